/** The lines of a text that may hold cards: what each is, and where one deal ends and the next begins. */
import type { Card } from '../../game/skat/cards.ts';
import type { Pack } from '../../game/spelling/card-words.ts';
import { lexemesOf } from '../../game/spelling/lexemes.ts';
import { cardsOf } from '../../game/spelling/read-cards.ts';
import type { ReadCard, Stranger } from '../../game/spelling/read-cards.ts';
import { headOfLine, placeOfWord } from './head-words.ts';
import type { HeadPart } from './head-words.ts';

/** A card or a word of a text, with its line from 1; `at` is its place there, from 0. */
export type InText<Thing> = Thing & { readonly line: number };

/** Cards that stand together, and for whom: a place, a name, or null. */
export interface CardRow {
  readonly label: string | null;
  readonly cards: readonly InText<ReadCard>[];
  readonly strangers: readonly InText<Stranger>[];
}

/** A line of a text. */
export type TextLine = { readonly line: number; readonly text: string } & (
  | { readonly is: 'blank' }
  | { readonly is: 'head'; readonly parts: readonly HeadPart[] }
  | { readonly is: 'cards'; readonly rows: readonly CardRow[] }
  /** Words, with the first that is no card; or what was meant as a list of cards. */
  | { readonly is: 'words'; readonly stranger: Stranger; readonly isMeant: boolean }
);

/** Reads the lines of a text. */
export function cardLines(text: string, pack: Pack): TextLine[] {
  return text.split('\n').map((one, index): TextLine => {
    const line = index + 1;
    if (one.trim() === '' || /^\s*deal\s*:?\s*$/iu.test(one))
      return { is: 'blank', line, text: one };
    const parts = headOfLine(one);
    if (parts !== null) return { is: 'head', parts, line, text: one };
    const rows = rowsOf(one, line, pack);
    const cards = rows.flatMap((row) => row.cards);
    const strangers = rows.flatMap((row) => row.strangers);
    const isLabelled = rows.some(({ label }) => label !== null && placeOfWord(label) !== undefined);
    // A line that says nothing, or that a suit is not held.
    const isSilent = cards.length + strangers.length === 0;
    if (isSilent && !/[\p{L}\p{N}]/u.test(one)) return { is: 'blank', line, text: one };
    const isVoid = isSilent && lexemesOf(one, pack).length > 0;
    if (isVoid || isLabelled || (cards.length > 0 && strangers.length * 3 <= cards.length)) {
      return { is: 'cards', rows, line, text: one };
    }
    const at = one.length - one.trimStart().length;
    const word = strangers[0] ?? { at, text: firstWord(one) };
    // Of many cards and few strangers somebody meant a list.
    const isMeant = cards.length > 2 && strangers.length <= cards.length;
    return { is: 'words', stranger: word, isMeant, line, text: one };
  });
}

/** The first word of a text, without the signs around it. */
export const firstWord = (text: string): string =>
  /[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text.trim().slice(0, 40);

function rowsOf(whole: string, line: number, pack: Pack): CardRow[] {
  let from = 0;
  // Hands may also stand side by side.
  return partsOf(whole).map((part) => {
    const at = whole.indexOf(part, from);
    from = at + part.length;
    const found = labelOf(part, pack);
    const start = found?.length ?? 0;
    const { cards, strangers } = cardsOf(part.slice(start), pack);
    const inText = <Thing extends { readonly at: number }>(one: Thing): InText<Thing> => ({
      ...one,
      at: one.at + at + start,
      line,
    });
    return {
      label: found?.label ?? null,
      cards: cards.map(inText),
      strangers: strangers.map(inText),
    };
  });
}

/** The parts of a line between upright strokes, or slashes, when there are three or four. */
function partsOf(line: string): string[] {
  for (const stroke of ['|', ' / ', ';']) {
    const parts = line.split(stroke).filter((part) => part.trim() !== '');
    if (parts.length === 3 || parts.length === 4) return parts;
  }
  return [line];
}

/** A place without a colon: letters alone would be suits. */
const SEAT_WORD =
  /^\s*(vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand|skat)(?!\p{L})(?:\s{0,9}\([^()]{0,40}\))?[\s.–-]*/iu;
const LONGEST_LABEL = 60;
/** A name in brackets after a place, or a place after a name. */
const BRACKETS = /^([^()]{0,40})\(([^()]{0,40})\)\s*$/u;

interface Label {
  readonly label: string;
  /** How much of the part it takes. */
  readonly length: number;
}

/** What stands before a list: a place, or a name with a colon; null where that is cards or a suit. */
function labelOf(part: string, pack: Pack): Label | null {
  const sign = part.search(/[:=]/u);
  if (sign > 0 && sign <= LONGEST_LABEL) {
    const before = part.slice(0, sign).trim();
    const length = sign + 1;
    const place = placeIn(before);
    if (place !== null && !isSuitRow(before, part.slice(length), pack))
      return { label: place, length };
    if (place === null && isName(before, pack)) return { label: before, length };
  }
  const word = SEAT_WORD.exec(part);
  return word === null ? null : { label: word[1]!.toLowerCase(), length: word[0].length };
}

/** `Vorhand`, `Vorhand (Anna)`, `Anna (VH)`. */
function placeIn(text: string): string | null {
  const [, one = text, other = ''] = BRACKETS.exec(text) ?? [];
  const words = [one.trim(), other.trim()].map((word) => word.toLowerCase());
  return words.find((word) => placeOfWord(word) !== undefined) ?? null;
}

/** Whether a letter that is a place and a suit, `S:` or `H:`, has mere ranks after it. */
function isSuitRow(label: string, rest: string, pack: Pack): boolean {
  if (!/^[sh]$/iu.test(label)) return false;
  const lexemes = lexemesOf(rest, pack).filter(({ is }) => is !== 'stranger');
  return lexemes.length > 0 && lexemes.every(({ is }) => is === 'rank' || is === 'either');
}

/** Whether a word before a colon is somebody’s name: no suit, no rank, no row of cards. */
function isName(text: string, pack: Pack): boolean {
  const lexemes = lexemesOf(text, pack);
  if (!/\p{L}/u.test(text)) return false;
  // `Pia:` is no ace of spades before her cards.
  if (lexemes.some(({ is }) => is === 'stranger')) return cardsOf(text, pack).cards.length === 0;
  return lexemes.length > 1 && /^\p{Lu}\p{Ll}{2,}$/u.test(text);
}

/** Whether a line begins another deal: all cards have been seen, or a place comes again. */
export class DealCounter {
  readonly #cards = new Set<Card>();
  readonly #places = new Set<string>();

  /** @returns whether the line is of a new deal; it is then the first of it. */
  take(rows: readonly CardRow[]): boolean {
    const labels = rows.flatMap(({ label }) => (label === null ? [] : (placeOfWord(label) ?? [])));
    const isNew = this.#cards.size === 32 || labels.some((label) => this.#places.has(label));
    if (isNew) {
      this.#cards.clear();
      this.#places.clear();
    }
    for (const label of labels) this.#places.add(label);
    for (const { cards } of rows) for (const { card } of cards) this.#cards.add(card);
    return isNew;
  }
}
