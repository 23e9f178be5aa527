/** Which entry of the menu a page belongs to, and which one a reader means by a name. */
import { MAIN_MENU, MORE_MENU } from './menu.ts';
import type { MenuEntry } from './menu.ts';
import { fold, stem, wordsOf } from './search/query/query-words.ts';

const ENTRIES = [...MAIN_MENU, ...MORE_MENU];

/** The entry to which a page belongs: the one whose address agrees with the most of its own. */
export function menuEntryOf(address: string): MenuEntry | undefined {
  const lengthIn = ({ and = [], href }: MenuEntry): number =>
    Math.max(...[href, ...and].map((start) => (address.startsWith(start) ? start.length : 0)));
  return ENTRIES.filter((entry) => lengthIn(entry) > 0).toSorted(
    (a, b) => lengthIn(b) - lengthIn(a),
  )[0];
}

/** The entries that somebody may mean who looks for these words and no others. */
export function menuEntriesNamed(words: string): readonly MenuEntry[] {
  const key = keyOf(words);
  return ENTRIES.filter(({ also, text }) => [text, ...also].some((name) => keyOf(name) === key));
}

/** The entry that has this address. */
export function menuEntriesAt(address: string): readonly MenuEntry[] {
  return ENTRIES.filter(({ href }) => href === address);
}

/** Without capitals, accents, hyphens and the endings of plurals and verbs. */
function keyOf(words: string): string {
  return wordsOf(words)
    .map((word) => stem(fold(word)))
    .join(' ');
}
