/** What became of the pieces of a text from outside, in sentences. */
import type { Noun } from '../../words/noun.ts';
import { counted } from '../../words/nouns.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { grouped } from '#edition/game/words/number-words.ts';

const NOUNS = {
  record: 'game record',
  hand: 'game',
  data: 'JSON file',
  cards: 'list of cards',
  link: 'link',
  words: 'piece of other text',
} as const satisfies Readonly<Record<string, Noun>>;

/** How many pieces there are of a kind. */
export type CountedKind = readonly [kind: keyof typeof NOUNS, number: number];

/** Which pieces the next sentences are about: `Teile 501 bis 1.000 von 20.000:` */
export const sayPart = (from: number, to: number, total: number): string =>
  `Teile ${grouped(from)} bis ${grouped(to)} von ${grouped(total)}:`;

const BECAME = { read: 'Gelesen', unread: 'Nicht lesbar', aside: 'Übergangen' } as const;

/** What became of some pieces: `Gelesen: 498 Spielprotokolle.` @param kinds one at least. */
export const sayPieces = (
  became: 'read' | 'unread' | 'aside',
  kinds: readonly CountedKind[],
): string =>
  `${BECAME[became]}: ${listed(kinds.map(([kind, number]) => counted(number, NOUNS[kind])))}.`;

/** How many pieces are still to be read; one at least. */
export const sayRemaining = (pieces: number): string =>
  pieces === 1 ? 'Ein Teil ist noch zu lesen.' : `${grouped(pieces)} Teile sind noch zu lesen.`;

/** The place of a fault in a text, from 1. @param column null where only the line is known. */
export const faultPlace = (line: number, column: number | null): string =>
  column === null ? `Zeile ${line}.` : `Zeile ${line}, Spalte ${column}.`;
