/**
 * What the chapter on the Simple Game says of Hand No. 1, held against the hand. Its points and its
 * score are facts that the build checks.
 */
import { describe, expect, test } from 'vitest';
import { cardPoints, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import { isTrump, trumpsOf } from '../../../../src/game/skat/order.ts';
import { toMove } from '../../../../src/game/skat/play.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { quoting } from '../quote.ts';
import { bestByCard } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';

const says = quoting('content/manual/07-the-simple-game.mdx');
const hand = readHand('foster-01');
const { contract, deal, line } = hand;
const layout = hand.layout ?? [];

const played = line.tricks.map(({ plays }) => plays.map(({ card }) => card));
const trick = (number: number): string => trickText(hand, number);

describe('the trick the chapter opens with', () => {
  const seventh = afterTricks(hand, 7);

  test('Vorhand leads, and holds the three cards that it names', () => {
    says('You are Vorhand, spades are trumps, and seven tricks are over.');
    expect(contract).toMatchObject({ kind: 'simple', trump: 'S' });
    expect(toMove(seventh)).toBe('V');
    const [a, b, c] = seventh.hands.V;
    says(`You hold ${a}, ${b} and ${c}, and it is your lead.`);
  });

  test('the ten of clubs brings queen and king of hearts and the game', () => {
    says(
      'Lead the ten of clubs, and the defenders’ queen and king of hearts fall on it. That is 17 points and the game.',
    );
    expect(trick(8)).toBe('V C10, M HQ, H HK: V 17');
    expect(bestByCard(seventh, layout).get('C10')).toBeGreaterThan(60);
  });

  test('either diamond ends at 60 against good defence, without another trick', () => {
    says(
      'Lead either diamond, and you never win another trick against good defence: you end with 60, and 60 loses.',
    );
    const values = bestByCard(seventh, layout);
    for (const card of ['DK', 'D9'] as const) expect(values.get(card), card).toBe(60);
    // Any trick would bring points, since every card that the defenders have left counts.
    for (const card of [...seventh.hands.M, ...seventh.hands.H]) {
      expect(cardPoints(card), card).toBeGreaterThan(0);
    }
  });

  test('every other club has gone, and every trump', () => {
    says(
      'The ace of clubs was yours and has been played. The eight, nine, seven, queen and king of that suit are gone too. And all eleven trumps have fallen, so nobody can ruff it.',
    );
    const gone = played.slice(0, 7).flat();
    const clubs = gone.filter((card) => suitOf(card) === 'C' && !isTrump(card, contract));
    expect(clubs.map(rankOf).toSorted()).toEqual(['7', '8', '9', 'A', 'K', 'Q']);
    expect(trumpsOf(contract).filter((card) => !gone.includes(card))).toEqual([]);
  });
});

describe('the deal', () => {
  test('Vorhand has the cards that it lists, and finds the two black aces', () => {
    says(
      'The deal gives you, as Vorhand, the jack and ten of clubs, four spades including the jack, three diamonds and a lone heart. In the skat you find the ace of clubs and the ace of spades.',
    );
    const suits = (suit: string): string[] =>
      deal.V.filter((card) => suitOf(card) === suit).map(rankOf);
    expect(suits('C')).toEqual(['J', '10']);
    expect(suits('S')).toHaveLength(4);
    expect(suits('S')).toContain('J');
    expect(suits('D')).toHaveLength(3);
    expect(suits('H')).toHaveLength(1);
    expect(deal.skat.toSorted()).toEqual(['CA', 'SA']);
  });

  test('spades make six trumps, those it names', () => {
    says('With spades as trumps you have six: both black jacks and SA S10 S8 S7.');
    expect(trumpsAmong(twelve(hand), hand).toSorted()).toEqual(
      ['CJ', 'SJ', 'SA', 'S10', 'S8', 'S7'].toSorted(),
    );
  });

  test('the ten of diamonds and the only heart are put away', () => {
    says(
      'You put away the D10 and the H7, name spades, and play.',
      'You put the seven of hearts away because it is your only heart: without it you can ruff hearts.',
      'You put the ten of diamonds away because it is in danger. The ace is not yours, and a defender might catch the ten with it.',
    );
    expect([...layout].toSorted()).toEqual(['D10', 'H7']);
    expect(heldAfter(hand, 'V', 0).some((card) => suitOf(card) === 'H')).toBe(false);
    expect(twelve(hand)).not.toContain('DA');
  });

  test('today it would score 33', () => {
    says('Today the same game would score 33, because spades now have a base value of 11.');
    const base = LAWS.isko.rates['gucki-solo']?.base;
    expect(base).toMatchObject({ S: 33 / 3 });
  });
});

describe('the play', () => {
  test('goes as the chapter says', () => {
    says(
      'You lead your best trump, the jack of clubs. Mittelhand plays the queen of spades, and Hinterhand the jack of diamonds.',
      'You lead a small trump, the seven of spades.',
      'Mittelhand has that jack, but takes the seven with the king, because the king is worth two points more than the jack.',
      'Mittelhand’s next card is a singleton, the only card of its suit in that hand: the eight of clubs.',
      'You win the trick with the ace.',
      'The jack of spades now catches the jack of hearts.',
    );
    expect(trick(1)).toBe('V CJ, M SQ, H DJ: V 7');
    expect(trick(2)).toBe('V S7, M SK, H S9: M 4');
    expect(trick(3)).toBe('M C8, H C9, V CA: V 11');
    expect(trick(4)).toBe('V SJ, M HJ, H C7: V 4');
    expect(deal.M).toContain('HJ');
    expect(cardPoints('SK') - cardPoints('HJ')).toBe(2);
    expect(deal.M.filter((card) => suitOf(card) === 'C')).toEqual(['C8']);
  });

  test('Hinterhand had one trump beside the jack', () => {
    says('It is the lowest of the four, and Hinterhand has only one other trump to guard it');
    expect(deal.H.filter((card) => isTrump(card, contract))).toEqual(['S9', 'DJ']);
  });

  test('after the first trick Vorhand holds five trumps, and jack, king and nine are out', () => {
    says(
      'You hold five, three have fallen, and three are out: the jack of hearts, the king and the nine.',
    );
    const held = trumpsAmong(heldAfter(hand, 'V', 1), hand);
    expect(held).toHaveLength(5);
    const fallen = played[0]?.filter((card) => isTrump(card, contract)) ?? [];
    expect(fallen).toHaveLength(3);
    const out = trumpsOf(contract).filter((card) => ![...held, ...fallen].includes(card));
    expect(out).toEqual(['HJ', 'SK', 'S9']);
  });

  test('the nine of clubs is the cheapest card of Hinterhand’s that covers the eight', () => {
    says(
      'Hinterhand has the king, queen, nine and seven of clubs, so Mittelhand could hold only the ace or the ten beside the eight.',
      'So Hinterhand takes the eight for a singleton, and just covers it with the nine, so as to lose no more points than need be.',
    );
    const clubs = heldAfter(hand, 'H', 2).filter((card) => suitOf(card) === 'C');
    expect(clubs.map(rankOf)).toEqual(['K', 'Q', '9', '7']);
    const covering = clubs.filter((card) => card !== 'C7');
    expect(covering.toSorted((a, b) => cardPoints(a) - cardPoints(b))[0]).toBe('C9');
  });

  test('Hinterhand’s clubs go in tricks four, five and six', () => {
    says('From here on Hinterhand discards every club, on this trick, the next and the one after.');
    const thrown = [4, 5, 6].map(
      (number) => line.tricks[number - 1]?.plays.find(({ seat }) => seat === 'H')?.card,
    );
    expect(thrown).toEqual(['C7', 'CQ', 'CK']);
    expect(heldAfter(hand, 'H', 6).some((card) => suitOf(card) === 'C')).toBe(false);
  });

  test('ace and ten of trumps bring the same, the last trump nothing', () => {
    says(
      'Your ace and ten of trumps bring 14 points each and your last trump brings none. You are where this chapter began',
      'The defenders take the ninth trick and the tenth, 39 points, too late.',
    );
    expect([5, 6, 7].map((number) => line.tricks[number - 1]?.points)).toEqual([14, 14, 0]);
    expect([9, 10].map((number) => line.tricks[number - 1]?.winner)).toEqual(['M', 'M']);
  });

  test('the slip of 1922 is recorded in the hand', () => {
    expect(hand.errata.find(({ at }) => at === 't1.M')).toMatchObject({ corrected: 'SQ' });
    expect(deal.H).toContain('CQ');
    expect(trick(5)).toContain('H CQ');
  });
});
