import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE } from '../../lib/page-language.ts';

/** The name of the e-book, by which a reader tells the editions apart among other files. */
export const EPUB_FILE =
  PAGE_LANGUAGE === SOURCE_LANGUAGE ? 'vorhand.epub' : `vorhand-${PAGE_LANGUAGE}.epub`;
