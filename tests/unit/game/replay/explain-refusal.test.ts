/** The message for a reader who presses a card that may not be played, checked against the rules. */
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { playableAt } from '../../../../src/game/replay/playable.ts';
import { stopOf } from '../../../../src/game/replay/replay.ts';
import { explainRefusal } from '../../../../src/game/replay/explain-refusal.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { readHand, readHands } from './book-hands.ts';

function said(hand: string, place: string, card: Card, own = true): string | null {
  const replay = buildReplay(readHand(hand));
  return explainRefusal(replay, stopOf(replay, place), card, own);
}

describe('in words', () => {
  test.each([
    // Vorhand has led the jack of clubs in a game in spades.
    [
      'trumps',
      't1.1',
      'HQ',
      'You must follow suit: trumps were led and you hold the SK, the SQ and the HJ.',
    ],
    // Mittelhand has led, and Hinterhand follows.
    ['another’s card', 't3.1', 'CA', 'It is your turn, as Hinterhand.'],
  ] as const)('of %s', (_, place, card, words) => {
    expect(said('foster-01', place, card)).toBe(words);
  });

  test('the seat is named where it is not the reader’s', () => {
    expect(said('foster-01', 't1.1', 'HQ', false)).toBe(
      'Mittelhand must follow suit: trumps were led and Mittelhand holds the SK, the SQ and the HJ.',
    );
    expect(said('foster-01', 't1.1', 'C7', false)).toBe('It is Mittelhand’s turn.');
  });
});

test('of every card at every place of the book: there are words exactly when it may not be played', () => {
  for (const hand of readHands()) {
    const replay = buildReplay(hand);
    for (const stop of replay.stops.values()) {
      const legal = playableAt(replay, stop);
      if (legal.length === 0 || stop.trick === 0) continue;
      for (const seat of SEATS) {
        for (const card of stop.hands[seat]) {
          const words = explainRefusal(replay, stop, card, true);
          expect(words === null, `${hand.id} ${stop.name} ${card}`).toBe(legal.includes(card));
          if (words === null || seat !== stop.toPlay) continue;
          expect(words).toContain('must follow suit');
          if (legal.length <= 3) for (const each of legal) expect(words).toContain(each);
        }
      }
    }
  }
});
