/** The ladder of calls, held against what The Standard Hoyle prints in words and figures. */
import { describe, expect, test } from 'vitest';
import { LADDER, againstTheCost } from '../../../../src/book/exhibits/ladder/ladder.ts';
import { quoting } from '../../content/quote.ts';

const named = LADDER.map(({ kind, matadors, trump }) =>
  [kind, trump, matadors > 1 ? matadors : null].filter((part) => part !== null).join(' '),
);
const says = quoting('content/shelf/hoyle-the-game.mdx');

describe('the ladder of The Standard Hoyle', () => {
  test('has its sixteen steps, diamonds lowest of each kind and an open Nullo between two Grands', () => {
    says(
      'There are sixteen steps from the lowest game to the highest.',
      'a Grand outbids a Solo in clubs, and an Open Nullo outbids that Grand.',
    );
    expect(named).toEqual(
      [
        ...['simple D', 'simple H', 'simple S', 'simple C'],
        ...['tournee D', 'tournee H', 'tournee S', 'tournee C'],
        ...['solo D', 'solo H', 'solo S', 'nullo', 'solo C'],
        ...['grand-solo', 'open-nullo', 'grand-solo 2'],
      ].flat(),
    );
  });

  test.each([
    ['tournee D', 10],
    ['solo D', 18],
    ['nullo', 20],
    ['solo C', 24],
    ['grand-solo', 32],
    ['open-nullo', 40],
    ['grand-solo 2', 48],
  ])('%s costs at least %i, as its examples reckon', (name, least) => {
    expect(LADDER[named.indexOf(name)]?.least).toBe(least);
  });

  test('goes by the cost, as Hoyle says, but for the Nullo', () => {
    says('and so it does, except for one step.');
    expect(againstTheCost(LADDER).map(({ kind }) => kind)).toEqual(['nullo']);
  });
});
