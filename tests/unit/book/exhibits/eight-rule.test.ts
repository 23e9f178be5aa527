/** The Eight Rule, against every hand that Foster counts himself (p. 96–97). */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import { sayCount } from '#edition/strategy/bidding/count-words.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { quoting } from '../../content/quote.ts';

const says = quoting('content/manual/15-2-solo-bidding.mdx');

function declarersTen(id: string) {
  const { contract, deal, declarer } = readHand(id);
  if (declarer === null || contract.trump === null) throw new Error(`${id} is no suit game.`);
  return { cards: deal[declarer], trump: contract.trump };
}

describe('Foster’s own counts', () => {
  test.each([
    ['foster-07', 9, 8, 1],
    ['foster-08', 9, 6, 3],
    ['foster-11', 8, 6, 2],
    ['foster-12', 8, 5, 3],
  ])('%s counts %i: %i trumps and %i aces and tens', (id, total, trumps, tricks) => {
    says(
      'That gives his number for every hand that he counts and that is printed with its ten cards.',
    );
    const { cards, trump } = declarersTen(id);
    expect(countEight(cards, trump)).toMatchObject({ total, trumps, tricks });
  });

  test.each(['foster-09', 'foster-10'])('%s falls short of eight by one', (id) => {
    const { cards, trump } = declarersTen(id);
    expect(countEight(cards, trump).total).toBe(7);
  });

  test('the spade example counts 9, the diamond example 8 and nothing else comes to 8', () => {
    expect(countEight(cardsOfText('S10 SQ S9 S8 HA H10 H7 DJ DA D10'), 'S').total).toBe(9);
    says(
      'The last hand does not come to eight in any suit but diamonds, as you can see in the figure.',
    );
    const hand = cardsOfText('CJ C10 CK CQ SA S10 DJ DQ D9 D8');
    expect(SUITS.map((suit) => countEight(hand, suit).total)).toEqual([7, 5, 5, 8]);
  });
});

test('the count goes up card by card: trumps, then aces and tens, then cards that do not count', () => {
  const { cards } = countEight(cardsOfText('D7 H10 SA S10 CA C9 DJ CJ HK D10'), 'C');
  expect(cards.map(({ card, count }) => `${card} ${count ?? '–'}`)).toEqual([
    'CJ 1',
    'DJ 2',
    'CA 3',
    'C9 4',
    'SA 5',
    'S10 6',
    'H10 7',
    'HK –',
    'D10 –',
    'D7 –',
  ]);
  expect(cards.map(({ standing }) => standing)).toEqual([
    ...Array.from({ length: 4 }, () => 'trump'),
    ...Array.from({ length: 3 }, () => 'trick'),
    'nothing',
    'ten-in-danger',
    'nothing',
  ]);
});

test('a count in words', () => {
  const words = (cards: string) => sayCount(countEight(cardsOfText(cards), 'C'));
  expect(words('CJ C7 SA S10')).toBe('2 trumps, 1 ace, 1 ten');
  expect(words('CJ SA DA S9')).toBe('1 trump, 2 aces');
  expect(words('S10 SK H10 HK DQ')).toBe('no trump, 2 tens');
  expect(words('CJ CA S9 S10')).toBe('2 trumps');
});
