/**
 * Divides a text from outside into what stands in it: game records, hands of the notation, JSON, and what
 * is left between them. Goes through the text a few times, however it is made.
 */
import { endOfRecord, recordStarts } from '../iss/fields.ts';
import { endOfData, startsData } from './data-end.ts';
import { afterRemarks, handAt, startsHand } from './hand-end.ts';

/** A part of a text; `other` may hold cards, links or mere words. */
export interface TextPart {
  readonly kind: 'record' | 'hand' | 'data' | 'other';
  /** Where it begins in the text: the line from 1, and how many signs stand before it there. */
  readonly line: number;
  readonly indent: number;
  readonly text: string;
}

/**
 * The parts of a text in their order; together they have all of it but blanks.
 *
 * @param text with `\n` at the end of each line, see `plainLines`.
 */
export function splitText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const place = placeCounter(text);
  const starts = recordStarts(text);
  let nextStart = 0;
  let at = 0;
  /** Where what is no record, hand or JSON began. */
  let otherFrom = 0;
  const add = (kind: TextPart['kind'], from: number, to: number): void => {
    const part = text.slice(from, to);
    const blanks = part.length - part.trimStart().length;
    if (blanks === part.length) return;
    // A line keeps its blanks, so that a fault has its column.
    const begin = from + (blanks === 0 ? 0 : part.lastIndexOf('\n', blanks - 1) + 1);
    parts.push({ kind, ...place(begin), text: text.slice(begin, to).trimEnd() });
  };
  const take = (kind: TextPart['kind'], from: number, to: number): void => {
    add('other', otherFrom, from);
    add(kind, from, to);
    [at, otherFrom] = [to, to];
  };
  while (at < text.length) {
    while ((starts[nextStart] ?? Infinity) < at) nextStart++;
    const start = starts[nextStart] ?? text.length;
    const end = lineEnd(text, at);
    const remarksEnd = afterRemarks(text, at, start);
    if (start < end) {
      const limit = starts[nextStart + 1] ?? text.length;
      take('record', start, endOfRecord(text, start, limit) ?? endOfBroken(text, start, limit));
    } else if (startsHand(text, remarksEnd, lineEnd(text, remarksEnd))) {
      const hand = handAt(text, remarksEnd);
      if (hand.isHand) take('hand', at, hand.end);
      else at = hand.end;
    } else if (startsData(text, at, start)) {
      take('data', at, endOfData(text, at, start));
    } else at = Math.max(remarksEnd, end + 1);
  }
  add('other', otherFrom, text.length);
  return parts;
}

/** A place in a part, from 1, as a place in the whole text. */
export function placeInText<
  At extends { readonly line: number | null; readonly column: number | null },
>(at: At, { indent, line }: Pick<TextPart, 'line' | 'indent'>): At {
  if (at.line === null || at.column === null) return at;
  return {
    ...at,
    line: at.line + line - 1,
    column: at.column + (at.line === 1 ? indent : 0),
  };
}

/** Where the line ends that a place is in. */
function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

const BREAK = /\n(?=[ \t]*(?:\n|id[ \t]*:))/iu;

/** Where a record that has no end is taken to end: at an empty line, at a hand, or at the limit. */
function endOfBroken(text: string, from: number, limit: number): number {
  const found = BREAK.exec(text.slice(from, limit));
  return found === null ? limit : from + found.index;
}

/** Counts the lines of a text up to places that come in its order. */
function placeCounter(text: string): (at: number) => { line: number; indent: number } {
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf('\n');
  return (at) => {
    while (next >= 0 && next < at) {
      line++;
      lineStart = next + 1;
      next = text.indexOf('\n', lineStart);
    }
    return { line, indent: at - lineStart };
  };
}
