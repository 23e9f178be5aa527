/**
 * `npm run measure -- cards`: draws and measures places for the drill on single cards and writes
 * those that are asked about to content/practice. What is measured is kept beside the packages, so
 * that a run that was broken off goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardCandidate } from '../../src/practice/measuring/card-rows.ts';
import type { CardRow } from '../../src/practice/measuring/card-rows.ts';
import { MOST_PLACES, pickCards } from '../../src/practice/measuring/pick-cards.ts';
import { measuredPlaceLine } from '../../src/practice/drills/which-card/pool.ts';
import type { MeasuredPlace } from '../../src/practice/drills/which-card/pool.ts';
import { CARD_KINDS } from '../../src/strategy/which-card/card-place.ts';
import type { CardKind } from '../../src/strategy/which-card/card-place.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { UsageError } from '../command-line.mjs';
import { showProgress } from './progress.ts';

const FILE = join('content', 'practice', 'cards.json');
const KEPT = join('.cache', 'drills');

/** Places of each kind that are drawn, at most; none are once there are enough. */
export const PLACES_DRAWN = 160;

/** The kinds by these names. @throws UsageError for a name of no kind. */
export function cardKinds(names: readonly string[]): readonly CardKind[] {
  if (names.length === 0) return CARD_KINDS;
  return names.map((name) => {
    const kind = CARD_KINDS.find((one) => one === name);
    if (kind === undefined) throw new UsageError(`There is no kind of place “${name}”.`);
    return kind;
  });
}

/** Measures the missing places of these kinds and writes the data; other kinds stay as they are. */
export function measureCards(count: number, kinds: readonly CardKind[]): void {
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, 'cards.jsonl');
  const rows = readRows(file);
  const have = new Set(rows.map(({ kind, seed }) => `${kind} ${seed}`));
  const missingPlaces = Array.from({ length: count }, (_, index) => index + 1)
    .flatMap((seed) => kinds.map((kind) => ({ kind, seed })))
    .filter(({ kind, seed }) => !have.has(`${kind} ${seed}`));
  const progress = showProgress('cards', missingPlaces.length);
  const solver = makeSolver();
  const pickedPlaces = (kind: CardKind): readonly MeasuredPlace[] =>
    pickCards(rows.filter((row) => row.kind === kind && row.seed <= count));
  for (const { kind, seed } of missingPlaces) {
    if (pickedPlaces(kind).length >= MOST_PLACES) continue;
    const row = cardCandidate(kind, seed, solver);
    rows.push(row);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    progress.add(1);
  }
  progress.end();
  const before = JSON.parse(readFileSync(FILE, 'utf8')) as Partial<Record<CardKind, string[]>>;
  const lines = CARD_KINDS.map((kind) => {
    const own = kinds.includes(kind) ? pickedPlaces(kind).map(measuredPlaceLine) : before[kind];
    return [kind, own ?? []] as const;
  });
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
  console.log(`${FILE}: ${lines.map(([kind, { length }]) => `${kind} ${length}`).join(', ')}`);
}

/** A line that a crash cut off is passed over. */
function readRows(file: string): CardRow[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as CardRow];
      } catch {
        return [];
      }
    });
}
