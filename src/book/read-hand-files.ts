/**
 * The book’s hands, read from their files without Astro: for what runs before the site does, for commands
 * and tests. The site has them from the collection `hands`, whose loader reads them here too.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { translationPath } from './edition-files.ts';
import { readHandFile } from './read-hand-file.ts';
import type { HandReading } from './read-hand-file.ts';
import { withHandWords } from './read-hand-words.ts';

export const HANDS_FOLDER = 'content/hands';

let lastRead: { readonly state: string; readonly readings: readonly HandReading[] } | undefined;

/** The file of a hand’s words in the language of the edition; null where it has none. */
function wordsFile(file: string): string | null {
  const words = translationPath(file)?.replace(/\.hand$/u, '.json');
  return words !== undefined && existsSync(words) ? words : null;
}

function readInEdition(file: string): HandReading {
  const reading = readHandFile(file, readFileSync(file, 'utf8'));
  const words = wordsFile(file);
  return words === null ? reading : withHandWords(reading, words, readFileSync(words, 'utf8'));
}

/** All files, those with mistakes too, by their names; they are read again when one has changed. */
export function readHandReadings(): readonly HandReading[] {
  const files = globSync(`${HANDS_FOLDER}/{*,*/*}.hand`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const state = files
    .flatMap((file) => [file, wordsFile(file)])
    .map((file) => (file === null ? '' : `${file} ${statSync(file).mtimeMs}`))
    .join('\n');
  if (lastRead?.state !== state) {
    const readings = files.map(readInEdition);
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
