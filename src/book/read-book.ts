/** What chapters are held against, read from the files of the book by what runs before the site does. */
import { readFileSync } from 'node:fs';
import { editionFile } from './edition-files.ts';
import { lawTitles } from './law-links.ts';
import type { BookToCheck } from './mentions.ts';
import { chapterAddresses } from './read-chapter-files.ts';
import { readGameHandFiles, readHandFiles, readHandReadings } from './read-hand-files.ts';
import { readMeasureFiles } from './read-measure-files.ts';

const LAWS_FILE = 'content/manual/03-the-laws.mdx';

export function readBook(): BookToCheck {
  return {
    chapters: chapterAddresses(),
    hands: readHandFiles(),
    gameHands: readGameHandFiles(),
    laws: lawTitles(readFileSync(editionFile(LAWS_FILE), 'utf8')),
    measures: readMeasureFiles(),
    mistaken: readHandReadings().flatMap(({ hand, id }) => (hand === null ? [id] : [])),
  };
}
