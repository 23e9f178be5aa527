/** What is translated, and from which state of its source. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** A file of the book and its translation. */
export interface Translation {
  /** From the top folder: `content/today/1-the-game-today.mdx`. */
  readonly source: string;
  /** Where its translation is, or is to be. */
  readonly file: string;
  readonly state: 'missing' | 'current' | 'stale' | 'unmarked';
  /** The state of the source that was translated, as Git names it; null where the file does not say. */
  readonly translated: string | null;
  /** The state of the source now. */
  readonly current: string;
}

/** How many digits of a state are kept in a translation. */
const DIGITS = 12;

/** What is translated. */
const SOURCES = ['content/{manual,shelf,today}/*.mdx', 'content/hands/{*,*/*}.hand'];

/** Every file that is to be translated. @param language of the edition, the name of its folder. */
export function findTranslations(language: string): readonly Translation[] {
  return globSync(SOURCES)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((source) => {
      const file = source.replace('content/', `content/${language}/`).replace(/\.hand$/u, '.json');
      const current = blobOf(readFileSync(source));
      if (!existsSync(file)) return { source, file, state: 'missing', translated: null, current };
      const translated = readMark(readFileSync(file, 'utf8'));
      const state = translated === null ? 'unmarked' : translated === current ? 'current' : 'stale';
      return { source, file, state, translated, current };
    });
}

/** The name that Git gives a content, shortened, so that Git can show what has changed since. */
export const blobOf = (content: Buffer): string =>
  createHash('sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')
    .slice(0, DIGITS);

/**
 * In the front matter of a chapter, and among the members of a hand’s words. Quoted in both, because YAML
 * reads a state such as 18388740e714 as a number.
 */
const MARK = /^(?<before>translates: '| {2}"translates": ")(?<state>[\da-f]+)/mu;

/** The state that a translation names. */
export const readMark = (text: string): string | null => MARK.exec(text)?.groups?.['state'] ?? null;

/** A translation with the state of its source, in place of an older one. */
export function withMark(file: string, text: string, state: string): string {
  if (MARK.test(text)) return text.replace(MARK, `$<before>${state}`);
  return file.endsWith('.json')
    ? text.replace(/\n\}\s*$/u, `,\n  "translates": "${state}"\n}\n`)
    : text.replace(/\n---\n/u, `\ntranslates: '${state}'\n---\n`);
}
