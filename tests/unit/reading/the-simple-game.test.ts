/**
 * What the chapter on the Simple Game says about Hand No. 1, held against the hand. The sums are
 * done here from the cards, with no help from the replay or the settlement of scores.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/notation/parse.ts';
import { cardPoints, rankOf, sumPoints, suitOf } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { isTrump, trumpsOf } from '../../../src/skat/order.ts';
import { isOver, legalPlays, playCard, startPlay, toMove } from '../../../src/skat/play.ts';
import type { Position } from '../../../src/skat/play.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { readChapter } from './chapter-text.ts';

const { prose } = readChapter('content/manual/07-the-simple-game.mdx');
const parsed = parseHand(readFileSync('content/hands/foster-01.hand', 'utf8'));
if (!parsed.ok) throw new Error('Hand No. 1 does not parse.');
const hand = parsed.value;
const { contract, deal, line } = hand;

const twelve: readonly Card[] = [...deal.V, ...deal.skat];
const layout: readonly Card[] = hand.layout ?? [];
const hands = { ...deal, V: twelve.filter((card) => !layout.includes(card)) };
const played = (tricks: number): Card[] =>
  line.tricks.slice(0, tricks).flatMap(({ plays }) => plays.map(({ card }) => card));

/** The position after so many tricks of the record. */
function after(tricks: number): Position {
  return played(tricks).reduce(playCard, startPlay(hands, contract, 'V'));
}

/** The points in Vorhand's tricks, without what was put away. */
function taken({ tricks }: Position): number {
  return sumPoints(tricks.filter(({ winner }) => winner === 'V').flatMap(({ cards }) => cards));
}

/** The points Vorhand has at the end when all three play as well as can be, seeing all cards. */
function best(position: Position): number {
  if (isOver(position)) return taken(position) + sumPoints(layout);
  const ends = legalPlays(position).map((card) => best(playCard(position, card)));
  return toMove(position) === 'V' ? Math.max(...ends) : Math.min(...ends);
}

const seventh = after(7);

/** Who played what, and to whom a trick went: `V CJ, M SQ, H DJ: V 7`. */
function trick(number: number): string {
  const { plays, points, winner } = line.tricks[number - 1]!;
  return `${plays.map(({ card, seat }) => `${seat} ${card}`).join(', ')}: ${winner} ${points}`;
}

describe('the trick the chapter opens with', () => {
  test('Vorhand has 50 in tricks and a ten put away, 60, and leads', () => {
    expect(prose).toContain('spades are trumps, and seven tricks are over');
    expect(contract).toMatchObject({ kind: 'simple', trump: 'S' });
    expect(prose).toContain(`You have taken home ${taken(seventh)} points and you put a ten away`);
    expect(prose).toContain(`${taken(seventh) + sumPoints(layout)} in all`);
    expect(toMove(seventh)).toBe('V');
  });

  test('Vorhand holds the three cards that it names', () => {
    const [a, b, c] = seventh.hands.V;
    expect(prose).toContain(`You hold ${a}, ${b} and ${c}`);
  });

  test('the ten of clubs brings 17 points and the game', () => {
    expect(trick(8)).toBe('V C10, M HQ, H HK: V 17');
    expect(best(playCard(seventh, 'C10'))).toBeGreaterThan(60);
  });

  test('either diamond ends at 60 against good defence, without another trick', () => {
    for (const card of ['DK', 'D9'] as const) expect(best(playCard(seventh, card))).toBe(60);
    // Any trick would bring points, since every card that the defenders have left counts.
    for (const card of [...seventh.hands.M, ...seventh.hands.H]) {
      expect(cardPoints(card)).toBeGreaterThan(0);
    }
  });

  test('every other club has gone, and every trump', () => {
    const gone = played(7);
    const clubs = gone.filter((card) => suitOf(card) === 'C' && !isTrump(card, contract));
    expect(clubs.map(rankOf).toSorted()).toEqual(['7', '8', '9', 'A', 'K', 'Q']);
    expect(trumpsOf(contract).filter((card) => !gone.includes(card))).toEqual([]);
    expect(prose).toContain('all eleven trumps have fallen');
  });
});

