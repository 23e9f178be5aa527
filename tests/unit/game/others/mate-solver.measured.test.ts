/** The solver of Mate against a search that plays every game to its end by the rules alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import MATE_BOOK from '../../../../src/game/others/mate/book.ts';
import {
  MATE_LAWS,
  MATE_PACK,
  MATE_RULES,
  startMate,
} from '../../../../src/game/others/mate/rules.ts';
import type {
  MateCard,
  MateLaw,
  MatePosition,
  MateSeat,
} from '../../../../src/game/others/mate/rules.ts';
import { mateOutcome } from '../../../../src/game/others/mate/score.ts';
import { MateSolver, firstAsides, secondAsides } from '../../../../src/game/others/mate/solver.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { cardsToPlay, playAt, seatInTurn } from '../../../../src/game/cards/play.ts';
import { every } from '../../practice/drills/every.ts';

/** What X gains with the best play of both, every game played out; nothing is kept or skipped. */
function slow(position: MatePosition): number {
  const outcome = mateOutcome(position);
  if (outcome !== null) return outcome.winner === 'Y' ? 0 - outcome.score : outcome.score;
  const values = cardsToPlay(MATE_RULES, position).map((card) =>
    slow(playAt(MATE_RULES, position, card)),
  );
  return seatInTurn(MATE_RULES, position) === 'X' ? Math.max(...values) : Math.min(...values);
}

/** An ending with so many cards in each hand. */
function ending(chance: Chance, law: MateLaw, x: number, y: number): MatePosition {
  const pack = MATE_PACK.toSorted(() => chance.next() - 0.5);
  const deal = { X: pack.slice(0, x), Y: pack.slice(x, x + y) };
  const leader: MateSeat = chance.next() < 0.5 ? 'X' : 'Y';
  return startMate({ trump: null, law, leader, aside: { X: null, Y: null } }, deal);
}

const worthToX = (solver: MateSolver, { hands, leader }: MatePosition): number =>
  leader === 'X' ? solver.leads(hands.X, hands.Y) : 0 - solver.leads(hands.Y, hands.X);

test.each(MATE_LAWS)(
  '%s: endings of up to six cards are worth what the slow search says',
  (law) => {
    const chance = new Chance(1915);
    const sizes = [2, 3, 4, 5, 6].flatMap((size) => [
      [size, size] as const,
      [size, size + 1] as const,
      [size + 1, size] as const,
    ]);
    const endings = sizes
      .filter(([x, y]) => x + y <= 12)
      .flatMap(([x, y]) => Array.from({ length: 25 }, () => ending(chance, law, x, y)));
    every(endings, (position) => {
      expect(worthToX(new MateSolver(law), position)).toBe(slow(position));
    });
  },
);

test('whatever the solver says of a card is what comes of playing it and playing on by its advice', () => {
  const chance = new Chance(20);
  const deals = Array.from({ length: 6 }, () => ending(chance, 'plain', 10, 10));
  every(deals, (start) => {
    const solver = new MateSolver('plain');
    const due = worthToX(solver, start);
    let position = start;
    while (mateOutcome(position) === null) {
      const { hands, leader, table } = position;
      const other = leader === 'X' ? 'Y' : 'X';
      const [led] = table;
      const worths =
        led === undefined
          ? solver.leadWorths(hands[leader], hands[other])
          : solver.answerWorths(led, [...hands[leader], led], hands[other]);
      const [card] = [...worths].reduce((a, b) => (b[1] > a[1] ? b : a));
      position = playAt(MATE_RULES, position, card);
    }
    const outcome = mateOutcome(position);
    expect(outcome?.winner === 'Y' ? 0 - outcome.score : outcome?.score).toBe(due);
  });
});

const X = 'CA C10 CK SA S10 SK SQ HA HQ H7'.split(' ') as MateCard[];
const Y = MATE_PACK.filter((card) => !X.includes(card));
const best = (worths: readonly { readonly worth: number }[]): number =>
  Math.max(...worths.map(({ worth }) => worth));

test.each<[MateLaw, number, number, number, number]>([
  ['plain', 110, -99, 110, -110],
  ['king', 110, -99, 110, -110],
  ['figure', 100, -99, 100, -99],
  ['unlimited', 77, 21, 88, 28],
])('the deal of 1915, %s: what its two hands are worth on lead', (law, x, y, xAside, yAside) => {
  const solver = new MateSolver(law);
  expect(solver.leads(X, Y)).toBe(x);
  expect(solver.leads(Y, X)).toBe(y);
  expect(best(firstAsides(solver, X, Y))).toBe(xAside);
  expect(best(firstAsides(solver, Y, X))).toBe(yAside);
});

test('what the games of 1915 gave away: 242 was there each time, once a card lay aside unanswered', () => {
  const worthAt: Record<string, number[]> = {};
  for (const id of ['mate-1', 'mate-2', 'mate-3']) {
    const read = MATE_BOOK.read(readFileSync(`content/hands/mate/${id}.hand`, 'utf8'), id);
    if (!read.ok) throw new Error(read.errors[0].message);
    const { contract, deal, line } = read.value as unknown as {
      contract: MatePosition['game'];
      deal: { X: MateCard[]; Y: MateCard[] };
      line: { tricks: { plays: { card: MateCard }[] }[] };
    };
    const solver = new MateSolver(contract.law);
    let position = startMate(contract, deal);
    const sign = contract.leader === 'X' ? 1 : -1;
    const worths: number[] = [];
    for (const { plays } of line.tricks) {
      worths.push(sign * worthToX(solver, position));
      for (const { card } of plays) position = playAt(MATE_RULES, position, card);
    }
    worthAt[id] = worths;
  }
  expect(worthAt['mate-1']).toEqual([242, 220, 220, 220, 110, 110, 99, 99]);
  expect(worthAt['mate-2']).toEqual(Array.from({ length: 9 }, () => 242));
  expect(worthAt['mate-3']).toEqual(Array.from({ length: 9 }, () => 242));
  // The queen of diamonds aside would have answered it, in both rules.
  const answered = (law: MateLaw, first: MateCard): number | undefined =>
    secondAsides(new MateSolver(law), X, Y, first).find(({ card }) => card === 'DQ')?.worth;
  expect(answered('plain', 'SK')).toBe(99);
  expect(answered('figure', 'H7')).toBe(30);
});
