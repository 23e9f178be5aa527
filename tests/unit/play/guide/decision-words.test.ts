/** What the guide says before the first lead of a declarer, with trumps enough and with too few. */
import { expect, test } from 'vitest';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { cardWords } from '../../../../src/play/guide/say-decision.ts';
import { firstGameAt, untilTurn } from './guided.ts';

/** The first game with this suit as trumps and these two cards put away. */
function wordsWith(trump: Suit, layout: readonly [Card, Card]): string {
  const contract = { kind: 'gucki-solo', trump, announced: null } as const;
  const named = takeAction(firstGameAt('layout'), { do: 'declare', contract, layout });
  const { seat } = FIRST_GAME;
  return cardWords(seatView(untilTurn(named, seat), seat), 'french').join(' ');
}

test('aces are safe once the trumps are out, and only where they can be brought out', () => {
  expect(wordsWith('C', ['SK', 'S8'])).toBe(
    'You are Vorhand, so you lead. You have 6 trumps, and they have 5. Once theirs are gone, your aces cannot be trumped.',
  );
  // Two leads bring out four of seven at most.
  expect(wordsWith('H', ['CJ', 'HA'])).toBe(
    'You are Vorhand, so you lead. You have 2 trumps, and they have 7. You have too few to bring all of theirs out, so your DA may be trumped.',
  );
});
