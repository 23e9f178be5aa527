/** Reads one trick, word by word: `2. V H10 HJ {comment} D7 = M 12`. */
import {
  countedTooEarly,
  looseMark,
  noCard,
  noLeader,
  noMark,
  noPoints,
  noSeat,
  tooManyCards,
} from '#edition/game/notation/read/trick-words.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import type { Report } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import { markOf } from '../../words/marks.ts';
import { wordsOfPiece } from './lines.ts';
import type { Piece, Word } from './lines.ts';
import { attach, reportText } from './fields.ts';
import { guessCard } from '../speak.ts';
import type { Commented, RawTrick } from './raw.ts';

/** The marks behind a card; found without looking at each of a long run in turn. */
const MARKS = /(?<![!?])[!?]+$/;

/** What is expected of the words of a hand of Skat, where nothing else is said. */
export const SKAT_WORDS = {
  seatsExpected: 'V (Vorhand), M (Mittelhand) or H (Hinterhand)',
  cardsExpected: 'a suit C S H D and a rank J A 10 K Q 9 8 7, as in CJ or H10',
} as const;

/** An empty trick that starts with the word `6.`. */
export function startTrick(head: Word, format: TrickFormat): RawTrick {
  return {
    format,
    number: Number.parseInt(head.text, 10),
    line: head.line,
    column: head.column,
    leader: null,
    plays: [],
    equals: null,
    winner: null,
    points: null,
    comment: null,
    variations: [],
    broken: false,
  };
}

/** Whether nothing more belongs to the trick but a comment and variations. */
export function isComplete(trick: RawTrick): boolean {
  return trick.format.counted ? trick.points !== null : trick.winner !== null;
}

/**
 * Reads on in a trick. After a word that cannot be read the rest of the pieces is skipped, but
 * for its comments, and the trick is marked as broken.
 */
export function readTrick(trick: RawTrick, pieces: readonly Piece[], report: Report): void {
  let lost = false;
  for (const piece of pieces) {
    if (piece.kind === 'comment') {
      if (!trick.broken) attach(piece, commentOwner(trick), report);
      continue;
    }
    for (const word of wordsOfPiece(piece)) {
      if (lost) break;
      lost = !readWord(trick, word, report);
    }
  }
  if (lost) trick.broken = true;
}

/** What a comment at this point of the trick speaks of. */
function commentOwner(trick: RawTrick): Commented | null {
  if (trick.equals !== null) return isComplete(trick) ? trick : null;
  return trick.plays.at(-1) ?? null;
}

/** Reads one word; false when it makes no sense, which is then reported. */
function readWord(trick: RawTrick, word: Word, report: Report): boolean {
  if (trick.leader === null) return readLeader(trick, word, report);
  if (trick.equals === null) {
    return word.text === '=' ? readEquals(trick, word, report) : readPlay(trick, word, report);
  }
  if (trick.winner === null) return readWinner(trick, word, report);
  if (!isComplete(trick)) return readPoints(trick, word, report);
  reportText(
    word,
    {
      expected: `nothing more after the ${trick.format.counted ? 'points' : 'winner'} of the trick`,
    },
    report,
  );
  return false;
}

function readLeader(trick: RawTrick, word: Word, report: Report): boolean {
  if (trick.format.isSeat(word.text)) {
    trick.leader = { seat: word.text, at: word };
    return true;
  }
  if (guessCard(word.text.replace(MARKS, '')) === undefined) {
    reportSeat(word, report, trick.format);
    return false;
  }
  report(word, {
    code: 'leader-missing',
    expected: `${trick.format.leadersExpected} after the number`,
    ...noLeader(trick.number, trick.format.rules.seats[0] ?? '', word.text.slice(0, 10)),
  });
  return false;
}

function readPlay(trick: RawTrick, word: Word, report: Report): boolean {
  const text = word.text.replace(MARKS, '');
  const sign = word.text.slice(text.length);
  const mark = markOf(sign);
  if (text === '' || (sign !== '' && mark === null)) {
    report(word, {
      code: 'bad-mark',
      expected: '! (good), ? (a mistake) or !? (interesting), right after the card',
      ...(text === '' ? looseMark(sign) : noMark(sign)),
    });
    if (text === '') return true;
  }
  const size = trick.format.rules.seats.length;
  if (trick.plays.length === size) {
    report(word, {
      code: 'too-many-cards',
      expected: `= and the winner after ${inWords(size)} cards`,
      ...tooManyCards(trick.number, word.text, size, trick.format.counted),
    });
    return false;
  }
  const card = trick.format.isCard(text) ? text : null;
  if (card === null) reportCard({ ...word, text }, report, trick.format);
  trick.plays.push({ card, mark, line: word.line, column: word.column, comment: null });
  if (card === null) trick.broken = true;
  return true;
}

function readEquals(trick: RawTrick, word: Word, report: Report): boolean {
  trick.equals = word;
  const size = trick.format.rules.seats.length;
  if (trick.plays.length === size) return true;
  report(word, {
    code: 'too-few-cards',
    expected: `${inWords(size)} cards before =`,
    ...countedTooEarly(trick.number, trick.plays.length, size),
  });
  return false;
}

function readWinner(trick: RawTrick, word: Word, report: Report): boolean {
  if (trick.format.isSeat(word.text)) {
    trick.winner = { seat: word.text, at: word };
    return true;
  }
  reportSeat(word, report, trick.format);
  return false;
}

function readPoints(trick: RawTrick, word: Word, report: Report): boolean {
  if (/^\d{1,3}$/.test(word.text)) {
    trick.points = { points: Number(word.text), at: word };
    return true;
  }
  report(word, {
    code: 'bad-value',
    expected: 'a number from 0 to 33 after the winner',
    ...noPoints(word.text),
  });
  return false;
}

/** Reports a word that should name a seat. */
export function reportSeat(
  word: Word,
  report: Report,
  { seatsExpected }: Pick<TrickFormat, 'seatsExpected'> = SKAT_WORDS,
): void {
  report(word, {
    code: 'unknown-seat',
    expected: seatsExpected,
    ...noSeat(word.text),
  });
}

/** Reports a word that should name a card. */
export function reportCard(
  word: Word,
  report: Report,
  { cardsExpected }: Pick<TrickFormat, 'cardsExpected'> = SKAT_WORDS,
): void {
  report(word, {
    code: 'unknown-card',
    expected: cardsExpected,
    ...noCard(word.text, guessCard(word.text)),
  });
}
