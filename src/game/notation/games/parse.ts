/**
 * The door by which a text becomes a hand of another game than Skat: the same notation, read and
 * checked against the rules by the same checks. What differs is the format, which comes with the
 * game.
 */
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { checkRows } from '../check/deal.ts';
import { checkErrata } from '../check/errata.ts';
import { checkNames } from '../check/names.ts';
import { checkLine } from '../check/play.ts';
import type { CheckedGame } from '../check/start.ts';
import { errorList } from '../errors.ts';
import type { ErrorList, HandError, Report } from '../errors.ts';
import type { GameHand } from '../hand.ts';
import { readHand } from '../read/hand-file.ts';
import { splitLines } from '../read/lines.ts';
import type { RawField, RawVariation } from '../read/raw.ts';
import type { GameFormat } from './format.ts';
import { checkGameHead, checkTurnedCard, reportWrongTag } from './head.ts';
import { checkPrinted } from './printed.ts';

/** The game a hand file names; null for one that names none, which is Skat. */
export function gameOfText(text: string): string | null {
  const head = text.split(/^[ \t]*deal[ \t]*$/m, 1)[0] ?? '';
  return /^[ \t]*game:[ \t]*(\S+)[ \t]*$/m.exec(head)?.[1] ?? null;
}

/**
 * Reads a hand file of this game.
 *
 * @returns the hand, complete and checked against the rules, or what is wrong with it, as
 *   `parseHand`.
 */
export function parseGameHand(
  text: string,
  format: GameFormat,
  options: { readonly file?: string } = {},
): Checked<GameHand, HandError> {
  const list = errorList(options.file ?? null);
  const hand = read(text, format, list);
  const [first, ...rest] = list.sorted();
  if (first !== undefined) return invalid(first, ...rest);
  if (hand === null) throw new Error('A hand was refused without an error: a bug in the parser.');
  return valid(hand);
}

function read(text: string, format: GameFormat, { report, failed }: ErrorList): GameHand | null {
  const lines = splitLines(text, report);
  if (failed()) return null;
  const lastLine = text.split(/\r\n|\r|\n/).length;
  const { hand: raw, sound } = readHand(lines, format, { line: lastLine, column: 1 }, report);

  checkNames(raw, sound, report);
  const errata = checkErrata(raw.errata, raw.play, format.rules.seats, report);
  const head = checkGameHead(raw, format, report);
  const rows = raw.deal === null ? null : checkRows(raw.deal, format, report);
  for (const field of [raw.layout, raw.exchange]) if (field !== null) reportUnused(field, report);
  if (head === null || rows === null || raw.play === null || !sound || failed()) return null;

  const { own, trump, ...tagValues } = head;
  const beginning = format.begin({ trump, own, deal: rows });
  if (!beginning.ok) {
    for (const wrong of beginning.errors) reportWrongTag(raw, wrong, report);
    return null;
  }
  const { contract, dealer, layout, position } = beginning.value;
  checkTurnedCard(raw, head, dealer, report);
  const printed = checkPrinted(raw.tags.get('printed'), raw.play, format.rules.seats, report);
  if (failed()) return null;
  const game = checkedGame(format);
  const line = checkLine(raw.play, { game, position, at: raw.deal ?? raw.end }, report);
  if (line === null) return null;
  return {
    game: format.game,
    ...tagValues,
    ...{ own, contract, dealer, layout, leader: position.leader, declarer: position.declarer },
    deal: rows,
    biddingComment: null,
    comment: raw.deal?.comment?.text ?? null,
    layoutComment: null,
    line,
    errata,
    ...printed,
  };
}

/** What the lines of a hand are checked by: nothing comes before play, and nobody gives up. */
function checkedGame(format: GameFormat): CheckedGame {
  return {
    format,
    aside: 'not-in-pack',
    beforePlay: (raw: RawVariation, _start, _checkLine, report) => {
      report(raw, {
        code: 'variation-out-of-place',
        message: 'This variation stands before the first trick.',
        expected: 'a trick first',
        hint: 'For another card, put the variation after the trick where it departs.',
      });
      return null;
    },
    conceded: (field, report) => {
      reportUnused(field, report);
      return null;
    },
    result: (field, position, isSettled, _conceded, report) => {
      const result = format.result(position);
      if (isSettled && field.value === result) return;
      report(field.valueAt, {
        code: isSettled ? 'wrong-result' : 'result-unfinished',
        message: isSettled ? `The result is ${result}.` : 'A line that breaks off has no result.',
        expected: isSettled ? result : 'no result after *',
        hint: isSettled
          ? `Write ${result}, or look for the trick that is wrong.`
          : 'Delete the result, or play the hand to its end.',
      });
    },
  };
}

function reportUnused(field: RawField, report: Report): void {
  report(field, {
    code: 'tag-out-of-place',
    message: `In this game there is no “${field.name}:”.`,
    expected: 'the play',
    hint: 'Delete the line.',
  });
}
