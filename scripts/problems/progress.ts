/**
 * How far each stream has been searched, in content/problems/search.json. So `search` continues in any clone with the
 * next deal of each stream: the deals before it are in the set, or came to nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundRow } from './find.ts';
import { STREAM_NAMES } from './streams.ts';
import type { StreamName } from './streams.ts';

const FILE = join('content', 'problems', 'search.json');

/** What the deals of a stream came to, from its first one on. */
export interface Progress {
  /** How many deals were looked at; the next one has this number, since the first has 0. */
  readonly deals: number;
  /** How many places they had that passed all tests. */
  readonly found: number;
  /** For each stage how many places came to it, and the milliseconds of processor time. */
  readonly stages: Readonly<Record<string, { readonly places: number; readonly ms: number }>>;
}

export type ProgressByStream = Readonly<Record<StreamName, Progress>>;

const NONE: Progress = { deals: 0, found: 0, stages: {} };

/** How far each stream has been searched; a stream that the file does not have is at its beginning. */
export function readProgress(): ProgressByStream {
  const written = JSON.parse(readFileSync(FILE, 'utf8')) as Partial<ProgressByStream>;
  return { ...byStream(() => NONE), ...written };
}

/** Writes it. */
export function writeProgress(progress: ProgressByStream): void {
  writeFileSync(FILE, `${JSON.stringify(progress, null, 2)}\n`);
}

/** A value for each stream. */
export const byStream = <Value>(make: (name: StreamName) => Value): Record<StreamName, Value> =>
  Object.fromEntries(STREAM_NAMES.map((name) => [name, make(name)])) as Record<StreamName, Value>;

/** The rows that continue a stream: from its next deal on, as long as none is missing. */
export function nextRows({ deals }: Progress, rows: readonly FoundRow[]): FoundRow[] {
  const byDeal = new Map(rows.map((row) => [row.at, row]));
  const next: FoundRow[] = [];
  for (let row = byDeal.get(deals); row !== undefined; row = byDeal.get(row.at + 1)) next.push(row);
  return next;
}

/** The progress after more rows, which continue the stream. */
export function addRows(progress: Progress, rows: readonly FoundRow[]): Progress {
  const stages = { ...progress.stages };
  for (const [stage, [places, ms]] of rows.flatMap((row) => Object.entries(row.stages))) {
    const before = stages[stage] ?? { places: 0, ms: 0 };
    stages[stage] = { places: before.places + places, ms: before.ms + ms };
  }
  return {
    deals: progress.deals + rows.length,
    found: progress.found + rows.filter(({ found }) => found !== null).length,
    stages,
  };
}
