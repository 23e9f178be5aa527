/** What can be wrong with the name or the number of a chapter’s file, for its author. */
import { readFileSync } from 'node:fs';
import type { CollectionEntry } from 'astro:content';
import { CONTENTS } from './contents.ts';
import { errorAt } from './hand-mistakes.ts';

/** What a fault needs to know of the chapter. */
interface ChapterFile {
  readonly id: string;
  readonly filePath?: string | undefined;
}

/** The number before the name of a chapter's file; NaN when there is none. */
export const numberOf = ({ filePath = '' }: ChapterFile): number =>
  Number(/(?:^|[\\/])(\d+)-[^\\/]*$/.exec(filePath)?.[1] ?? NaN);

/** @throws Error when a file's name has no number, or another file's: that stops the build. */
export function checkNumbers(chapters: readonly ChapterFile[]): void {
  const taken = new Map<number, string>();
  for (const entry of chapters) {
    const number = numberOf(entry);
    if (Number.isNaN(number)) {
      throw chapterFault(entry, `The file’s name needs its number first, as in 3-${entry.id}.mdx.`);
    }
    const other = taken.get(number);
    if (other !== undefined) throw chapterFault(entry, `“${other}” has the number ${number} too.`);
    taken.set(number, entry.id);
  }
}

/** Foster’s chapters have the slugs and parts of his plan, and those beyond are each one page. */
export function checkPlan(chapter: CollectionEntry<'manual'>): void {
  const { order, part } = chapter.data;
  const beyond = order > CONTENTS.length;
  if (beyond && part === undefined) return;
  const planned = plannedSlug(order, part);
  if (planned === chapter.id) return;
  const name = part === undefined ? `Chapter ${order}` : `Chapter ${order}, part ${part}`;
  const problem = beyond
    ? `A chapter beyond Foster’s ${CONTENTS.length} is one page: leave out “part: ${part ?? ''}”.`
    : planned === undefined
      ? `Foster’s plan, src/book/contents.ts, has no ${name}. A chapter of your own has an order from ${CONTENTS.length + 1} on.`
      : `${name} is “${planned}” in Foster’s plan, src/book/contents.ts: name the file so. A chapter of your own has an order from ${CONTENTS.length + 1} on.`;
  throw chapterFault(chapter, problem, beyond ? /^part:.*$/m : /^order:.*$/m);
}

/** An error at a line of a chapter's file, or at its head. */
export function chapterFault({ filePath = '' }: ChapterFile, problem: string, at?: RegExp): Error {
  const file = filePath.replaceAll('\\', '/');
  const before = at === undefined ? '' : readFileSync(filePath, 'utf8').split(at, 1)[0];
  const line = (before ?? '').split('\n').length;
  return errorAt({ file, line, column: 1, message: problem });
}

/** What the plan calls the chapter of this number, or its part; undefined when it has none. */
function plannedSlug(order: number, part: number | undefined): string | undefined {
  const planned = CONTENTS.find((entry) => entry.number === order);
  const parts = planned?.parts ?? [];
  if (part !== undefined) return parts[part - 1]?.slug;
  return parts.length === 0 ? planned?.slug : undefined;
}
