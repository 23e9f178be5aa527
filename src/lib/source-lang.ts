import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE } from './page-language.ts';

/**
 * The `lang` of what every edition has in the language of the book: the headings that it cites, the list of
 * changes. None in the edition of that language.
 */
export const SOURCE_LANG = PAGE_LANGUAGE === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;
