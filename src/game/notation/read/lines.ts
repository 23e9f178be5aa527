/**
 * The outermost layer of the notation: a text becomes lines, and each line pieces, text or
 * comment. Remarks (`#`) and blank lines are gone, and a line goes on after a comment even if
 * the comment runs over several lines of the file.
 */
import { TEXT_FAULTS, badCharacter, fileTooLong } from '#edition/game/notation/read/text-words.ts';
import type { Report, Spot } from '../errors.ts';

/** A stretch of a line outside comments, as it stands in the file. */
export interface TextPiece extends Spot {
  readonly kind: 'text';
  readonly text: string;
}

/** A comment without its braces, cleaned by {@link cleanText}. */
export interface CommentPiece extends Spot {
  readonly kind: 'comment';
  readonly text: string;
  /** The comment as it stands in the file, one row for each line. */
  readonly rows: readonly Word[];
}

export type Piece = TextPiece | CommentPiece;

/** A line of the file with at least one piece; blank text pieces are left out. */
export interface TextLine {
  readonly pieces: readonly [Piece, ...Piece[]];
}

/** A word of a text piece, without the blanks around it. */
export interface Word extends Spot {
  readonly text: string;
}

/** A hand file is a few thousand characters; a text longer than this is not one. */
export const LONGEST_FILE = 500_000;

const BREAK = /\r\n|\r|\n/;

/**
 * Control characters other than tab and line break; U+FFFD, which stands where bytes were not
 * UTF-8; and halves of surrogate pairs, which no file can hold.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const BAD_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]|\p{Surrogate}/u;

/**
 * Splits a hand file's text. Reports characters that do not belong in a text, comments that
 * are not closed and braces that close nothing; after such an error the lines are not to be
 * relied on.
 */
export function splitLines(text: string, report: Report): TextLine[] {
  if (text.length > LONGEST_FILE) {
    report(
      { line: 1, column: 1 },
      {
        code: 'file-too-long',
        expected: `at most ${LONGEST_FILE} characters`,
        ...fileTooLong(text.length),
      },
    );
    return [];
  }
  const rows = text.replace(/^\ufeff/, '').split(BREAK);
  for (const [index, row] of rows.entries()) {
    const column = row.search(BAD_CHARACTER) + 1;
    if (column > 0) reportCharacter(row, { line: index + 1, column }, report);
  }

  const lines: TextLine[] = [];
  let pieces: Piece[] = [];
  let comment: { at: Spot; rows: Word[] } | null = null;
  for (const [index, row] of rows.entries()) {
    if (comment === null && /^\s*#/.test(row)) continue;
    let from = 0;
    const spot = (column: number): Spot => ({ line: index + 1, column: column + 1 });
    for (let at = 0; at < row.length; at++) {
      const character = row.charAt(at);
      if (character === '\\') {
        // The next character stands for itself.
        at += 1;
      } else if (comment !== null) {
        if (character === '{') {
          reportUnclosed(comment.at, report);
          return [];
        }
        if (character !== '}') continue;
        const { at: start, rows: raw } = comment;
        raw.push({ text: row.slice(from, at), ...spot(from) });
        pieces.push({ kind: 'comment', text: cleanComment(raw), rows: raw, ...start });
        comment = null;
        from = at + 1;
      } else if (character === '{' || character === '}') {
        const piece = row.slice(from, at);
        if (/\S/.test(piece)) pieces.push({ kind: 'text', text: piece, ...spot(from) });
        from = at + 1;
        if (character === '{') comment = { at: spot(at), rows: [] };
        if (character === '}') reportStray(spot(at), report);
      }
    }
    if (comment !== null) {
      comment.rows.push({ text: row.slice(from), ...spot(from) });
      continue;
    }
    const rest = row.slice(from);
    if (/\S/.test(rest)) pieces.push({ kind: 'text', text: rest, ...spot(from) });
    const [first, ...others] = pieces;
    if (first !== undefined) lines.push({ pieces: [first, ...others] });
    pieces = [];
  }
  if (comment !== null) reportUnclosed(comment.at, report);
  return lines;
}

/** The words of a text piece; `=` is always a word of its own. */
export function wordsOfPiece(piece: TextPiece): Word[] {
  return [...piece.text.matchAll(/=|[^\s=]+/g)].map((match) => ({
    text: match[0],
    line: piece.line,
    column: piece.column + match.index,
  }));
}

/** A text as it is meant: escapes (`\{ \} \\`) undone, runs of blanks made one, none at the ends. */
export function cleanText(raw: string): string {
  return raw
    .replace(/\\([{}\\])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** Paragraphs are separated by blank lines and come out separated by one blank line. */
function cleanComment(rows: readonly Word[]): string {
  const paragraphs: string[][] = [[]];
  for (const row of rows) {
    const clean = cleanText(row.text);
    if (clean !== '') paragraphs.at(-1)?.push(clean);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(' '))
    .join('\n\n');
}

function reportCharacter(row: string, at: Spot, report: Report): void {
  const code = row
    .charCodeAt(at.column - 1)
    .toString(16)
    .toUpperCase()
    .padStart(4, '0');
  report(at, {
    code: 'bad-character',
    expected: 'plain text in UTF-8',
    ...badCharacter(code),
  });
}

function reportUnclosed(at: Spot, report: Report): void {
  report(at, {
    code: 'unclosed-comment',
    expected: '} at the end of the comment',
    ...TEXT_FAULTS.unclosedComment,
  });
}

function reportStray(at: Spot, report: Report): void {
  report(at, {
    code: 'stray-brace',
    expected: 'a { before it',
    ...TEXT_FAULTS.strayBrace,
  });
}
