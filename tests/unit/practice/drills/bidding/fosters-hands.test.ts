/** The hands on which the book itself speaks of bidding. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../../src/game/notation/parse.ts';
import { judgeHand } from '../../../../../src/strategy/bidding/judge-hand.ts';
import {
  doubtfulGrand,
  measureGrand,
  passesGrand,
} from '../../../../../src/strategy/bidding/grand.ts';
import { bidLimit } from '../../../../../src/strategy/bidding/limit.ts';
import { dangerousSuits, passesNullo } from '../../../../../src/strategy/bidding/nullo.ts';
import type { Card, Suit } from '../../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../../src/game/skat/laws.ts';
import { parse } from './questions.ts';

describe('Foster’s own hands', () => {
  const solo = (id: string): [Card[], Suit] => {
    const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
    if (!parsed.ok) throw new Error(`${id} has mistakes.`);
    const { contract, deal, declarer } = parsed.value;
    if (declarer === null || contract.trump === null) throw new Error(`${id} is no Solo.`);
    return [[...deal[declarer]], contract.trump];
  };

  test.each([
    ['foster-07', true],
    ['foster-08', true],
    ['foster-09', false],
    ['foster-10', false],
    ['foster-11', true],
    ['foster-12', true],
  ] as const)('p. 96: the Solo of %s is sound: %s', (id, sound) => {
    const [hand, trump] = solo(id);
    expect(judgeHand(hand, 'V', 'solo', trump).passes).toBe(sound);
  });

  test('p. 96: two of the four sound Solos stand in print with ten cards, and pass', () => {
    expect(judgeHand(parse('S10 SQ S9 S8 HA H10 H7 DJ DA D10'), 'H', 'solo', 'S').passes).toBe(
      true,
    );
    expect(judgeHand(parse('CJ C10 CK CQ SA S10 DJ DQ D9 D8'), 'V', 'solo', 'D').passes).toBe(true);
  });

  /**
   * The choice of games, p. 103–104. The rule says what he says: spades safer than clubs; both as
   * safe; both as risky; and the weaker suit, spades, where clubs do not come up to eight.
   */
  test.each([
    ['p. 103, clubs or spades', 'CJ CA C10 CQ SA SK S9 S8 HJ DJ', 'C', 7, 'S', 9],
    ['p. 103, spades or hearts', 'CJ SJ SA S10 S9 HJ H8 DA D10 D7', 'S', 8, 'H', 8],
    ['p. 104, clubs or diamonds', 'CA C10 C8 C7 SA HJ DA D10 D9 D8', 'C', 8, 'D', 8],
    ['p. 104, clubs or spades', 'CJ CA C10 CK C9 SJ SA S9 S8 S7', 'C', 7, 'S', 8],
  ] as const)('%s', (_, cards, one, countOne, other, countOther) => {
    const hand = parse(cards);
    expect(hand).toHaveLength(10);
    expect(judgeHand(hand, 'V', 'solo', one).count).toBe(countOne);
    expect(judgeHand(hand, 'V', 'solo', other).count).toBe(countOther);
  });

  test.each([
    ['all four jacks', 'CJ CQ C9 SJ S10 HJ HQ H9 DJ D10', true],
    ['two jacks, two aces', 'C10 CQ SA HJ HA H10 HQ DJ DK DQ', true],
    ['one jack, three aces', 'SA S10 S9 HA H9 H8 DJ DA DQ D8', true],
  ] as const)('p. 53: a safe Tournee on %s', (_, cards, safe) => {
    expect(judgeHand(parse(cards), 'V', 'tournee', null).passes).toBe(safe);
  });

  test('p. 53: Foster calls the two that make only three safe, his count does not, and they are never asked', () => {
    for (const cards of ['CJ CQ C9 SJ S9 S8 HJ HQ H9 D10', 'CA SA S10 SK HA H9 H8 D10 DK D7']) {
      const verdict = judgeHand(parse(cards), 'V', 'tournee', null);
      expect(verdict).toEqual({ count: 3, passes: false, doubtful: true });
    }
  });

  test('p. 57: two jacks and two aces are a fair Tournee, and with 2 in hand Foster is sure of three multipliers', () => {
    expect(judgeHand(parse('CA CQ C8 HJ HA H10 H7 DJ D10 D7'), 'V', 'tournee', null).passes).toBe(
      true,
    );
    const hand = parse('CJ C10 C9 C7 SJ SA SK SQ DA DK');
    const law = LAWS['american-1922'];
    const limit = (kind: 'solo' | 'tournee', trump: Suit): number =>
      bidLimit(hand, { kind, trump, announced: null }, law).value.points;
    expect(limit('solo', 'S')).toBe(33);
    // If he must he goes to 21, for a spade; 15 and 18 he has even on a diamond or a heart.
    expect(limit('tournee', 'S')).toBe(21);
    expect(limit('tournee', 'D')).toBe(15);
    expect(limit('tournee', 'H')).toBe(18);
    const open = { kind: 'tournee', trump: null, announced: null } as const;
    expect(bidLimit(hand, open, law)).toMatchObject({ trump: 'D', value: { points: 15 } });
  });

  test('p. 126: without, a Grand goes to 32; p. 149: a Gucki with 1 to 24', () => {
    const law = LAWS['american-1922'];
    const grand = (kind: 'grand-solo' | 'gucki-grand', cards: string): number =>
      bidLimit(parse(cards), { kind, trump: null, announced: null }, law).value.points;
    expect(grand('grand-solo', 'HJ DJ CA C10 CK DA D10 DK D8 D7')).toBe(32);
    expect(grand('gucki-grand', 'CJ HJ CA C10 HA H10 SK S7 D10 D7')).toBe(24);
  });

  // Page, seat, cards, sure tricks, and whether the measure says Grand.
  test.each([
    ['p. 121', 'V', 'CJ CA C7 SJ S8 S7 HA H10 DA D10', 7, true],
    ['p. 124', 'V', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 7, true],
    ['p. 124, elsewhere', 'M', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 7, false],
    ['p. 125', 'V', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 8, true],
    ['p. 125, elsewhere', 'H', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 8, false],
    ['p. 127', 'V', 'CJ SJ HA H10 HK HQ DA C7 S7 D7', 7, true],
    ['p. 128, one queen', 'V', 'CJ SJ HA H10 HK HQ DA CQ S7 D7', 7, true],
    ['p. 128, a king', 'V', 'CJ SJ HA H10 HK HQ DA CK S7 D7', 7, false],
    ['p. 128, one suit', 'V', 'CJ SJ HA H10 HK HQ H9 C7 S7 D7', 7, false],
    ['p. 123, jacks do not make a Grand', 'V', 'CJ SJ HJ DJ HA H10 S9 S8 S7 D9', 6, false],
    ['p. 140, the second', 'V', 'CJ SJ CA C10 CK C7 HA HQ H9 H7', 7, true],
    ['p. 150, no Solo Grand', 'V', 'CJ SJ CA C10 HA H10 SK S7 D10 D7', 6, false],
  ] as const)('%s as %s: %s', (_, seat, cards, tricks, grand) => {
    const count = measureGrand(parse(cards), seat);
    expect([count.tricks, passesGrand(count)]).toEqual([tricks, grand]);
  });

  /**
   * Where the measure and the book part: what he calls safe by playing it through, or wrongly
   * (p. 129, see the chapter), and seven tricks do not show. None of them may be asked.
   */
  test.each([
    ['p. 123: two clubs lost at most, six tricks', 'CJ SJ HJ C10 CQ C9 C7 DA D10 DK', 6],
    ['p. 140: four aces and tens with the two best jacks', 'CJ SJ S9 C9 C8 C7 HA H10 DA D10', 6],
    ['p. 129: three jacks and one suit', 'CJ SJ HJ HA H10 HK H9 C7 S7 D7', 7],
  ] as const)('%s', (_, cards, tricks) => {
    const hand = parse(cards);
    const count = measureGrand(hand, 'V');
    expect([count.tricks, passesGrand(count)]).toEqual([tricks, false]);
    expect(doubtfulGrand(hand, count)).toBe(true);
  });

  test('p. 129: three jacks and one suit are no safe Grand, because 63 can be piled on, so Foster errs', () => {
    const count = measureGrand(parse('CJ SJ HJ HA H10 HK H9 C7 S7 D7'), 'V');
    expect(count).toMatchObject({ tricks: 7, suits: 1, most: 63 });
    expect(passesGrand(count)).toBe(false);
  });

  // Page 175: the suits in danger, and whether he would play it.
  test.each([
    ['heart 10 is dangerous, discard doubtful', 'C10 C8 C7 SK S9 S8 S7 H10 H8 D7', 1],
    ['a fair chance, as discard is probable', 'CK CQ C9 C8 C7 HQ HJ H9 H7 DQ', 1],
    ['rather risky in two suits', 'CK C7 S10 S9 S8 S7 DA DK D8 D7', 2],
    ['play this open', 'C8 C7 SK SJ S9 S7 HQ HJ H8 H7', 0],
  ] as const)('p. 175: %s', (_, cards, suits) => {
    const hand = parse(cards);
    expect(hand).toHaveLength(10);
    expect(dangerousSuits(hand)).toHaveLength(suits);
  });

  test('p. 175: Foster would bid all four; the test passes the second and the fourth', () => {
    // The first has no suit to throw the ten on: open, by the test, and never asked.
    const first = parse('C10 C8 C7 SK S9 S8 S7 H10 H8 D7');
    expect(judgeHand(first, 'H', 'nullo', null)).toMatchObject({ doubtful: true });
    expect(passesNullo(parse('CK CQ C9 C8 C7 HQ HJ H9 H7 DQ'))).toBe(true);
    // “Tempting”, but with two dangers it is folly (p. 175).
    expect(passesNullo(parse('CK C7 S10 S9 S8 S7 DA DK D8 D7'))).toBe(false);
    expect(passesNullo(parse('C8 C7 SK SJ S9 S7 HQ HJ H8 H7'))).toBe(true);
  });
});