describe('the deal and the result', () => {
  test('Vorhand has the cards that it lists, and finds the two black aces', () => {
    expect(prose).toContain(
      'the jack and ten of clubs, four spades with the jack, three diamonds and a lone heart',
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
    const trumps = trumpsOf(contract).filter((card) => twelve.includes(card));
    expect(trumps).toEqual(['CJ', 'SJ', 'SA', 'S10', 'S8', 'S7']);
    expect(prose).toContain(
      'With spades as trumps you have six: both black jacks and SA S10 S8 S7',
    );
  });

  test('the ten of diamonds and the only heart are put away', () => {
    expect(layout.toSorted()).toEqual(['D10', 'H7']);
    expect(prose).toContain('You put away the D10 and the H7');
    expect(hands.V.some((card) => suitOf(card) === 'H' && !isTrump(card, contract))).toBe(false);
    expect(twelve).not.toContain('DA');
  });

  test('67 and 10 make 77, and the defenders have the rest', () => {
    const won = taken(after(10));
    expect(prose).toContain(
      `you have ${won} points in your tricks and ${sumPoints(layout)} in what you put away, and with ${won + sumPoints(layout)} you have won`,
    );
  });

  test('a base value of 3, with 2, makes 9; today 33', () => {
    expect(countMatadors(twelve, contract)).toEqual({ with: 2 });
    const base = LAWS['american-1922'].rates.simple?.base;
    expect(base).toMatchObject({ S: 3 });
    expect(prose).toContain('has a base value of 3');
    expect(prose).toContain('3 × 3 = 9 points');
    expect(LAWS.isko.rates['gucki-solo']?.base).toMatchObject({ S: 11 });
    expect(prose).toContain('a base value of 11, so the same hand would score 33');
  });
});

describe('the play', () => {
  test('goes as the chapter tells it', () => {
    expect(trick(1)).toBe('V CJ, M SQ, H DJ: V 7');
    expect(trick(2)).toBe('V S7, M SK, H S9: M 4');
    expect(trick(3)).toBe('M C8, H C9, V CA: V 11');
    expect(trick(4)).toBe('V SJ, M HJ, H C7: V 4');
    expect(cardPoints('SK') - cardPoints('HJ')).toBe(2);
    expect(prose).toContain('which is worth two points more than the jack');
  });

  test('Hinterhand had one trump beside the jack, Mittelhand one club', () => {
    expect(deal.H.filter((card) => isTrump(card, contract))).toEqual(['S9', 'DJ']);
    expect(deal.M.filter((card) => suitOf(card) === 'C')).toEqual(['C8']);
  });

  test('after the first trick Vorhand holds five trumps, and jack, king and nine are out', () => {
    const first = after(1);
    const held = first.hands.V.filter((card) => isTrump(card, contract));
    expect(held).toHaveLength(5);
    expect(prose).toContain('You hold five, three have fallen, and three are out');
    const out = trumpsOf(contract).filter(
      (card) => !held.includes(card) && !played(1).includes(card),
    );
    expect(out).toEqual(['HJ', 'SK', 'S9']);
    expect(prose).toContain('the jack of hearts, the king and the nine');
  });

  test('the nine of clubs is the cheapest card of Hinterhand’s that covers the eight', () => {
    const covering = after(2).hands.H.filter((card) => suitOf(card) === 'C' && card !== 'C7');
    expect(covering.toSorted((a, b) => cardPoints(a) - cardPoints(b))[0]).toBe('C9');
  });

  test('Hinterhand’s clubs go in tricks four, five and six', () => {
    const thrown = [4, 5, 6].map(
      (number) => line.tricks[number - 1]?.plays.find(({ seat }) => seat === 'H')?.card,
    );
    expect(thrown).toEqual(['C7', 'CQ', 'CK']);
    expect(after(6).hands.H.some((card) => suitOf(card) === 'C')).toBe(false);
  });

  test('ace and ten of trumps bring 14 each, the last trump nothing, the last two tricks 39', () => {
    expect([5, 6, 7].map((number) => line.tricks[number - 1]?.points)).toEqual([14, 14, 0]);
    expect(prose).toContain('Your ace and ten of trumps bring 14 points each');
    const [ninth, tenth] = [line.tricks[8]!, line.tricks[9]!];
    expect([ninth.winner, tenth.winner]).toEqual(['M', 'M']);
    expect(prose).toContain(`${(ninth.points ?? 0) + (tenth.points ?? 0)} points, too late`);
  });

  test('the slip of 1922 is recorded in the hand', () => {
    expect(hand.errata.find(({ at }) => at === 't1.M')).toMatchObject({ corrected: 'SQ' });
    expect(deal.H).toContain('CQ');
    expect(trick(5)).toContain('H CQ');
  });
});
