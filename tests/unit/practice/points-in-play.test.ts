import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHand } from '../../../src/notation/parse.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { drill } from '../../../src/practice/points-in-play/drill.ts';
import type { Reply } from '../../../src/practice/points-in-play/question.ts';
import { CARDS } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { KINDS } from '../../../src/skat/contract.ts';
import { isTrump } from '../../../src/skat/order.ts';
import '../seed.ts';

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
  // `npx vitest run tests/unit/practice/points-in-play.test.ts -u` writes the data anew.
  await expect(`${JSON.stringify(hands, null, 2)}\n`).toMatchFileSnapshot(
    '../../../src/practice/points-in-play/book-hands.json',
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
      const slow = asks.map(({ after, what }): Reply => {
        const gone = hand.tricks.slice(0, after);
        const seen = [...hand.layout, ...gone.flatMap(({ cards }) => cards)];
        if (what === 'high') return seen.filter((card) => /(A|10)$/.test(card));
        if (what === 'trumps') {
          return CARDS.filter((card) => isTrump(card, hand) && !seen.includes(card)).length;
        }
        const theirs = gone.filter(({ winner }) => winner !== hand.declarer);
        const points = worth(theirs.flatMap(({ cards }) => cards));
        return what === 'defenders' ? points : worth(seen) - points;
      });
      expect(drill.answer(question)).toEqual(slow);
      expect(drill.grade(question, slow)).toEqual({ right: true, faults: [] });
      const wrong = slow.map((reply) =>
        typeof reply === 'number' ? reply + 1 : ([...reply, 'C7'] as Card[]),
      );
      const grade = drill.grade(question, wrong);
      expect(grade.right).toBe(false);
      expect(grade.faults).toHaveLength(asks.length);
      expect(grade.faults[0]).toContain('slipped');
    }),
  );
});

test('a session of fifty has fifty different questions, at every level', () => {
  for (let level = 1; level <= drill.levels.length; level++) {
    const chance = new Chance(level);
    const keys = new Set<string>();
    for (let draws = 0; draws < 300; draws++) {
      keys.add(drill.make(chance, { level, kind: null, options: {} }).key);
    }
    expect(keys.size).toBeGreaterThanOrEqual(50);
  }
});
