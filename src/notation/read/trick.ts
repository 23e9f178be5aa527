/** Reads one trick, word by word: `2. V H10 HJ {comment} D7 = M 12`. */
import { isCard } from '../../skat/cards.ts';
import { isSeat } from '../../skat/seats.ts';
import type { Report } from '../errors.ts';
import { markOf } from '../../words/marks.ts';
import { wordsOfPiece } from './lines.ts';
import type { Piece, Word } from './lines.ts';
import { attach, reportText } from './fields.ts';
import { guessCard, quote } from '../speak.ts';
import type { RawTrick } from './raw.ts';

/** An empty trick that starts with the word `6.`. */
export function startTrick(head: Word): RawTrick {
  return {
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
  return trick.points !== null;
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
function commentOwner(trick: RawTrick): RawTrick['plays'][number] | RawTrick | null {
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
  if (trick.points === null) return readPoints(trick, word, report);
  reportText(word, 'nothing more after the points of the trick', report);
  return false;
}

function readLeader(trick: RawTrick, word: Word, report: Report): boolean {
  if (isSeat(word.text)) {
    trick.leader = { seat: word.text, at: word };
    return true;
  }
  if (guessCard(word.text.replace(/[!?]+$/, '')) === undefined) {
    reportSeat(word, report);
    return false;
  }
  report(word, {
    code: 'leader-missing',
    message: `Trick ${trick.number} does not say who leads.`,
    expected: 'V, M or H after the number',
    hint: `Write the leader’s seat first: ${trick.number}. V ${word.text.slice(0, 10)} …`,
  });
  return false;
}

function readPlay(trick: RawTrick, word: Word, report: Report): boolean {
  const text = word.text.replace(/[!?]+$/, '');
  const sign = word.text.slice(text.length);
  const mark = markOf(sign);
  if (text === '' || (sign !== '' && mark === null)) {
    report(word, {
      code: 'bad-mark',
      message:
        text === ''
          ? `The mark ${quote(sign)} stands apart from its card.`
          : `There is no mark ${quote(sign)}.`,
      expected: '! (good), ? (a mistake) or !? (interesting), right after the card',
      hint: text === '' ? 'Delete the blank before the mark.' : 'Use one of the three marks.',
    });
    if (text === '') return true;
  }
  if (trick.plays.length === 3) {
    report(word, {
      code: 'too-many-cards',
      message: `Trick ${trick.number} has a fourth card or word, ${quote(word.text)}.`,
      expected: '= and the winner after three cards',
      hint: 'Write = V 18 (winner and card points) after the third card.',
    });
    return false;
  }
  const card = isCard(text) ? text : null;
  if (card === null) reportCard({ ...word, text }, report);
  trick.plays.push({ card, mark, line: word.line, column: word.column, comment: null });
  if (card === null) trick.broken = true;
  return true;
}

function readEquals(trick: RawTrick, word: Word, report: Report): boolean {
  trick.equals = word;
  if (trick.plays.length === 3) return true;
  report(word, {
    code: 'too-few-cards',
    message: `Trick ${trick.number} is counted after ${trick.plays.length} of three cards.`,
    expected: 'three cards before =',
    hint: 'Write the missing card, or leave out the = part if the line breaks off here.',
  });
  return false;
}

function readWinner(trick: RawTrick, word: Word, report: Report): boolean {
  if (isSeat(word.text)) {
    trick.winner = { seat: word.text, at: word };
    return true;
  }
  reportSeat(word, report);
  return false;
}

function readPoints(trick: RawTrick, word: Word, report: Report): boolean {
  if (/^\d{1,3}$/.test(word.text)) {
    trick.points = { points: Number(word.text), at: word };
    return true;
  }
  report(word, {
    code: 'bad-value',
    message: `${quote(word.text)} is not a number of card points.`,
    expected: 'a number from 0 to 33 after the winner',
    hint: 'Write winner and card points: = V 18.',
  });
  return false;
}

/** Reports a word that should name a seat. */
export function reportSeat(word: Word, report: Report): void {
  report(word, {
    code: 'unknown-seat',
    message: `${quote(word.text)} is not a seat.`,
    expected: 'V (Vorhand), M (Mittelhand) or H (Hinterhand)',
    hint: 'Write the seat as one capital letter.',
  });
}

/** Reports a word that should name a card. */
export function reportCard(word: Word, report: Report): void {
  const guess = guessCard(word.text);
  report(word, {
    code: 'unknown-card',
    message: `${quote(word.text)} is not a card.`,
    expected: 'a suit C S H D and a rank J A 10 K Q 9 8 7, as in CJ or H10',
    hint:
      guess === undefined
        ? 'Write suit and rank together, with a blank between cards.'
        : `Did you mean ${guess}?`,
  });
}
