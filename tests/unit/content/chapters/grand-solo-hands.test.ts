/**
 * What the chapter on playing a Grand says of Hands 13 to 15, held against the cards and best play. Their
 * points and scores are facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardPoints, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { playCard } from '../../../../src/game/skat/play.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, best, bestByCard, handSolo, worth } from './grands.ts';
import { readHand, twelve } from './hand-text.ts';

const chapter = readChapter('content/manual/16-2-grand-solo-play.mdx');
const says = quoting(chapter);
const hand = readHand('foster-13');
const shown = chapter.tags.find(({ name }) => name === 'GrandHand')?.props['cards'] ?? '';

describe('the trick the chapter opens with', () => {
  const lead = afterCards(hand, 1);

  test('is the first of Hand No. 13, with Mittelhand’s ten cards', () => {
    says(
      'Vorhand has called a Grand, in which only the four jacks are trumps, and leads the jack of spades. You are Mittelhand. You have no jack, so you may play what you like',
    );
    expect(lead.table).toEqual(['SJ']);
    expect(cardsOfText(shown).toSorted()).toEqual(hand.deal.M.toSorted());
  });

  test('the nine of hearts is the only card that beats the Grand', () => {
    says(
      'The card to play is the nine of hearts.',
      'With all cards open and the best play on both sides, the nine of hearts is the only one of your ten cards that beats this game.',
    );
    for (const [card, points] of bestByCard(lead, hand.deal.skat)) {
      expect(points < 61, card).toBe(card === 'H9');
    }
  });
});

describe('Hand No. 13', () => {
  test('a jack led loses against best defence, and anything else wins', () => {
    says(
      'With all cards open, Vorhand loses to this discard whichever jack is led, and wins by leading anything but a jack.',
    );
    for (const [card, points] of bestByCard(afterCards(hand, 0), hand.deal.skat)) {
      expect(points > 60, card).toBe(rankOf(card) !== 'J');
    }
  });

  test('with the ace of diamonds in the other hand the diamond brings 63', () => {
    says(
      'If the ace of diamonds had been with Mittelhand, who has no heart left, hearts could not have been led. Vorhand would have ruffed a spade trick with points in it, or discarded a heart, and won.',
    );
    const before = afterCards(hand, 12);
    const swap = (card: Card): Card => (card === 'DA' ? 'D10' : card === 'D10' ? 'DA' : card);
    const hands = {
      ...before.hands,
      M: before.hands.M.map(swap),
      H: before.hands.H.map(swap),
    };
    expect(hands.M).toContain('DA');
    expect(best(playCard({ ...before, hands }, 'D7'), hand.deal.skat)).toBe(63);
  });

  test('the club Solo would have been with 7, and 63 points can fall on its small red cards', () => {
    says(
      'CA C10 CK are an established suit, and a club Solo would be worth a good deal, with 7. But Vorhand does not care for the risk, because the small red cards can cost 63 points.',
      '80 points, against 96 for the club Solo.',
    );
    const cards = twelve(hand);
    expect(countMatadors(cards, handSolo('C'))).toEqual({ with: 7 });
    expect([worth(cards, 'grand-solo'), worth(cards, 'solo', 'C')]).toEqual([80, 96]);
    const small = hand.deal.V.filter((card) => suitOf(card) !== 'C' && rankOf(card) !== 'J');
    expect(small).toEqual(['H8', 'H7', 'D7']);
    const theirs = [...hand.deal.M, ...hand.deal.H].map(cardPoints).toSorted((a, b) => b - a);
    expect(theirs.slice(0, 2 * small.length).reduce((sum, points) => sum + points, 0)).toBe(63);
  });
});

test('Hand No. 14: ruffing the king of diamonds loses, ruffing the queen costs two', () => {
  says(
    'As the cards lie, ruffing the king loses the game by two points, while ruffing the queen of diamonds costs you only two.',
  );
  const hand = readHand('foster-14');
  const king = playCard(afterCards(hand, 16), 'HJ');
  expect(best(king, hand.deal.skat)).toBe(61 - 2);
  const queen = playCard(afterCards(hand, 20), 'HJ');
  expect(best(queen, hand.deal.skat)).toBe(67 - 2);
});

test('Hand No. 15 could be won after the second trick, with 65, and was not by a diamond', () => {
  says(
    'But here another way wins as the cards lie, 65 to 55: take your jacks and hearts first, and keep one jack for the club that comes back.',
  );
  const hand = readHand('foster-15');
  const values = bestByCard(afterCards(hand, 6), hand.deal.skat);
  expect(Math.max(...values.values())).toBe(65);
  expect(values.get('CJ')).toBe(65);
  expect(values.get('D9')).toBeLessThan(61);
});
