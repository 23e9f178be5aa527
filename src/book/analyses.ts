/**
 * The analyses of the book's hands, worked out when the site is built and kept in a folder beside
 * the packages: a hand is worked out anew only when its text or what works it out has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseHand } from '../analysis/analyse.ts';
import { makeAnalysis } from '../analysis/format.ts';
import type { Hand } from '../notation/hand.ts';
import { buildReplay } from '../replay/build.ts';
import { handText } from './hands.ts';

/** Everything the numbers depend on; a change in any of it makes what was kept worthless. */
const sources = import.meta.glob<string>('/src/{analysis,solver,replay,notation,skat}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const program = hashOf(
  Object.entries(sources)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flat(),
);

const folder = join(process.cwd(), 'node_modules', '.cache', 'vorhand', 'analysis');

/** The analysis of a hand as JSON text. */
export function analysisText(hand: Hand): string {
  const file = join(folder, `${hashOf([program, hand.id, handText(hand)])}.json`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const text = JSON.stringify(makeAnalysis(analyseHand(buildReplay(hand))));
  mkdirSync(folder, { recursive: true });
  // Under another name until it is complete: a build that is broken off leaves no half file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return text;
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}
