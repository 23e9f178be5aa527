/** What each deal came to since the last `make`, kept beside the packages: a run that is broken off goes on there. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundRow } from './find.ts';
import { STREAMS } from './streams.ts';
import type { StreamName } from './streams.ts';

const FOLDER = join('.cache', 'problems');

const fileOf = (stream: StreamName): string =>
  join(FOLDER, `${stream}-${STREAMS[stream].seed}.jsonl`);

/** The rows of a stream in this clone, in the order in which they were found; one that a crash cut off is left out. */
export function readRows(stream: StreamName): FoundRow[] {
  const file = fileOf(stream);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').split('\n').flatMap(readRow);
}

function readRow(line: string): FoundRow[] {
  try {
    return [JSON.parse(line) as FoundRow];
  } catch {
    return [];
  }
}

/** Adds a row. */
export function keepRow(stream: StreamName, row: FoundRow): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(fileOf(stream), `${JSON.stringify(row)}\n`);
}
