/** Counting a Grand hand and piling the best cards on what it loses. */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { countGrand } from '../../../../src/strategy/bidding/piles.ts';
import { sayGrand } from '#edition/strategy/bidding/count-words.ts';
import { CARDS, cardPoints, rankOf } from '../../../../src/game/skat/cards.ts';

const foster = 'CJ SJ HA H10 HK HQ DA C7 S7 D7';

describe('Foster’s example of page 128', () => {
  const count = countGrand(cardsOfText(foster), cardsOfText('C7 S7 D7'));

  test('has seven tricks, and three tens, two aces and a king fall on the sevens', () => {
    expect(count.tricks).toBe(7);
    expect(count.cards.map(({ trick }) => trick)).toEqual([1, 2, 3, 4, 5, 6, 7, null, null, null]);
    const added = count.piles.flatMap((pile) => pile.added).map(rankOf);
    expect(added.toSorted()).toEqual(['10', '10', '10', 'A', 'A', 'K']);
    expect(count.most).toBe(56);
  });

  test('is described in words', () => {
    expect(sayGrand(count)).toBe(
      'seven sure tricks; on the other three the defenders can pile 56, which is not enough',
    );
  });
});

test('no choice of the defenders’ cards is worth more, and none is the declarer’s', () => {
  const hand = cardsOfText('CJ SJ S9 S8 S7 HJ HA H10 DJ D9');
  const lose = cardsOfText('S9 S8 S7 D9');
  const { most, piles } = countGrand(hand, lose);
  const added = piles.flatMap((pile) => pile.added);
  expect(new Set(added).size).toBe(8);
  const left = CARDS.filter((card) => !hand.includes(card) && !added.includes(card));
  const cheapest = Math.min(...added.map(cardPoints));
  for (const card of left.filter((one) => rankOf(one) !== 'J')) {
    expect(cardPoints(card), card).toBeLessThanOrEqual(cheapest);
  }
  for (const card of added) expect(hand).not.toContain(card);
  expect(most).toBe(71);
});

test('sixty is enough, as it is for two queens and a seven', () => {
  const hand = cardsOfText('CJ SJ HA H10 HK HQ DA CK S7 D7');
  const count = countGrand(hand, cardsOfText('CK S7 D7'));
  expect(count.most).toBe(60);
  expect(sayGrand(count)).toMatch(/, which is enough$/);
});

test('cards put away can be piled on nothing', () => {
  const hand = cardsOfText('CJ SJ CA C10 HA H10 S7 D7 S8 D8');
  const away = cardsOfText('D10 SK');
  const piles = countGrand(hand, cardsOfText('S7 D7 S8 D8'), away).piles;
  for (const card of away) expect(piles.flatMap((pile) => pile.added)).not.toContain(card);
});

test('a card that is not in the hand cannot be lost', () => {
  expect(() => countGrand(cardsOfText(foster), cardsOfText('C8'))).toThrow(RangeError);
});
