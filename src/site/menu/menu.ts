/** The menu of every page, and the names under which people look for what it leads to. */
import { FURTHER_TOOL_WORDS } from '#edition/site/menu/further-words.ts';
import { MAIN_MENU_WORDS } from '#edition/site/menu/main-words.ts';
import { MORE_BOOK_WORDS } from '#edition/site/menu/more-book-words.ts';
import { MORE_TOOLS_WORDS } from '#edition/site/menu/more-tools-words.ts';
import { FURTHER_ADDRESSES, MAIN_ADDRESSES, MORE_ADDRESSES } from './addresses.ts';
import type { MenuAddress, MenuWords } from './addresses.ts';

export interface MenuEntry extends MenuWords {
  /** Within the book. */
  readonly href: MenuAddress;
}

const WORDS: Readonly<Record<MenuAddress, MenuWords>> = {
  ...MAIN_MENU_WORDS,
  ...MORE_TOOLS_WORDS,
  ...MORE_BOOK_WORDS,
  ...FURTHER_TOOL_WORDS,
};

/** The first entries of the menu, always in sight. */
export const MAIN_MENU: readonly MenuEntry[] = MAIN_ADDRESSES.map(entryAt);

/** The other entries, behind “More”. */
export const MORE_MENU: readonly MenuEntry[] = MORE_ADDRESSES.map(entryAt);

/** Tools that the menu does not list and people look for all the same. */
export const FURTHER_TOOLS: readonly MenuEntry[] = FURTHER_ADDRESSES.map(entryAt);

function entryAt(href: MenuAddress): MenuEntry {
  return { href, ...WORDS[href] };
}
