import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { IS_TRANSLATION } from '../../lib/edition.ts';

/** The name of the e-book, by which a reader distinguishes the editions among other files. */
export const EPUB_FILE = IS_TRANSLATION ? `vorhand-${PAGE_LANGUAGE}.epub` : 'vorhand.epub';
