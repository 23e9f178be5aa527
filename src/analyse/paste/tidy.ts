/**
 * A text without what mail, chats and word processors put around what was copied. Lines stay lines, so
 * that a fault is still reported with its line.
 */
import { plainLines } from '../../lib/plain-text.ts';

export interface Tidied {
  readonly text: string;
  /** How many letters at the beginning of each line were taken away. */
  readonly before: readonly number[];
}

/** Marks of quoting at the head of a line: `> > `, `| `. */
const QUOTED = /^(?:[ \t]*[>»][ \t]?)+/u;
/** What only sets a text apart: the fence of a code block, which may name a language. */
const FENCE = /^[ \t]*(?:`{3,}|~{3,})[\w-]{0,20}[ \t]*$/u;
const QUOTES = '"\'“”„‟‘’«»‹›`';

/** Takes them away. */
export function tidy(text: string): Tidied {
  const lines = plainLines(text).split('\n');
  const writtenLines = lines.filter((line) => line.trim() !== '');
  const isQuoted =
    writtenLines.length > 0 && writtenLines.every((line) => QUOTED.test(line) || FENCE.test(line));
  const before: number[] = [];
  const tidied = lines.map((line) => {
    const mark = isQuoted ? (QUOTED.exec(line)?.[0] ?? '') : '';
    before.push(mark.length);
    const rest = line.slice(mark.length);
    return FENCE.test(rest) ? '' : rest;
  });
  return { text: withoutOuterQuotes(tidied.join('\n')), before };
}

/** Puts blanks for a quotation mark at the head of the whole text, and for the one at its end. */
function withoutOuterQuotes(text: string): string {
  const isAround = (at: number): boolean =>
    QUOTES.includes(text.charAt(at)) || text.charAt(at).trim() === '';
  const begin = text.length - text.trimStart().length;
  if (begin === text.length || !QUOTES.includes(text.charAt(begin))) return text;
  let [from, to] = [begin, text.length];
  while (from < to && isAround(from)) from++;
  while (to > from && isAround(to - 1)) to--;
  const head = text.slice(0, from).replaceAll(/[^\n]/gu, ' ');
  return head + text.slice(from, to);
}
