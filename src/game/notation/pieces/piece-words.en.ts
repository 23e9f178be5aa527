/** What became of the pieces of a text from outside, in sentences. */
import type { Noun } from '../../words/noun.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { listed } from '#edition/game/words/lists.ts';
import { grouped } from '#edition/game/words/number-words.ts';

const NOUNS = {
  record: 'game record',
  hand: 'hand',
  data: 'JSON file',
  cards: 'list of cards',
  link: 'link',
  words: 'piece of other text',
} as const satisfies Readonly<Record<string, Noun>>;

/** How many pieces there are of a kind. */
export type CountedKind = readonly [kind: keyof typeof NOUNS, number: number];

/** Which pieces the next sentences are about: `Pieces 501 to 1,000 of 20,000:` */
export const sayPart = (from: number, to: number, total: number): string =>
  `Pieces ${grouped(from)} to ${grouped(to)} of ${grouped(total)}:`;

/** What became of some pieces: `498 game records were read.` @param kinds one at least. */
export function sayPieces(
  became: 'read' | 'unread' | 'aside',
  kinds: readonly CountedKind[],
): string {
  const all = kinds.reduce((sum, [, number]) => sum + number, 0);
  const was = all === 1 ? 'was' : 'were';
  const what = { read: `${was} read`, unread: 'could not be read', aside: `${was} skipped` };
  return `${listed(kinds.map(([kind, number]) => counted(number, NOUNS[kind])))} ${what[became]}.`;
}

/** How many pieces are still to be read; one at least. */
export const sayRemaining = (pieces: number): string =>
  `${grouped(pieces)} ${pieces === 1 ? 'piece remains' : 'pieces remain'} to be read.`;

/** The place of a fault in a text, from 1. @param column null where only the line is known. */
export const faultPlace = (line: number, column: number | null): string =>
  column === null ? `Line ${line}.` : `Line ${line}, column ${column}.`;
