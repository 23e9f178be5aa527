/**
 * A text without what mail, chats and word processors put around what was copied. Lines stay lines, so
 * that a fault is still reported with its line.
 */
export interface Tidied {
  readonly text: string;
  /** How many letters at the beginning of each line were taken away. */
  readonly before: readonly number[];
}

/** Marks of quoting at the head of a line: `> > `, `| `. */
const QUOTED = /^(?:[ \t]*[>»][ \t]?)+/u;
/** What only sets a text apart: the fence of a code block. */
const FENCE = /^\s*(?:`{3,}|~{3,}).*$/u;
const OPENING = /^[\s"'“”„‟‘’«»‹›`]+/u;
const CLOSING = /[\s"'“”„‟‘’«»‹›`]+$/u;

/** Takes them away. */
export function tidy(text: string): Tidied {
  const plain = text
    // The signs that say how a suit is drawn, and blanks without breadth.
    .replaceAll(/[\uFE0E\uFE0F\u200B\u2060\uFEFF\u00AD]/gu, '')
    .replaceAll(/[\u00A0\u2007\u202F\u2009\t]/gu, ' ')
    .replaceAll(/\r\n?|\u2028/gu, '\n');
  const lines = plain.split('\n');
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
  const joined = tidied.join('\n');
  if (!/^\s*["'“”„‟‘’«»‹›`]/u.test(joined)) return { text: joined, before };
  // A quotation mark at the head of the whole text, and the one at its end.
  const head = OPENING.exec(joined)?.[0] ?? '';
  const lineEnds = head.replaceAll(/[^\n]/gu, '');
  const at = lineEnds.length;
  before[at] = (before[at] ?? 0) + head.length - (head.lastIndexOf('\n') + 1);
  return { text: lineEnds + joined.slice(head.length).replace(CLOSING, ''), before };
}
