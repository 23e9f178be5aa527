/** The outer form of a record, `(;GM[Skat]…MV[…]R[…] ;)`: its fields with their places. */
import { visibleText } from '../../../lib/plain-text.ts';
import {
  fieldTwice,
  noField,
  otherGame,
  unclosedField,
} from '#edition/game/notation/iss/record-words.ts';
import { Unreadable } from './errors.ts';

/** A field's value, and where it starts in the text. */
export interface IssField {
  readonly value: string;
  readonly at: number;
}

/** The fields of a record by their labels (`GM`, `P0`, `MV`, …). */
export type IssFields = ReadonlyMap<string, IssField>;

/** A record taken apart, and where it ends, its `;)` included, counted from its start. */
export interface IssParts {
  readonly fields: IssFields;
  readonly end: number;
}

/** The text of one record and where it starts. */
export interface IssPiece {
  readonly at: number;
  readonly text: string;
}

/** A record’s beginning, `(;CO[`, or where that was lost in copying its first field, `;GM[`, `GM[`. */
const START = /\(\s*;(?=\s*[A-Za-z][A-Za-z0-9]*\s*\[)|\bGM\s*\[/g;

/**
 * Where records may begin in a text: at each `(;` with a field after it; and at each `GM[` that does not
 * follow another field. A `;` before it belongs to it.
 */
export function recordStarts(text: string): number[] {
  const starts: number[] = [];
  for (const { 0: found, index } of text.matchAll(START)) {
    const before = found.startsWith('(') ? -1 : lastSign(text, index);
    const sign = text.charAt(before);
    if (sign !== ';' && sign !== ']') starts.push(index);
    // `(;GM[` has been found by its bracket.
    else if (sign === ';' && text.charAt(lastSign(text, before)) !== '(') starts.push(before);
  }
  return starts;
}

/** Where the last sign before a place stands that is no blank; -1 for none. */
function lastSign(text: string, from: number): number {
  let at = from - 1;
  while (at >= 0 && /\s/.test(text.charAt(at))) at--;
  return at;
}

/**
 * Where the records of a text stand: each from its beginning to the next one or to the end. What
 * stands before the first (a line of the server's protocol, a remark) is no part of any.
 */
export function findRecords(text: string): IssPiece[] {
  const starts = recordStarts(text);
  return starts.map((at, index) => ({ at, text: text.slice(at, starts[index + 1]) }));
}

/**
 * Where a record that begins at `from` ends: after its `;)`, or where something else begins; `limit` if
 * it has no end before that.
 */
export function endOfRecord(text: string, from: number, limit: number): number | null {
  let at = from;
  const take = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  take(/\(?\s*;?/y);
  for (;;) {
    const fieldEnd = at;
    const gap = take(SPACE);
    if (at >= limit) return limit;
    if (/[;)]/.test(text.charAt(at))) {
      take(/;?\s{0,20}\)?/y);
      return Math.min(at, limit);
    }
    const label = take(LABEL);
    take(SPACE);
    const isField = label !== '' && text.startsWith('[', at);
    // What is no field, on a line of its own after a field, is no part of the record.
    if (!isField) return gap.includes('\n') && fieldEnd > from ? fieldEnd : null;
    const close = closingBracket(text, at + 1, limit);
    if (close < 0) return null;
    at = close + 1;
  }
}

const SPACE = /\s*/y;
const LABEL = /[A-Za-z][A-Za-z0-9]*/y;

/**
 * Takes a record apart.
 *
 * @throws Unreadable with the place counted from the start of the piece.
 */
export function readFields({ text }: IssPiece): IssParts {
  const fields = new Map<string, IssField>();
  let at = /^\(?\s*;?/.exec(text)?.[0].length ?? 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at += found[0].length;
    return found;
  };
  for (;;) {
    take(SPACE);
    if (at >= text.length || text.startsWith(';', at) || text.startsWith(')', at)) break;
    const start = at;
    const label = take(LABEL)?.[0];
    if (label === undefined) throw badField(start, text);
    take(SPACE);
    const open = at;
    const close = text.startsWith('[', open) ? closingBracket(text, open + 1) : -1;
    if (close < 0) {
      if (!text.startsWith('[', open)) throw badField(start, text);
      throw new Unreadable(open, {
        code: 'unclosed-field',
        expected: '] after its value',
        ...unclosedField(label),
      });
    }
    if (fields.has(label)) {
      throw new Unreadable(start, {
        code: 'duplicate-field',
        expected: `one ${label}[…]`,
        ...fieldTwice(label),
      });
    }
    fields.set(label, { value: text.slice(open + 1, close), at: open + 1 });
    at = close + 1;
  }
  const game = fields.get('GM');
  if (game !== undefined && game.value.trim().toLowerCase() !== 'skat') {
    throw new Unreadable(game.at, {
      code: 'other-game',
      expected: 'GM[Skat]',
      ...otherGame(game.value),
    });
  }
  return { fields, end: at + (/^;?\s*\)?/.exec(text.slice(at, at + 20))?.[0].length ?? 0) };
}

/**
 * Where the value that begins at `from` is closed, or -1. Brackets inside it are written with a
 * backslash, as in every SGF file. (As a pattern this overflows beyond some million characters.)
 */
function closingBracket(text: string, from: number, limit = text.length): number {
  for (let at = from; at < limit; at++) {
    const character = text.charAt(at);
    if (character === ']') return at;
    if (character === '\\') at++;
  }
  return -1;
}

function badField(at: number, text: string): Unreadable {
  const word = /^\S{1,60}/.exec(text.slice(at, at + 60))?.[0] ?? '';
  return new Unreadable(at, {
    code: 'bad-field',
    expected: 'a label and its value in brackets, as in P0[zoot]',
    ...noField(word),
  });
}

/** A value as text: brackets without their backslashes, single blanks, nothing that is no text. */
export function plainText(field: IssField | undefined): string {
  return visibleText(field?.value ?? '')
    .replace(/\\([^])/g, '$1')
    .replace(/[\p{Cc}\ufffd\p{Surrogate}\s]+/gu, ' ')
    .trim();
}
