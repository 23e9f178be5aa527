/** Helpers shared by the readers: fields, trailing comments, lines that make no sense. */
import {
  TEXT_FAULTS,
  noSense,
  outOfPlace,
  sectionOutOfPlace,
} from '#edition/game/notation/read/text-words.ts';
import type { TagPlace } from '#edition/game/notation/read/text-words.ts';
import type { Problem, Report, Spot } from '../errors.ts';
import { cleanText, wordsOfPiece } from './lines.ts';
import type { CommentPiece, TextLine, Piece, Word } from './lines.ts';
import type { Commented, RawField } from './raw.ts';

/** The first word of a line, or null when the line starts with a comment. */
export function firstWord(line: TextLine): Word | null {
  const [first] = line.pieces;
  return first.kind === 'text' ? (wordsOfPiece(first)[0] ?? null) : null;
}

/** The name of the field a line is, `title` for `title: …`, or null. */
export function fieldName(line: TextLine): string | null {
  const [first] = line.pieces;
  if (first.kind !== 'text') return null;
  return /^\s*([A-Za-z][\w-]*)\s*:/.exec(first.text)?.[1] ?? null;
}

/** Whether a line is this one word, whatever comments follow it. */
export function isBareWord(line: TextLine, word: string): boolean {
  const [first] = line.pieces;
  return first.kind === 'text' && first.text.trim() === word;
}

/**
 * Reads a field and the comment after it.
 *
 * @param comments where a comment is to go; `itself` the field, null when it may have none.
 */
export function readField(
  line: TextLine,
  comments: Commented | 'itself' | null,
  report: Report,
): RawField {
  const [first] = line.pieces;
  const text = first.kind === 'text' ? first.text : '';
  const colon = text.indexOf(':') + 1;
  const blanks = /^\s*/.exec(text)?.[0].length ?? 0;
  const rest = text.slice(colon);
  const valueColumn = first.column + colon + (/^\s*/.exec(rest)?.[0].length ?? 0);
  const field: RawField = {
    name: text.slice(blanks, colon - 1).trimEnd(),
    value: cleanText(rest),
    words: wordsOfPiece({ ...first, kind: 'text', text: rest, column: first.column + colon }),
    line: first.line,
    column: first.column + blanks,
    valueAt: { line: first.line, column: valueColumn },
    comment: null,
  };
  readTail(line, comments === 'itself' ? field : comments, report);
  return field;
}

/** Attaches the comments after a line's first piece; text there makes no sense. */
export function readTail(line: TextLine, owner: Commented | null, report: Report): void {
  for (const piece of line.pieces.slice(1)) readAfter(piece, owner, report);
}

/** What stands where a line should have ended. */
export const NOTHING_MORE = { expected: 'nothing more on this line' } as const;

function readAfter(piece: Piece, owner: Commented | null, report: Report): void {
  if (piece.kind === 'comment') attach(piece, owner, report);
  else reportText(wordsOfPiece(piece)[0], NOTHING_MORE, report);
}

/** Gives a comment to what it follows; at most one each. */
export function attach(comment: CommentPiece, owner: Commented | null, report: Report): void {
  if (owner === null) {
    report(comment, {
      code: 'comment-out-of-place',
      expected:
        'a comment after the bidding, the deal, the layout, a card, a finished trick or a variation’s head',
      ...TEXT_FAULTS.looseComment,
    });
  } else if (owner.comment !== null) {
    report(comment, {
      code: 'two-comments',
      expected: 'one comment',
      ...TEXT_FAULTS.secondComment,
    });
  } else if (comment.text === '') {
    report(comment, {
      code: 'bad-value',
      expected: 'text between { and }',
      ...TEXT_FAULTS.emptyComment,
    });
  } else {
    owner.comment = comment;
  }
}

/** Reports a word that cannot be made sense of where it stands. */
export function reportText(
  word: Word | undefined,
  { expected }: Pick<Problem, 'expected'>,
  report: Report,
): void {
  if (word === undefined) return;
  report(word, {
    code: 'unexpected-text',
    expected,
    ...noSense(word.text),
  });
}

/** Reports a field that may not stand here. */
export function reportOutOfPlace(at: Spot, name: string, place: TagPlace, report: Report): void {
  report(at, {
    code: 'tag-out-of-place',
    ...outOfPlace(name, place),
  });
}

/** Reports a `deal` or `play` that may not stand here. */
export function reportSection(at: Word, report: Report): void {
  report(at, {
    code: 'section-out-of-place',
    expected: 'tags, deal, layout, play and errata, each once and in this order',
    ...sectionOutOfPlace(at.text),
  });
}

/** Words between commas; a comma may stand at the end of a word or by itself. */
export function splitWords(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    const text = word.text.replace(/,$/, '');
    if (text !== '') parts.at(-1)?.push({ ...word, text });
    if (text !== word.text) parts.push([]);
  }
  return parts;
}
