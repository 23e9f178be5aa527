import { MENTION_LAWS, mentionLaw } from '#edition/book/law-words.ts';
import { listJoints } from '#edition/game/words/lists.ts';

/** Foster prints the American laws of Skat as 61 numbered paragraphs (pages 10–20). */
const LAST_LAW = 61;

/** Where the laws stand. */
const CHAPTER = '/manual/the-laws/';

/** A piece of a mention: what it reads, and the law it leads to, if any. */
export interface LawMentionPart {
  readonly text: string;
  readonly law: number | null;
}

/**
 * A mention of laws in running text, in pieces: `law 61`; `laws `, `60`, ` and `, `61`.
 *
 * @param n one number, or several separated by commas.
 * @throws RangeError for a law there is not: a slip in a chapter, which stops the build.
 */
export function lawMention(n: string): LawMentionPart[] {
  const laws = n.split(',').map((part) => lawNumber(part.trim()));
  const [only] = laws;
  if (laws.length === 1 && only !== undefined) return [{ text: mentionLaw(only), law: only }];
  const joints = listJoints(laws.length);
  return [
    { text: MENTION_LAWS, law: null },
    ...laws.flatMap((law, index): LawMentionPart[] => [
      ...(index === 0 ? [] : [{ text: joints[index] ?? '', law: null }]),
      { text: String(law), law },
    ]),
  ];
}

/**
 * The anchor of a law on its page: `law-61`.
 *
 * @throws RangeError for a law there is not.
 */
export function lawAnchor(n: string): string {
  return `law-${lawNumber(n)}`;
}

/** The address of a law, from the root of the site. */
export function lawAddress(law: number): string {
  return `${CHAPTER}#${lawAnchor(String(law))}`;
}

/** The titles of the laws that the text of a chapter has, by number: what a mention can lead to. */
export function lawTitles(chapter: string): ReadonlyMap<number, string> {
  const laws = chapter.matchAll(/<LawText\s+n="(\d+)"\s+title="([^"]+)"/g);
  return new Map([...laws].map(({ 1: n, 2: title = '' }) => [Number(n), title]));
}

function lawNumber(n: string): number {
  const number = Number(n);
  if (!/^[1-9]\d*$/.test(n) || number > LAST_LAW) {
    throw new RangeError(`There is no law “${n}”: they run from 1 to ${LAST_LAW}.`);
  }
  return number;
}
