/** The files of `content` in the language of the edition. */
import { existsSync } from 'node:fs';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE } from '../lib/page-language.ts';

/**
 * Where a file of `content` has its translation: `content/de/manual/01-introduction.mdx` for
 * `content/manual/01-introduction.mdx`; null in the edition of the language in which it is written.
 */
export const translationPath = (file: string): string | null =>
  PAGE_LANGUAGE === SOURCE_LANGUAGE
    ? null
    : file.replace(/^content\//u, `content/${PAGE_LANGUAGE}/`);

/** The file of a chapter that the edition has: the translation, or what is translated if there is none yet. */
export function editionFile(file: string): string {
  const translation = translationPath(file);
  return translation !== null && existsSync(translation) ? translation : file;
}

/** The file from which a translation was made; null for any other file. */
export function sourceOf(file: string): string | null {
  const source = file.replace(`content/${PAGE_LANGUAGE}/`, 'content/');
  return PAGE_LANGUAGE === SOURCE_LANGUAGE || source === file ? null : source;
}

/** Whether a chapter’s file is in the language of the edition; translations stand in a folder of their own. */
export const isInEdition = (file: string): boolean =>
  PAGE_LANGUAGE === SOURCE_LANGUAGE || sourceOf(file.replaceAll('\\', '/')) !== null;
