/** The ten leads of No. 20 that the chapter on Gucki Grands shows as bars. */
import { expect, test } from 'vitest';
import { factOf } from '../../../../src/book/facts.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { quoting } from '../quote.ts';
import { readHand } from './hand-text.ts';

const says = quoting('content/manual/19-gucki-grand.mdx');

test('the king and every jack lose the game, every other lead wins it', () => {
  says('A jack, which looks safest, loses too.');
  const replay = buildReplay(readHand('foster-20'));
  const worth = (card: string): unknown => {
    const fact = factOf(`best layout ${card}`, replay);
    return fact.ok ? fact.value : fact.errors[0].message;
  };
  expect(['DK', 'CJ', 'SJ', 'HJ', 'DJ'].map(worth)).toEqual([59, 59, 59, 59, 59]);
  expect(['D10', 'CA', 'C10', 'S7', 'H7'].map(worth)).toEqual([63, 63, 63, 63, 63]);
});

test('in No. 19 played again the king of hearts and the ace of clubs alone bring more than 63', () => {
  says('The king of hearts or the ace of clubs in its place would have brought 65.');
  const replay = buildReplay(readHand('foster-19'));
  const worth = (card: string): unknown => {
    const fact = factOf(`best hearts-kept/t3 ${card}`, replay);
    return fact.ok ? fact.value : fact.errors[0].message;
  };
  expect(['H10', 'HK', 'CA', 'CQ', 'CJ', 'SJ', 'HJ'].map(worth)).toEqual([
    61, 65, 65, 61, 63, 63, 63,
  ]);
});
