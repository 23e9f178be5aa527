/**
 * The words for cards in English prose, put as a reader has chosen to call them: `the ten of clubs`,
 * `two jacks`, `a spade`. Only words are exchanged, and the article before one where it must be;
 * what is no card's name stays as it is.
 */
import type { Suit } from '../skat/cards.ts';
import type { SuitStyle } from './cards.ts';
import type { Terms } from './terms.ts';
import { isCardNumber } from './number-cards.ts';
import {
  NO_SUITS,
  NUMBERS_OF_RANKS,
  NUMBER_NAMES,
  NUMBER_RANKS,
  RANK_FORMS,
  SUIT_FORMS,
} from './prose-words.ts';
import type { Forms, NamedRank } from './prose-words.ts';
import { capital } from './text.ts';

/** A change in a text: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A suit or a rank by one of its English words. */
interface Word {
  readonly kind: 'suit' | 'rank' | 'number';
  readonly name: string;
  readonly many: 0 | 1;
}

function wordsOf(kind: Word['kind'], table: Readonly<Record<string, Forms>>): [string, Word][] {
  return Object.entries(table).flatMap(([name, forms]) =>
    forms.map((form, many): [string, Word] => [form, { kind, name, many: many === 0 ? 0 : 1 }]),
  );
}

const WORDS = new Map<string, Word>([
  ...wordsOf('suit', SUIT_FORMS.en.french),
  ...wordsOf('rank', RANK_FORMS.en.french),
  ...[NUMBER_RANKS, NUMBERS_OF_RANKS].flatMap((table, many) =>
    Object.entries(table).map(([word, name]): [string, Word] => [
      word,
      { kind: 'number', name, many: many === 0 ? 0 : 1 },
    ]),
  ),
]);

const alternatives = (kinds: readonly Word['kind'][]): string =>
  [...WORDS].flatMap(([word, { kind }]) => (kinds.includes(kind) ? [word] : [])).join('|');

const SUIT = alternatives(['suit']);
const RANK = alternatives(['rank', 'number']);

/** Every word that may be a card’s, and the phrases that are none. */
const EACH = new RegExp(`\\b(?:${NO_SUITS.join('|')}|${SUIT}|${RANK})\\b`, 'giu');

/** What follows a rank when its suit is named with it. */
const OF_SUIT = new RegExp(`^ of (${SUIT})\\b`, 'iu');

/** What follows where one rank has several suits: `of clubs, of spades or of hearts`. */
const MORE_SUITS = new RegExp(`^(?:,| and| or)+ (?:of )?(?:${SUIT})\\b(?! (?:${RANK})\\b)`, 'iu');

/** What stands before where several ranks share a suit: `the ace and ten of clubs`. */
const MORE_RANKS = new RegExp(`\\b(?:${RANK})(?:,| and| or|, and|, or) $`, 'iu');

/** What stands between a rank of such a list and its suit. */
const REST_OF_LIST = new RegExp(`^(?:(?:,| and| or)+ (?:${RANK}))+ of (?:${SUIT})\\b`, 'iu');

const ARTICLE = /\b(an?) $/iu;

/** So much of the text before and after a word says what it is: more than the longest list of ranks. */
const NEAR = 200;

/**
 * The changes that bring a text to a reader's words; none for English names and French suits.
 *
 * @param breaks where in the text one piece of the page ends and another begins: a name in German,
 *   which joins suit and rank, is not made across them.
 */
export function nameEdits(
  text: string,
  terms: Terms,
  style: SuitStyle,
  breaks: readonly number[] = [],
): Edit[] {
  if (terms === 'en' && style === 'french') return [];
  const edits: Edit[] = [];
  // A paragraph keeps the line breaks of its file.
  const line = text.replaceAll('\n', ' ');
  let past = 0;
  for (const match of line.matchAll(EACH)) {
    const { 0: found, index } = match;
    const word = WORDS.get(found.toLowerCase());
    if (word === undefined || index < past) continue;
    const before = line.slice(Math.max(0, index - NEAR), index);
    const after = line.slice(index + found.length, index + found.length + NEAR);
    const joinedPlace = joinedName(word, before, after, index, found.length, terms, style, breaks);
    const end = index + found.length + (joinedPlace?.length ?? 0);
    const name = joinedPlace?.name ?? plainName(word, found, before, after, terms, style);
    if (name === null) continue;
    past = end;
    const newName = /^\p{Lu}/u.test(found) ? capital(name) : name;
    if (newName === text.slice(index, end)) continue;
    edits.push(...articleEdit(before, index, newName), { start: index, end, text: newName });
  }
  return edits;
}

/** The text with a reader’s words. */
export function renameCards(text: string, terms: Terms, style: SuitStyle): string {
  let newText = '';
  let from = 0;
  for (const { end, start, text: word } of nameEdits(text, terms, style)) {
    newText += text.slice(from, start) + word;
    from = end;
  }
  return newText + text.slice(from);
}

/** `Kreuz-Zehn` for `ten of clubs`, with how much more of the text it takes the place of. */
function joinedName(
  word: Word,
  before: string,
  after: string,
  index: number,
  width: number,
  terms: Terms,
  style: SuitStyle,
  breaks: readonly number[],
): { readonly name: string; readonly length: number } | null {
  if (terms !== 'de' || word.kind === 'suit' || word.many === 1) return null;
  const of = OF_SUIT.exec(after);
  const suit = WORDS.get(of?.[1]?.toLowerCase() ?? '');
  if (of === null || suit === undefined) return null;
  const length = of[0].length;
  if (MORE_RANKS.test(before) || MORE_SUITS.test(after.slice(length))) return null;
  if (breaks.some((at) => at > index && at < index + width + length)) return null;
  const rank = rankName(word, terms, style);
  return { name: `${SUIT_FORMS[terms][style][suit.name as Suit][0]}-${rank}`, length };
}

/** One word for one; null where it stays. */
function plainName(
  word: Word,
  found: string,
  before: string,
  after: string,
  terms: Terms,
  style: SuitStyle,
): string | null {
  if (word.kind === 'suit') return SUIT_FORMS[terms][style][word.name as Suit][word.many];
  // A number is a card with its suit, or where nothing else can be meant.
  const known = word.kind !== 'number' || OF_SUIT.test(after) || REST_OF_LIST.test(after);
  if (!known && !isCardNumber(found, before, after)) return null;
  return rankName(word, terms, style);
}

function rankName(word: Word, terms: Terms, style: SuitStyle): string | null {
  return word.kind === 'number'
    ? (NUMBER_NAMES[terms]?.[word.name as '10']?.[word.many] ?? null)
    : RANK_FORMS[terms][style][word.name as NamedRank][word.many];
}

/** `a queen`, but `an Ober`; the word begins at `index`. */
function articleEdit(before: string, index: number, newWord: string): Edit[] {
  const match = ARTICLE.exec(before);
  const article = match?.[1];
  if (match === null || article === undefined) return [];
  const right = /^[aeiou]/iu.test(newWord) ? `${article.charAt(0)}n` : article.charAt(0);
  if (right === article) return [];
  const start = index - match[0].length;
  return [{ start, end: start + article.length, text: right }];
}
