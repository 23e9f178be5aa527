/**
 * Holds Eichhorn's hands against what his book still shows of their play: the ranks of the cards,
 * the points of tricks and the totals; and what their files say of best play against the solver.
 */
import { describe, expect, test } from 'vitest';
import type { Hand, SkatLine, SkatVariation } from '../../../../src/game/notation/hand.ts';
import { rankOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { PRINTED_NINE_TRUMPS, PRINTED_SOLO, PRINTED_TOURNE } from './eichhorn-1909.ts';
import type { PrintedLine } from './eichhorn-1909.ts';

/** A variation and the tricks before it. */
interface Found {
  readonly line: SkatLine;
  readonly before: SkatLine['tricks'];
}

function variationsOf(line: SkatLine): SkatVariation[] {
  return [...line.variations, ...line.tricks.flatMap(({ variations }) => variations)];
}

function findLine(
  line: SkatLine,
  id: string | null,
  before: SkatLine['tricks'] = [],
): Found | null {
  if (id === null) return { line, before };
  for (const variation of variationsOf(line)) {
    const first = variation.line.tricks[0]?.number ?? 1;
    const told = [...before, ...line.tricks].filter(({ number }) => number < first);
    if (variation.id === id) return { line: variation.line, before: told };
    const deeper = findLine(variation.line, id, told);
    if (deeper !== null) return deeper;
  }
  return null;
}

function pointsAfter(
  { declarer, layout }: Hand,
  { line, before }: Found,
  tricks: number,
  side: string,
): number {
  const own = [...before, ...line.tricks.slice(0, tricks)].filter(
    ({ winner }) => (winner === declarer) === (side === 'declarer'),
  );
  const away = side === 'declarer' ? sumPoints(layout ?? []) : 0;
  return own.reduce((sum, { points }) => sum + (points ?? 0), away);
}

const nameOf = ({ hand, variation }: PrintedLine): string => `${hand} ${variation ?? 'main line'}`;

const PRINTED = [...PRINTED_TOURNE, PRINTED_SOLO, PRINTED_NINE_TRUMPS];

describe.each(PRINTED.map((line) => [nameOf(line), line] as const))('%s', (_, printed) => {
  const hand = readHand(printed.hand);
  const found = findLine(hand.line, printed.variation);
  if (found === null) throw new Error(`${nameOf(printed)} is not in the file.`);

  test('each trick has the ranks and the points that are printed', () => {
    for (const [index, [ranks, points]] of printed.tricks.entries()) {
      const trick = found.line.tricks[index];
      const printedRanks = ranks.split(' ');
      const ours = trick?.plays.map(({ card }, seat) =>
        printedRanks[seat] === '.' ? '.' : rankOf(card),
      );
      expect(ours, `trick ${trick?.number ?? index + 1}`).toEqual(printedRanks);
      if (points !== null) expect(trick?.points, ranks).toBe(points);
    }
  });

  test('the total under the line is the one that is printed', () => {
    if (printed.total === null) return;
    const { after, of, points } = printed.total;
    expect(pointsAfter(hand, found, after, of)).toBe(points);
  });
});

test('both seatings have the same three hands, each one seat further on', () => {
  const [one, two] = [readHand('eichhorn-tourne-1').deal, readHand('eichhorn-tourne-2').deal];
  expect([two.M, two.H, two.V, two.skat]).toEqual([one.V, one.M, one.H, one.skat]);
});

test('the Solo’s fourth figure is 14 where 24 is printed, and an erratum says so', () => {
  const solo = readHand('eichhorn-solo');
  const lost = solo.line.tricks.filter(({ winner }) => winner !== solo.declarer);
  expect(lost.map(({ points }) => points)).toEqual([15, 23, 14, 14]);
  expect(solo.errata.find(({ at }) => at === 't9')?.printed).toBe('24 points');
});

test('the nine trumps are lost with 32, 15 and 14, and a small one in time leaves 59', () => {
  const hand = readHand('eichhorn-nine-trumps');
  const taken = ({ winner, points }: SkatLine['tricks'][number]): number =>
    winner === hand.declarer ? 0 : (points ?? 0);
  expect(hand.line.tricks.map(taken).filter((points) => points > 0)).toEqual([32, 15, 14]);
  const small = findLine(hand.line, 'second-small');
  const told = [...(small?.before ?? []), ...(small?.line.tricks ?? [])];
  expect(told.reduce((sum, trick) => sum + taken(trick), 0)).toBe(59);
});
