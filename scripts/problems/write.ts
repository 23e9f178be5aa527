/** Writes the set: content/problems, a file for each rule book. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/game/skat/laws.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { chooseProblems } from './choose.ts';
import { readRows } from './kept.ts';
import { STREAMS, STREAM_NAMES } from './streams.ts';

/** Where the set stands. */
export const FOLDER = join('content', 'problems');
/** The rule books that have problems. */
export const PROBLEM_LAWS = ['isko', 'american-1922'] as const satisfies readonly LawId[];

/** Makes the set from what is kept. */
export function writeProblems(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const law of PROBLEM_LAWS) {
    const names = STREAM_NAMES.filter((name) => STREAMS[name].law === law);
    const places = names.flatMap((name) =>
      readRows(name).flatMap(({ found }) => (found === null ? [] : [found])),
    );
    const chosen = chooseProblems(places, law);
    const lines = chosen.map(({ line }) => line).sort();
    const file = join(FOLDER, `${law}.json`);
    writeFileSync(file, `${JSON.stringify({ law: LAWS[law].id, problems: lines }, null, 2)}\n`);
    console.log(`${file}: ${lines.length} problems of ${places.length} places`);
  }
}
