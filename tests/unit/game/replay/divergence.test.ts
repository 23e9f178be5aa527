/** Where a course of the reader's own parts from the one it left. */
import { expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { withOwnLine } from '../../../../src/game/replay/own-line.ts';
import { divergenceOf } from '../../../../src/game/replay/divergence.ts';
import { OWN_LINE } from '../../../../src/game/replay/place.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { readHand } from './book-hands.ts';

const replay = buildReplay(readHand('foster-01'));

/** The trick, and the cards that differ there, of a line that leaves the record at a place. */
function parting(from: string, ...cards: Card[]): unknown {
  const own = withOwnLine(replay, { from, cards });
  if (!own.ok) throw new Error('not legal');
  const found = divergenceOf(lineOf(own.value, null), lineOf(own.value, OWN_LINE));
  return (
    found && [found.trick, ...[found.original, found.own].map((stop) => stop?.table.at(-1)?.card)]
  );
}

test('at the first card that is another, not where the reader began to play on', () => {
  expect(parting('t7.3', 'DK')).toEqual([8, 'C10', 'DK']);
  // The reader plays the record's cards for a while.
  expect(parting('t7.3', 'C10', 'HQ', 'HA')).toEqual([8, 'HK', 'HA']);
});

test('nowhere as long as the cards are the same', () => {
  expect(parting('t7.3', 'C10', 'HQ')).toBeNull();
});
