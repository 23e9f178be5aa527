/** Which edition of the book this is, and where it stands beside the other (src/game/words/README.md). */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE, TRANSLATION } from './languages.ts';

/** Whether it is translated from the language in which the book is written. */
export const IS_TRANSLATION = PAGE_LANGUAGE !== SOURCE_LANGUAGE;

/** Its folder in the book, with a slash behind it: `de/`; empty for the edition in the language of the book. */
export const EDITION_FOLDER = IS_TRANSLATION ? `${PAGE_LANGUAGE}/` : '';

/** The folder of the edition that stands below this one; null where none does. */
export const FOLDER_BELOW = IS_TRANSLATION ? null : `${TRANSLATION}/`;

/**
 * The `lang` of what every edition has in the language of the book: the headings that it cites, the list of
 * changes. None in the edition of that language.
 */
export const SOURCE_LANG = IS_TRANSLATION ? SOURCE_LANGUAGE : undefined;

/** The path of the edition, by that of the book; both with outer slashes. */
export const editionBase = (book: string): string => book + EDITION_FOLDER;

/** The path of the book, by that of the edition; both with outer slashes. */
export const bookBase = (edition: string): string =>
  edition.slice(0, edition.length - EDITION_FOLDER.length);
