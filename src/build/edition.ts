/** Which edition this process builds: Node’s own condition says so, `--conditions=german` (scripts/edition.mjs). */
import { fileURLToPath } from 'node:url';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE } from '../lib/page-language.ts';

/** Whether it is a translation, which stands in a folder of the book: `dist/de/`. */
export const IS_TRANSLATION = PAGE_LANGUAGE !== SOURCE_LANGUAGE;

/** The conditions by which a bundler chooses `#edition/…` (package.json, `imports`), before its own. */
export const EDITION_CONDITIONS: readonly string[] = IS_TRANSLATION ? ['german'] : [];

/** The path of the edition, by that of the book; both with outer slashes. */
export const editionBase = (book: string): string =>
  IS_TRANSLATION ? `${book}${PAGE_LANGUAGE}/` : book;

/** The path of the book, by that of the edition; with outer slashes. */
export const bookBase = (edition: string): string =>
  IS_TRANSLATION ? edition.replace(new RegExp(`${PAGE_LANGUAGE}/?$`, 'u'), '') : edition;

/** The folder of the whole book, by that of the edition. */
export const bookFolder = (edition: URL): string =>
  fileURLToPath(IS_TRANSLATION ? new URL('../', edition) : edition);
