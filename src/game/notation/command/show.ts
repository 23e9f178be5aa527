/** What the command line prints: an error with its place, and a hand in one line. */
import type { HandError } from '../errors.ts';
import type { Hand } from '../hand.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { makeContract } from '../contract-text.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { KINDS } from '../../skat/contract.ts';
import { SEATS } from '../../skat/seats.ts';
import { isSettled, summariseHand } from '../summary.ts';

/** How much of a long line is shown on either side of the error. */
const EXCERPT = 60;

/**
 * An error in four lines: place, code and message; the line of the file; a caret under the place;
 * what was expected and what to do.
 *
 * @param text the file's text, from which the line is taken.
 */
export function showError(error: HandError, text: string): string {
  return showAtRow(error, rowsOfText(text)[error.line - 1] ?? '');
}

/** The lines of a text. */
export function rowsOfText(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
}

/** An error of any kind of text. */
export type ShownError = Omit<HandError, 'code'> & { readonly code: string };

/** An error of any kind of text, given the line it is in. */
export function showAtRow(error: ShownError, row: string): string {
  const { file, line, column, code, message, expected, hint } = error;
  const from = Math.max(0, column - 1 - EXCERPT);
  const excerpt = row.slice(from, column - 1 + EXCERPT).replace(/\p{Cc}/gu, ' ');
  return [
    `${file ?? 'hand'}:${line}:${column}: ${code}: ${message}`,
    `    ${excerpt.toWellFormed()}`,
    `    ${' '.repeat(column - 1 - from)}^ expected: ${expected}`,
    `    ${hint}`,
  ].join('\n');
}

/** What is wrong with a hand as JSON, in one line that begins with its place. */
export function showFault(file: string, { column, hint, line, message }: PieceFault): string {
  const place = [file, line, column].filter((part) => part !== null).join(':');
  return `${place}: ${message} ${hint}`.trim();
}

/** A good hand in one line: id, contract, declarer, points, value, won or lost, score. */
export function showSummary(hand: Hand): string {
  const game = `${hand.id}: ${makeContract(hand.contract)}`;
  const by = hand.declarer === null ? '' : `, ${SEAT_WORDS[hand.declarer]}`;
  if (!isSettled(hand.line)) return `${game}${by}, breaks off`;
  const { result, value, score } = summariseHand(hand);
  const outcome = value.won === true ? 'won' : 'lost';
  if (result.declarer === null) {
    const points = SEATS.map((seat) => `${seat} ${result.points[seat]}`).join(', ');
    return `${game}, ${points}, score ${score}`;
  }
  const { declarer, defenders } = result.points;
  const nullo = KINDS[hand.contract.kind].aim === 'no-trick';
  const points = nullo ? '' : `, ${declarer} to ${defenders}`;
  const { conceded } = hand.line;
  const ending = conceded === undefined ? '' : `, given up by the ${conceded}`;
  return `${game}${by}${points}${ending}, value ${value.points}, ${outcome}, score ${score}`;
}
