/** The door by which a game record of the International Skat Server comes in. */
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { RECORD_FAULTS, textTooLong } from '#edition/game/notation/iss/record-words.ts';
import type { Spot } from '../errors.ts';
import type { Hand, SkatLine } from '../hand.ts';
import { firstPosition } from '../check/setting.ts';
import type { Setting } from '../check/setting.ts';
import { readAnnouncement } from './announcement.ts';
import type { IssAnnouncement } from './announcement.ts';
import { readIssBidding } from './bidding.ts';
import { compareResult } from './compare.ts';
import { readDeal } from './deal.ts';
import { spotAt, Unreadable } from './errors.ts';
import type { IssError } from './errors.ts';
import { findRecords, readFields } from './fields.ts';
import type { IssFields, IssPiece } from './fields.ts';
import { handNames, readHead } from './head.ts';
import { SERVER_LAW } from './law.ts';
import { MoveList, readForfeit, readMoves } from './moves.ts';
import { readIssPlay } from './iss-play.ts';
import type { IssEnd, IssRecord } from './record.ts';
import { readResult } from './result.ts';

/** The longest text that is read at once, some forty thousand records. */
export const LONGEST_ISS_TEXT = 40_000_000;

/** Whether a text looks like a record rather than a hand in our notation. */
export function isIssText(text: string): boolean {
  return /\bGM\s*\[\s*Skat\s*\]/i.test(text) || /^\s*\(\s*;/.test(text);
}

/** One record of a text: the record, or what is wrong with it, and where it starts (line from 1). */
export interface IssEntry {
  readonly line: number;
  /** The record as it stands there, so that nothing is lost. */
  readonly text: string;
  readonly record: Checked<IssRecord, IssError>;
}

/**
 * Reads all records of a text, usually one a line. A record that is wrong does not touch the
 * others. What stands before the first is skipped.
 *
 * @param options.file the text's name, only to stand in the errors.
 */
export function parseIssRecords(
  text: string,
  options: { readonly file?: string } = {},
): readonly IssEntry[] {
  const file = options.file ?? null;
  if (text.length > LONGEST_ISS_TEXT) return [{ line: 1, text, record: tooLong(text, file) }];
  let start: Spot = { line: 1, column: 1 };
  let counted = 0;
  return findRecords(text).map((piece) => {
    start = moveOn(start, text.slice(counted, piece.at));
    counted = piece.at;
    return { line: start.line, ...parsePiece(piece, start, file) };
  });
}

/**
 * Reads one record; if the text holds several, the first.
 *
 * @returns the record with the hand that it describes, or what is wrong: one error, the first.
 */
export function parseIssRecord(
  text: string,
  options: { readonly file?: string } = {},
): Checked<IssRecord, IssError> {
  const file = options.file ?? null;
  if (text.length > LONGEST_ISS_TEXT) return tooLong(text, file);
  const [piece] = findRecords(text);
  if (piece !== undefined) {
    return parsePiece(piece, spotAt(text, piece.at), file).record;
  }
  return invalid<IssError>({
    code: 'no-record',
    expected: '(;GM[Skat] … MV[w …] R[…] ;)',
    ...RECORD_FAULTS.noRecord,
    file,
    ...firstText(text),
  });
}

/** The place after a stretch of text that begins at `start`. */
function moveOn(start: Spot, stretch: string): Spot {
  const { line, column } = spotAt(stretch, stretch.length);
  return line === 1
    ? { line: start.line, column: start.column + column - 1 }
    : { line: start.line + line - 1, column };
}

const firstText = (text: string) => spotAt(text, Math.max(0, text.search(/\S/)));

function tooLong(text: string, file: string | null): Checked<IssRecord, IssError> {
  return invalid<IssError>({
    code: 'text-too-long',
    expected: `at most ${LONGEST_ISS_TEXT} characters`,
    ...textTooLong(text.length),
    file,
    line: 1,
    column: 1,
  });
}

function parsePiece(piece: IssPiece, start: Spot, file: string | null): Omit<IssEntry, 'line'> {
  /** Counts from the piece, so that a long text is not gone through for each of its records. */
  const place = (at: number) => ({ file, ...moveOn(start, piece.text.slice(0, at)) });
  try {
    const { fields, end } = readFields(piece);
    const { record, differences } = readRecord(fields);
    return {
      text: piece.text.slice(0, end).trim(),
      record: valid({
        ...record,
        differences: differences.map(({ at, ...difference }) => ({ ...difference, ...place(at) })),
      }),
    };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const record = invalid<IssError>({ ...error.problem, ...place(error.at) });
    return { text: piece.text.trim(), record };
  }
}

type WithoutDifferences = Omit<IssRecord, 'differences'>;

function readRecord(fields: IssFields): {
  readonly record: WithoutDifferences;
  readonly differences: ReturnType<typeof compareResult>;
} {
  const field = fields.get('MV');
  if (field === undefined) {
    throw new Unreadable(0, {
      code: 'moves-missing',
      expected: 'MV[w and the 32 cards …]',
      ...RECORD_FAULTS.noMoves,
    });
  }
  const head = readHead(fields);
  const stated = readResult(fields.get('R'));
  const moves = new MoveList(readMoves(field));
  const deal = readDeal(moves, field.at);
  const { steps: bidding, declarer, complete } = readIssBidding(moves);
  const known = { head, deal, bidding, declarer, stated };

  let announced: IssAnnouncement | null = null;
  let hand: Hand | null = null;
  let end: IssEnd;
  if (complete && declarer === null) {
    end = { how: 'passed', seat: null };
  } else if (declarer === null) {
    end = forfeitOrBreak(moves);
  } else {
    announced = readAnnouncement(moves, deal, declarer);
    const { contract, layout } = announced;
    if (contract === null || !announced.complete) {
      end = forfeitOrBreak(moves);
    } else {
      const setting: Omit<Setting, 'law' | 'bid'> = {
        deal,
        contract,
        declarer,
        layout,
        handedRound: null,
        exchange: null,
      };
      const play = readIssPlay(moves, firstPosition(setting), contract);
      end = play.end;
      const line: SkatLine = {
        tricks: play.tricks,
        variations: [],
        finished: end.how === 'played',
        ...concededBy(end, declarer),
      };
      hand = makeRecordHand(known, setting, line);
    }
  }
  noMore(moves);
  const record = { ...known, contract: announced?.contract ?? null, hand, end };
  return { record, differences: compareResult(record) };
}

/** Which side lost the rest without playing it; empty when neither did, or nobody knows. */
function concededBy({ how, seat }: IssEnd, declarer: Hand['declarer']): Pick<SkatLine, 'conceded'> {
  if (how === 'decided') return { conceded: 'declarer' };
  if (seat === null) return {};
  return { conceded: seat === declarer ? 'declarer' : 'defenders' };
}

/** After the end of a game that did not come to its play. */
function forfeitOrBreak(moves: MoveList): IssEnd {
  return readForfeit(moves.take()) ?? { how: 'broken-off', seat: null };
}

function noMore(moves: MoveList): void {
  const move = moves.peek();
  if (move === undefined) return;
  throw new Unreadable(move.at, {
    code: 'move-after-end',
    expected: 'the end of the moves',
    ...RECORD_FAULTS.moveAfterEnd,
  });
}

function makeRecordHand(
  { head, bidding }: Pick<IssRecord, 'head' | 'bidding'>,
  { contract, declarer, deal, layout }: Omit<Setting, 'law' | 'bid'>,
  line: SkatLine,
): Hand {
  return {
    ...handNames(head),
    number: null,
    page: null,
    laws: SERVER_LAW.id,
    contract,
    declarer,
    bidding,
    biddingComment: null,
    turned: null,
    deal,
    comment: null,
    layout,
    handedRound: null,
    exchange: null,
    layoutComment: null,
    line,
    errata: [],
  };
}
