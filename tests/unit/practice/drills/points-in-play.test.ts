import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { pointsInPlay as drill } from '../../../../src/practice/drills/points-in-play/drill.ts';
import type {
  AskKind,
  PlayedHand,
  PlayQuestion,
  Reply,
} from '../../../../src/practice/drills/points-in-play/question.ts';
import { makePlayQuestion } from '../../../../src/practice/drills/points-in-play/make.ts';
import { remainingHand } from '../../../../src/practice/drills/points-in-play/own-cards.ts';
import { findSlips } from '../../../../src/practice/drills/points-in-play/slips.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import '../../seed.ts';

const POINTS: Readonly<Record<string, number>> = { A: 11, '10': 10, K: 4, Q: 3, J: 2 };
const worth = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (POINTS[card.slice(1)] ?? 0), 0);

const handFile = (number: number): string =>
  readFileSync(`content/hands/foster-${`${number}`.padStart(2, '0')}.hand`, 'utf8');

test('the book’s hands are those of its files, all in which a declarer plays for points', async () => {
  const hands = Array.from({ length: 23 }, (_, at) => at + 1).flatMap((number) => {
    const parsed = parseHand(handFile(number));
    if (!parsed.ok) throw new Error(`Hand No. ${number} does not parse.`);
    const { contract, declarer, layout, line } = parsed.value;
    if (declarer === null || KINDS[contract.kind].aim !== 'points') return [];
    const cards = line.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
    return [
      {
        number,
        kind: contract.kind,
        trump: contract.trump,
        declarer,
        layout: (layout ?? []).join(' '),
        cards: cards.join(' '),
      },
    ];
  });
  // `npx vitest run tests/unit/practice/drills/points-in-play.test.ts -u` writes the data anew.
  await expect(`${JSON.stringify(hands, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../src/practice/drills/points-in-play/book-hands.json',
  );
});

const questions = fc
  .tuple(
    fc.integer(),
    fc.integer({ min: 1, max: drill.levels.length }),
    fc.option(fc.constantFrom(...Object.keys(drill.kinds))),
  )
  .map(([seed, level, kind]) => drill.make(new Chance(seed), { level, kind, options: {} }));

test('every ask has the answer that a slow recount finds', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { asks, hand } = question;
      expect(asks.length).toBeGreaterThan(0);
      const slow = asks.map(({ after, own, suit, what }): Reply => {
        const gone = hand.tricks.slice(0, after);
        const seen = [...hand.layout, ...gone.flatMap(({ cards }) => cards)];
        if (what === 'high') return seen.filter((card) => /(A|10)$/.test(card));
        if (what === 'suit') {
          const all = ['A', '10', 'K', 'Q', '9', '8', '7'].map((rank) => `${suit ?? ''}${rank}`);
          return all.filter((card) => !seen.some((one) => one === card)).length;
        }
        if (what === 'others') {
          // What the two other seats still play, and what nobody plays or puts away.
          const order = ['V', 'M', 'H'];
          const played = new Set(hand.tricks.flatMap(({ cards }) => cards));
          const unseen = CARDS.filter((card) => !played.has(card) && !hand.layout.includes(card));
          const theirs = hand.tricks
            .slice(after)
            .flatMap(({ cards, leader }) =>
              cards.filter((_, at) => order[(order.indexOf(leader) + at) % 3] !== own),
            );
          return [...theirs, ...unseen].filter((card) =>
            suit === undefined
              ? isTrump(card, hand)
              : !isTrump(card, hand) && card.startsWith(suit),
          ).length;
        }
        if (what === 'out') return worth(CARDS.filter((card) => !seen.includes(card)));
        if (what === 'trumps') {
          return CARDS.filter((card) => isTrump(card, hand) && !seen.includes(card)).length;
        }
        const theirs = gone.filter(({ winner }) => winner !== hand.declarer);
        const points = worth(theirs.flatMap(({ cards }) => cards));
        if (what === 'home') {
          if (worth(seen) - points >= 61) return 'home';
          return points >= 60 ? 'beaten' : 'open';
        }
        return what === 'defenders' ? points : worth(seen) - points;
      });
      expect(drill.answer(question)).toEqual(slow);
      expect(drill.grade(question, slow)).toEqual({ right: true, faults: [] });
      const wrong = slow.map((reply) =>
        typeof reply === 'number'
          ? reply + 1
          : typeof reply === 'string'
            ? reply === 'open'
              ? 'home'
              : 'open'
            : ([...reply, 'C7'] as Card[]),
      );
      const grade = drill.grade(question, wrong);
      expect(grade.right).toBe(false);
      expect(grade.faults).toHaveLength(asks.length);
      expect(grade.faults[0]).toMatch(/slipped|You have not seen/);
    }),
  );
});

test('a hand of your own is held trumps first, and then black and red by turns', () => {
  const red = (card: Card): boolean => /^[HD]/.test(card);
  const request = { level: drill.levels.length, kind: 'others', options: {} };
  for (let seed = 0; seed < 60; seed++) {
    const { asks, hand } = drill.make(new Chance(seed), request);
    const own = asks[0]!.own!;
    const held = remainingHand(hand, own, []);
    expect(held).toHaveLength(10);
    const trumps = held.filter((card) => isTrump(card, hand));
    expect(held.slice(0, trumps.length)).toEqual(trumps);
    const jacks = held.filter((card) => card.endsWith('J'));
    expect(held.slice(0, jacks.length)).toEqual(
      ['CJ', 'SJ', 'HJ', 'DJ'].filter((card) => jacks.some((one) => one === card)),
    );
    const suits = [...new Set(held.slice(trumps.length).map((card) => card[0]))];
    // With all of its suits there, no two neighbours are of one colour, the trumps among them.
    if (suits.length === (hand.trump === null ? 4 : 3)) {
      const shown = [...(hand.trump === null ? [] : [hand.trump]), ...suits] as Card[];
      for (const [at, suit] of shown.slice(1).entries())
        expect(red(suit)).not.toBe(red(shown[at]!));
    }
    expect(
      remainingHand(
        hand,
        own,
        hand.tricks.slice(0, 9).flatMap(({ cards }) => cards),
      ),
    ).toHaveLength(1);
  }
});

test('a hand that was broken off asks after the trumps not seen, since nobody’s ten cards are known', () => {
  const short = { ...drill.make(new Chance(1), { level: 1, kind: null, options: {} }).hand };
  const broken = { ...short, tricks: short.tricks.slice(0, 7) };
  const question = makePlayQuestion(
    new Chance(2),
    { level: 8, kind: 'others', options: {} },
    () => ({
      hand: broken,
      name: 'broken',
    }),
  );
  expect(question.kind).toBe('trumps');
  expect(question.asks.every(({ own }) => own === undefined)).toBe(true);
});

test('a session of fifty has fifty different questions, at every level', () => {
  for (let level = 1; level <= drill.levels.length; level++) {
    const chance = new Chance(level);
    const keys = new Set<string>();
    for (let draws = 0; draws < 300; draws++) {
      keys.add(drill.make(chance, { level, kind: null, options: {} }).key);
    }
    expect(keys.size, `level ${level}`).toBeGreaterThanOrEqual(50);
  }
});

test('the book’s hands or new ones, as the reader chooses', () => {
  const numbers = (hands: string): (number | null)[] =>
    Array.from({ length: 40 }, (_, seed) => {
      const request = { level: 2, kind: null, options: { hands } };
      return drill.make(new Chance(seed), request).hand.number;
    });
  expect(numbers('book')).not.toContain(null);
  expect(new Set(numbers('new'))).toEqual(new Set([null]));
  expect(new Set(numbers('both')).size).toBeGreaterThan(5);
});

/** A Solo of Vorhand’s: 25, 12, 14 to Vorhand and 20 to the defenders between. */
const hand: PlayedHand = {
  number: null,
  kind: 'solo',
  trump: 'H',
  declarer: 'V',
  layout: [],
  tricks: [
    { leader: 'V', cards: ['CA', 'C10', 'CK'], winner: 'V', points: 25 },
    { leader: 'V', cards: ['S9', 'S10', 'D10'], winner: 'M', points: 20 },
    { leader: 'M', cards: ['SQ', 'SK', 'HQ'], winner: 'V', points: 10 },
    { leader: 'V', cards: ['HJ', 'H7', 'HA'], winner: 'V', points: 13 },
  ],
};
const askAfter = (what: AskKind, ...tricks: number[]): Pick<PlayQuestion, 'asks' | 'hand'> => ({
  hand,
  asks: tricks.map((after) => ({ after, what })),
});

test('the range of a slip begins after the last right answer of that kind', () => {
  const question = askAfter('declarer', 1, 2, 4);
  expect(findSlips(question, [25, 26, 45])).toMatchObject([
    { ask: 1, from: 2, to: 2, likely: null, isCarried: false },
    { ask: 2, from: 2, to: 4, likely: null, isCarried: false },
  ]);
  expect(findSlips(question, [25, 25, 40])).toMatchObject([{ ask: 2, from: 3, to: 4 }]);
});

test('one trick that accounts for the difference is named', () => {
  const question = askAfter('declarer', 2, 4);
  expect(findSlips(question, [25, 38])).toMatchObject([{ from: 3, to: 4, likely: 3 }]);
  expect(findSlips(question, [45, 48])[0]).toMatchObject({ from: 1, likely: 2, to: 2 });
  expect(findSlips(askAfter('trumps', 4), [10])).toMatchObject([{ likely: 4 }]);
});

test('an error carried on is no new slip', () => {
  const slips = findSlips(askAfter('declarer', 1, 4), [26, 49]);
  expect(slips.map(({ isCarried }) => isCarried)).toEqual([false, true]);
});

test('a forgotten card comes with the trick in which it fell', () => {
  const slips = findSlips(askAfter('high', 2), [['CA', 'C10', 'D10']]);
  expect(slips).toMatchObject([{ likely: 2 }]);
  expect(slips[0]?.where).toContain('S10 fell in trick 2.');
});

test('a card forgotten twice is named once', () => {
  const slips = findSlips(askAfter('high', 2, 3), [
    ['CA', 'C10'],
    ['CA', 'C10'],
  ]);
  expect(slips.map(({ isCarried }) => isCarried)).toEqual([false, true]);
});

test('right answers have no slips', () => {
  fc.assert(
    fc.property(questions, (question) => {
      expect(findSlips(question, drill.answer(question))).toEqual([]);
    }),
  );
});
