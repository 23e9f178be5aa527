/** Finding words in the glossary: by their own spelling, by others, with and without umlauts. */
import type { GlossaryEntry } from '../../content/glossary/entry.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';

/** A line of the printed glossary: an entry, or the way to it from another word for it. */
export interface GlossaryLine {
  readonly kind: 'entry' | 'see';
  readonly word: string;
  readonly entry: GlossaryEntry;
}

/** The entries under a letter, `A` to `Z`. */
export interface GlossaryLetter {
  readonly letter: string;
  readonly lines: readonly GlossaryLine[];
}

/** Umlauts as they are written where the letters are missing. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Small letters, umlauts as two: `Drücken` is `druecken`. */
function spellOut(text: string): string {
  return text.toLowerCase().replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter);
}

/** Small letters without dots and accents: `Drücken` is `drucken`, and so it stands in the order. */
function withoutDots(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
}

/** The anchor of an entry on /glossary/, the same in every language: `druecken`, `null-ouvert`. */
export function entryAnchor({ word, id = word, anchor }: GlossaryEntry): string {
  return anchor ?? spellOut(id).replace(/[^a-z\d]+/g, '-');
}

/** The language of an entry’s word: a word that needs no hint how to say it is of the page’s language. */
export function entryLang({ say }: GlossaryEntry): 'de' | 'en' {
  if (say === undefined) return PAGE_LANGUAGE;
  return PAGE_LANGUAGE === 'en' ? 'de' : 'en';
}

/**
 * The entry for a word as a chapter has it, or for another word or form of it. Capitals count only
 * where two entries differ in nothing else; undefined when the glossary does not have it.
 */
export function findEntry(
  text: string,
  glossary: readonly GlossaryEntry[],
): GlossaryEntry | undefined {
  const small = text.toLowerCase();
  const isAmong = (names: readonly string[]) => names.some((name) => name.toLowerCase() === small);
  return (
    glossary.find(({ word }) => word === text) ??
    glossary.find(({ also = [], word }) => isAmong([word, ...also])) ??
    glossary.find(({ forms = [] }) => isAmong(forms))
  );
}

/**
 * The entry of exactly this word; a chapter that is not translated yet names it by what it translates.
 *
 * @throws RangeError when there is none: a slip in a cross-reference, which stops the build.
 */
export function entryNamed(word: string, glossary: readonly GlossaryEntry[]): GlossaryEntry {
  const entry =
    glossary.find((each) => each.word === word) ?? glossary.find(({ id }) => id === word);
  if (entry === undefined) throw new RangeError(`The glossary has no entry “${word}”.`);
  return entry;
}

/**
 * The glossary as it is printed: letter by letter, with a line for each other word that would not
 * stand beside its entry anyway.
 */
export function glossaryLetters(glossary: readonly GlossaryEntry[]): GlossaryLetter[] {
  const lines = glossary.flatMap((entry): GlossaryLine[] => [
    { kind: 'entry', word: entry.word, entry },
    ...(entry.also ?? [])
      .filter((word, index, also) => ![entry.word, ...also.slice(0, index)].some(besides(word)))
      .map((word): GlossaryLine => ({ kind: 'see', word, entry })),
  ]);
  lines.sort((a, b) => withoutDots(a.word).localeCompare(withoutDots(b.word), PAGE_LANGUAGE));
  const letters = Map.groupBy(lines, ({ word }) => withoutDots(word).charAt(0).toUpperCase());
  return [...letters].map(([letter, its]) => ({ letter, lines: its }));
}

/** Whether a word begins so much like another that they stand together in the alphabet. */
function besides(word: string): (other: string) => boolean {
  const beginning = (text: string) => withoutDots(text).slice(0, 4);
  return (other) => beginning(other) === beginning(word);
}

/** All words of a line in the two spellings of umlauts, for {@link matchesWords} to look in. */
export function wordsOfEntry({ word, kind, entry }: GlossaryLine): string {
  const { also = [], forms = [], other = '' } = entry;
  const names = kind === 'see' ? [word] : [word, other, ...also, ...forms];
  const text = names.join(' ');
  return `${withoutDots(text)} ${spellOut(text)}`;
}

/** Whether a line is one that the reader looks for, typed with or without umlauts. */
export function matchesWords(words: string, typed: string): boolean {
  const word = typed.trim();
  return words.includes(withoutDots(word)) || words.includes(spellOut(word));
}
