/** The ladder of calls, held against what The Standard Hoyle prints in words and figures. */
import { describe, expect, test } from 'vitest';
import { LADDER, againstTheCost } from '../../../../src/book/exhibits/ladder/ladder.ts';

const named = LADDER.map(({ kind, trump }) => `${kind}${trump === null ? '' : ` ${trump}`}`);

describe('the ladder of The Standard Hoyle', () => {
  test('has its fifteen steps, diamonds lowest of each kind', () => {
    expect(named).toEqual(
      [
        ...['simple D', 'simple H', 'simple S', 'simple C'],
        ...['tournee D', 'tournee H', 'tournee S', 'tournee C'],
        ...['solo D', 'solo H', 'solo S', 'nullo', 'solo C', 'open-nullo', 'grand-solo'],
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
  ])('%s costs at least %i, as its examples reckon', (name, least) => {
    expect(LADDER[named.indexOf(name)]?.least).toBe(least);
  });

  test('goes against the cost at the Nullo and at the Grand alone', () => {
    expect(againstTheCost(LADDER).map(({ kind }) => kind)).toEqual(['nullo', 'grand-solo']);
  });
});
