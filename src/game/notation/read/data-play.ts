/** The play of a hand’s data as rows of the notation: tricks with what the author says of them, and errata. */
import { memberPath } from '../../../lib/json/locate.ts';
import { noCardOfSeat, noSuchMark } from '#edition/game/notation/read/data-words.ts';
import { MARK_SIGNS } from '../../words/marks.ts';
import type { Mark } from '../../words/marks.ts';
import type { Data, DataText } from './data-text.ts';
import { ERRATUM_FIELDS } from './raw.ts';

/** The members of a trick that say something of its cards. */
export const NOTE_MEMBERS = ['marks', 'comments', 'comment', 'variations'] as const;

/** A card of a trick, with who played it and where it stands in the data. */
export interface DataPlay {
  readonly seat: string;
  readonly card: unknown;
  readonly path: string;
}

/** A trick as its data have it, whichever the game. */
export interface DataTrick {
  readonly number: number;
  readonly leader: string;
  readonly plays: readonly DataPlay[];
  /** What stands after the equals sign, each with its path; empty for one that is not complete. */
  readonly result: readonly { readonly text: string; readonly path: string }[];
  /** The marks, comments and variations. */
  readonly notes: Data;
  readonly path: string;
  readonly notesPath: string;
}

/** Writes the line of a variation, from the trick of this number, which this seat leads. */
export type WriteVariation = (data: unknown, path: string, number: number, leader: string) => void;

/** Writes one trick. */
export function writeTrick(out: DataText, trick: DataTrick, writeVariation: WriteVariation): void {
  const { leader, notes, notesPath, number, path, plays, result } = trick;
  const marksPath = memberPath(notesPath, 'marks');
  const commentsPath = memberPath(notesPath, 'comments');
  const marks = bySeat(out, notes['marks'], marksPath, plays);
  const comments = bySeat(out, notes['comments'], commentsPath, plays);
  out.add(`${number}. ${leader}`, memberPath(path, 'leader'));
  for (const { card, path: at, seat } of plays) {
    out.add(` ${out.word(card, at)}`, at);
    const mark = marks[seat];
    if (mark !== undefined) out.add(signOf(out, mark, memberPath(marksPath, seat)), at);
    const comment = comments[seat];
    if (comment === undefined) continue;
    out.add(' ', at);
    out.comment(comment, memberPath(commentsPath, seat));
  }
  if (result.length > 0) {
    out.add(' =', path);
    for (const part of result) out.add(` ${part.text}`, part.path);
  }
  out.add('\n', path);
  out.comment(notes['comment'], memberPath(notesPath, 'comment'));
  const variationsPath = memberPath(notesPath, 'variations');
  for (const [index, data] of out.list(notes['variations'], variationsPath).entries()) {
    writeVariation(data, memberPath(variationsPath, index), number, leader);
  }
}

/** What is said by the seats of a trick. */
function bySeat(out: DataText, value: unknown, path: string, plays: readonly DataPlay[]): Data {
  if (value === undefined || value === null) return {};
  const data = out.object(value, path) ?? {};
  const seats = plays.map(({ seat }) => seat);
  for (const seat of Object.keys(data)) {
    if (seats.includes(seat)) continue;
    out.wrong(memberPath(path, seat), noCardOfSeat(seats));
  }
  return data;
}

function signOf(out: DataText, mark: unknown, path: string): string {
  if (typeof mark === 'string' && Object.hasOwn(MARK_SIGNS, mark)) return MARK_SIGNS[mark as Mark];
  out.wrong(path, noSuchMark(Object.keys(MARK_SIGNS)));
  return '';
}

/** Writes the errata, each below the others. */
export function writeErrata(out: DataText, value: unknown): void {
  for (const [index, item] of out.list(value, 'errata').entries()) {
    const path = memberPath('errata', index);
    const erratum = out.object(item, path, ['at', ...ERRATUM_FIELDS]);
    if (erratum === null) continue;
    out.add(`erratum ${out.word(erratum['at'], memberPath(path, 'at'))}\n`, memberPath(path, 'at'));
    for (const name of ERRATUM_FIELDS) {
      out.tag(name, erratum[name], memberPath(path, name), '  ');
    }
  }
}
