/**
 * `npm run measure -- drills`: draws and measures hands for the drills on judgement, writes those
 * that are asked about to content/practice, and prints how the drills grade: by the book's rule
 * alone, and as they do. What is measured is kept beside the packages, so that a run that was broken
 * off goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  bidCandidate,
  givenSeeds,
  isLayoutRow,
  layoutCandidate,
} from '../../src/practice/measuring/candidates.ts';
import type { BidRow, CandidateRow, LayoutRow } from '../../src/practice/measuring/candidates.ts';
import { bidLine, pickBids } from '../../src/practice/measuring/pick-bids.ts';
import { layoutLine, pickLayouts } from '../../src/practice/measuring/pick-layouts.ts';
import { recheckAll } from '../../src/practice/measuring/recheck.ts';
import { tableByRule } from '../../src/practice/measuring/table.ts';
import type { PoolKind } from '../../src/practice/drills/bidding/pool.ts';
import { TESTS } from '../../src/strategy/bidding/bid-tests.ts';
import { LAYOUT_KINDS } from '../../src/practice/drills/layout/question.ts';
import type { LayoutKind } from '../../src/practice/drills/layout/question.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { showProgress } from './progress.ts';

const FOLDER = join('content', 'practice');
const KEPT = join('.cache', 'drills');

const BIDS: readonly PoolKind[] = [...TESTS, 'all'];
const LAYOUTS: readonly LayoutKind[] = LAYOUT_KINDS;

/** Hands of each kind that are drawn unless more are wanted; of bids so many times more. */
export const DRAWN = 100;
const BIDS_A_LAYOUT = 2;

/** Measures the missing hands of each kind, writes the data and prints the tables. */
export function measureDrills(count: number): void {
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, 'hands.jsonl');
  const rows = readRows(file);
  const have = new Set(rows.map(({ kind, seed }) => `${kind} ${seed}`));
  const missingRows = wantedRows(count).filter(([name, seed]) => !have.has(`${name} ${seed}`));
  const progress = showProgress('drills', missingRows.length);
  const solver = makeSolver();
  for (const [, seed, measure] of missingRows) {
    const row = measure(seed, solver);
    rows.push(row);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    progress.add(1);
  }
  progress.end();
  writeData(rows);
  print('Graded by the rule alone', tableByRule(rows));
}

/**
 * Asks questions of each kind, as a reader gets them, and checks the verdicts against other deals.
 */
export function recheckDrills(): void {
  console.log(`Accepted answers behind a rejected one, in ${DEALS} other deals`);
  for (const { behind, kind, questions, worst } of recheckAll(QUESTIONS, DEALS, makeSolver())) {
    const [any, over3, over6] = behind;
    const most = Math.round(100 * Math.max(0, worst));
    console.log(
      `  ${kind}: of ${questions} questions ${any}, by more than 3 in 100 ${over3}, by more than 6 ${over6}; at most by ${most}`,
    );
  }
}

/** Questions of each kind that are checked against other deals, and how many of those. */
const QUESTIONS = 300;
const DEALS = 400;

type Measure = (seed: number, solver: ReturnType<typeof makeSolver>) => CandidateRow;

function wantedRows(count: number): (readonly [name: string, seed: number, measure: Measure])[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const bids = BIDS.flatMap((kind) => {
    const seeds = [
      ...givenSeeds(kind),
      ...Array.from({ length: BIDS_A_LAYOUT * count }, (_, index) => index + 1),
    ];
    const measure: Measure = (seed, solver) => bidCandidate(kind, seed, solver);
    return seeds.map((seed) => [kind, seed, measure] as const);
  });
  const layouts = numbers.flatMap((seed) =>
    LAYOUTS.map((kind) => {
      const measure: Measure = (number, solver) => layoutCandidate(kind, number, solver);
      return [`layout-${kind}`, seed, measure] as const;
    }),
  );
  return [...bids, ...layouts];
}

/** A line that a crash cut off is passed over. */
function readRows(file: string): CandidateRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as CandidateRow];
      } catch {
        return [];
      }
    });
}

function writeData(rows: readonly CandidateRow[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const write = (name: string, lines: Readonly<Record<string, readonly string[]>>): void => {
    const file = join(FOLDER, `${name}.json`);
    writeFileSync(file, `${JSON.stringify(lines, null, 2)}\n`);
    const counts = Object.entries(lines).map(([kind, { length }]) => `${kind} ${length}`);
    console.log(`${file}: ${counts.join(', ')}`);
  };
  const bids = (kind: PoolKind): BidRow[] =>
    rows.filter((row): row is BidRow => !isLayoutRow(row) && row.kind === kind);
  const layouts = (kind: LayoutKind): LayoutRow[] =>
    rows.filter((row): row is LayoutRow => isLayoutRow(row) && row.kind === `layout-${kind}`);
  write(
    'bidding',
    Object.fromEntries(BIDS.map((kind) => [kind, pickBids(bids(kind)).map(bidLine)])),
  );
  write(
    'layout',
    Object.fromEntries(LAYOUTS.map((kind) => [kind, pickLayouts(layouts(kind)).map(layoutLine)])),
  );
}

function print(title: string, lines: readonly (readonly [string, string])[]): void {
  const width = Math.max(...lines.map(([what]) => what.length));
  console.log(`\n${title}`);
  for (const [what, came] of lines) console.log(`  ${what.padEnd(width)}  ${came}`);
}
