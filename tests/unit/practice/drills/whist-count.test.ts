/** What is asked about a hand of whist has the answers of a slow recount, card by card. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { whistCount as drill } from '../../../../src/practice/drills/whist-count/drill.ts';
import { dealWhist } from '../../../../src/practice/drills/whist-count/question.ts';
import type {
  WhistQuestion,
  WhistReply,
} from '../../../../src/practice/drills/whist-count/question.ts';
import '../../seed.ts';

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const PACK = ['C', 'S', 'H', 'D'].flatMap((suit) => RANKS.map((rank) => suit + rank));
const SEATS = ['A', 'B', 'C', 'D'];

const questions = fc
  .tuple(
    fc.integer(),
    fc.integer({ min: 1, max: drill.levels.length }),
    fc.option(fc.constantFrom(...Object.keys(drill.kinds))),
  )
  .map(([seed, level, kind]) => drill.make(new Chance(seed), { level, kind, options: {} }));

/** Every card struck off a list of the pack, trick by trick. */
function slow({ asks, deal, own }: WhistQuestion): WhistReply[] {
  return asks.map(({ after, suit, what }) => {
    let left = PACK.filter((card) => card.startsWith(suit));
    for (const { cards } of deal.tricks.slice(0, after)) {
      for (const card of cards) left = left.filter((one) => one !== card);
    }
    if (what === 'master') return left.slice(0, 1) as unknown as WhistReply;
    const mine: readonly string[] = deal.hands[own];
    const others = left.filter((card) => !mine.includes(card));
    return what === 'count' ? others.length : (others as unknown as WhistReply);
  });
}

test('every ask has the answer that striking off card by card finds', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(drill.answer(question)).toEqual(slow(question));
      expect(drill.grade(question, drill.answer(question))).toEqual({ right: true, faults: [] });
      expect(question.asks.length).toBeGreaterThan(0);
      const moments = question.asks.map(({ after }) => after);
      expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
    }),
    { numRuns: 300 },
  );
});

test('a wrong reply is answered with what was said, what it was, and the reckoning', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const right = drill.answer(question);
      const wrong = right.map((reply) =>
        typeof reply === 'number' ? reply + 1 : reply.length > 1 ? reply.slice(1) : [],
      );
      const { faults, right: good } = drill.grade(question, wrong);
      const missed = right.filter((reply) => typeof reply === 'number' || reply.length > 0);
      expect(good).toBe(missed.length === 0);
      expect(faults).toHaveLength(missed.length);
      for (const fault of faults) expect(fault).toMatch(/you said .*, but it was .*\. \S/);
    }),
    { numRuns: 200 },
  );
});

test('four players follow suit, take tricks as whist has it, and play all 52 cards', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { hands, tricks, trump, turnedCard } = dealWhist(new Chance(seed));
      expect(tricks).toHaveLength(13);
      expect(tricks.flatMap(({ cards }) => [...cards]).sort()).toEqual([...PACK].sort());
      expect(hands.D).toContain(turnedCard);
      expect(turnedCard.charAt(0)).toBe(trump);
      const left = new Map(SEATS.map((seat) => [seat, [...hands[seat as 'A']]]));
      let leader = 'A';
      for (const trick of tricks) {
        expect(trick.leader).toBe(leader);
        const order = [...SEATS, ...SEATS].slice(SEATS.indexOf(leader)).slice(0, 4);
        const led = trick.cards[0]!.charAt(0);
        for (const [at, card] of trick.cards.entries()) {
          const hand = left.get(order[at]!)!;
          expect(hand).toContain(card);
          if (!card.startsWith(led)) expect(hand.some((one) => one.startsWith(led))).toBe(false);
          hand.splice(hand.indexOf(card), 1);
        }
        const ruffs = trick.cards.some((card) => card.startsWith(trump));
        const best = trick.cards
          .filter((card) => card.startsWith(ruffs ? trump : led))
          .sort((a, b) => RANKS.indexOf(a.slice(1)) - RANKS.indexOf(b.slice(1)))[0]!;
        leader = order[trick.cards.indexOf(best)]!;
        expect(trick.winner).toBe(leader);
      }
    }),
    { numRuns: 100 },
  );
});

test('the players are sensible: trumps are drawn, and the second hand seldom plays an ace', () => {
  const tricks = Array.from({ length: 300 }, (_, seed) => dealWhist(new Chance(seed))).flatMap(
    ({ tricks: all, trump }) => all.map((trick) => ({ ...trick, trump })),
  );
  const share = (of: (trick: (typeof tricks)[number]) => boolean): number =>
    tricks.filter(of).length / tricks.length;
  expect(share(({ cards, trump }) => cards[0]!.startsWith(trump))).toBeGreaterThan(0.1);
  expect(share(({ cards }) => cards[1]!.endsWith('A'))).toBeLessThan(0.08);
});

test('the same seed gives the same question, and others others', () => {
  const key = (seed: number): string =>
    drill.make(new Chance(seed), { level: 2, kind: null, options: {} }).key;
  expect(key(7)).toBe(key(7));
  expect(new Set(Array.from({ length: 100 }, (_, seed) => key(seed))).size).toBe(100);
});
