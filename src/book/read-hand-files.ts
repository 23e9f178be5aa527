/**
 * The book’s hands, read from their files without Astro: for what runs before the site does, for commands
 * and tests. The site has them from the collection `hands`, whose loader reads them here too.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { readHandFile } from './read-hand-file.ts';
import type { HandReading } from './read-hand-file.ts';

export const HANDS_FOLDER = 'content/hands';

let lastRead: { readonly state: string; readonly readings: readonly HandReading[] } | undefined;

/** All files, those with mistakes too, by their names; they are read again when one has changed. */
export function readHandReadings(): readonly HandReading[] {
  const files = globSync(`${HANDS_FOLDER}/{*,*/*}.hand`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const state = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join('\n');
  if (lastRead?.state !== state) {
    const readings = files.map((file) => readHandFile(file, readFileSync(file, 'utf8')));
    lastRead = { state, readings };
  }
  return lastRead.readings;
}

/** All hands of Skat that are in order; the loader stops the build for one that is not. */
export const readHandFiles = (): readonly Hand[] =>
  readHandReadings().flatMap(({ hand }) => (hand === null || 'game' in hand ? [] : [hand]));

/** All hands of other games that are in order; the loader stops the build for one that is not. */
export const readGameHandFiles = (): readonly GameHand[] =>
  readHandReadings().flatMap(({ hand }) => (hand !== null && 'game' in hand ? [hand] : []));
