/** Which entry of the menu a page belongs to, and which tool a reader means by a name. */
import { FILLING_WORDS, formOf } from '#edition/site/menu/filling-words.ts';
import { fold, wordsOf } from '../search/query/query-words.ts';
import { OTHER_PAGES } from './addresses.ts';
import { FURTHER_TOOLS, MAIN_MENU, MORE_MENU } from './menu.ts';
import type { MenuEntry } from './menu.ts';

const ENTRIES = [...MAIN_MENU, ...MORE_MENU];
const TOOLS = [...ENTRIES, ...FURTHER_TOOLS];

/** The entry to which a page belongs: the one whose address agrees with the most of its own. */
export function menuEntryOf(address: string): MenuEntry | undefined {
  const lengthIn = ({ href }: MenuEntry): number =>
    Math.max(
      ...[href, ...(OTHER_PAGES[href] ?? [])].map((start) =>
        address.startsWith(start) ? start.length : 0,
      ),
    );
  return ENTRIES.filter((entry) => lengthIn(entry) > 0).toSorted(
    (a, b) => lengthIn(b) - lengthIn(a),
  )[0];
}

/**
 * The tools that somebody may mean who looks for these words and no others. Where none has this very name,
 * those that have it but for the order of the words, or for “Skat” and other words that say nothing here:
 * “Skatkurs” is “Kurs”, and “practice for bidding” is “bidding practice”.
 */
export function menuEntriesNamed(words: string): readonly MenuEntry[] {
  const byName = (keyOf: (name: string) => string): readonly MenuEntry[] => {
    const key = keyOf(words);
    if (key === '') return [];
    return TOOLS.filter(({ also, text }) => [text, ...also].some((name) => keyOf(name) === key));
  };
  const exact = byName(keyOf);
  return exact.length > 0 ? exact : byName(looseKeyOf);
}

/** The entry that has this address. */
export function menuEntriesAt(address: string): readonly MenuEntry[] {
  return ENTRIES.filter(({ href }) => href === address);
}

/** Without capitals, accents, hyphens and the endings of plurals and verbs. */
function keyOf(words: string): string {
  return stemsOf(words).join(' ');
}

function stemsOf(words: string): readonly string[] {
  return wordsOf(words).map((word) => formOf(fold(word)));
}

/** What says nothing of which tool is meant, as it is compared. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(stemsOf(FILLING_WORDS));

/** Without these words, without “Skat” at the start of a compound, and in one order. */
function looseKeyOf(words: string): string {
  return stemsOf(words)
    .filter((word) => !EMPTY_WORDS.has(word))
    .map((word) => word.replace(/^skat(?=.{3})/u, ''))
    .toSorted()
    .join(' ');
}
