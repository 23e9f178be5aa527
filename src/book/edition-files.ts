/** The files of `content` in the language of the edition. */
import { existsSync } from 'node:fs';
import { EDITION_FOLDER, IS_TRANSLATION } from '../lib/edition.ts';

/**
 * Where a file of `content` has its translation: `content/de/manual/01-introduction.mdx` for
 * `content/manual/01-introduction.mdx`; null in the edition of the language in which it is written.
 */
export const translationPath = (file: string): string | null =>
  IS_TRANSLATION ? file.replace(/^content\//u, `content/${EDITION_FOLDER}`) : null;

/** The file of a chapter that the edition has: the translation, or what is translated if there is none yet. */
export function editionFile(file: string): string {
  const translation = translationPath(file);
  return translation !== null && existsSync(translation) ? translation : file;
}

/** The file from which a translation was made; null for any other file. */
export function sourceOf(file: string): string | null {
  const source = file.replace(`content/${EDITION_FOLDER}`, 'content/');
  return source === file ? null : source;
}

/** Whether a chapter’s file is in the language of the edition; translations stand in a folder of their own. */
export const isInEdition = (file: string): boolean =>
  !IS_TRANSLATION || sourceOf(file.replaceAll('\\', '/')) !== null;
