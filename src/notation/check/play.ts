/** Holds a line of play and its variations against the rules, and makes the model's line of it. */
import { isDecided, isOver } from '../../skat/play.ts';
import type { Position } from '../../skat/play.ts';
import { checkConceded, reportNothingLeft } from './conceded.ts';
import { checkResult } from './result.ts';
import { checkCount, followTrick, makeTrick } from './trick.ts';
import { checkBeforePlay, checkOtherCard } from './variation.ts';
import { watch } from '../errors.ts';
import type { Report } from '../errors.ts';
import type { Line, Trick } from '../hand.ts';
import type { RawLine, RawTrick } from '../read/raw.ts';
import type { Start } from './start.ts';
import { counted } from '../../words/nouns.ts';

const QUIET: Report = () => undefined;

/**
 * Checks a line from its start to its end, with its variations and its result.
 *
 * After a card that cannot be played nobody knows who holds what: the later tricks are then
 * only counted.
 *
 * @returns the line, or null when something is wrong, which is reported.
 */
export function checkLine(raw: RawLine, start: Start, report: Report): Line | null {
  const { setting } = start;
  let position: Position | null = start.position;
  const { report: noted, failed } = watch(report);

  const variations = raw.variations.map((variation) =>
    checkBeforePlay(variation, start, checkLine, noted),
  );
  const tricks: (Trick | null)[] = [];
  const from = start.position.tricks.length + 1;
  let due = from;
  /** False after a wrong number: then a trick may be missing or stand twice. */
  let sure = true;
  for (const [index, trick] of raw.tricks.entries()) {
    if (from + index > 10) {
      if (sure) reportAfterEnd(trick, noted);
      position = null;
      break;
    }
    if (trick.number !== due && trick.number !== from + index) {
      reportNumber(trick, due, index === 0, noted);
      sure = false;
    }
    due = trick.number + 1;
    const last = index === raw.tricks.length - 1;
    if (trick.plays.length < 3) checkShort(trick, last && stopsEarly(raw), last, noted);

    const before: Position | null = position;
    if (position !== null) {
      position = followTrick(trick, position, setting, sure ? noted : QUIET);
    }
    // A trick with a card that was not there is not counted: it was another card.
    if (before === null || position !== null) checkCount(trick, setting, noted);
    if (trick.plays.length < 3 && !last) position = null;
    const others =
      before === null
        ? []
        : trick.variations.map((variation) =>
            checkOtherCard(variation, trick, { ...start, position: before }, checkLine, noted),
          );
    tricks.push(makeTrick(trick, present(others)));
  }
  if (position === null || failed() || raw.tricks.some((trick) => trick.broken)) return null;
  checkEnd(raw, position, start, noted);
  if (failed()) return null;

  const conceded = raw.conceded === null ? null : checkConceded(raw.conceded, setting, noted);
  if (failed()) return null;
  const settled = raw.star === null;
  if (raw.result !== null) checkResult(raw.result, position, settled, conceded, setting, noted);
  if (failed()) return null;
  return {
    tricks: present(tricks),
    variations: present(variations),
    finished: !stopsEarly(raw),
    ...(conceded !== null && { conceded }),
  };
}

/** Whether the line says that it stops before play is over. */
function stopsEarly({ star, conceded }: RawLine): boolean {
  return star !== null || conceded !== null;
}

function present<T>(items: readonly (T | null)[]): T[] {
  return items.filter((item) => item !== null);
}

/** A trick of fewer than three cards may only be the last of a line that breaks off. */
function checkShort(trick: RawTrick, breaksOff: boolean, last: boolean, report: Report): void {
  if (trick.broken || trick.equals !== null) return;
  if (trick.plays.length > 0 && (breaksOff || last)) return;
  report(trick, {
    code: 'too-few-cards',
    message:
      trick.plays.length === 0
        ? `Trick ${trick.number} has no card.`
        : `Trick ${trick.number} has only ${counted(trick.plays.length, 'card')}, and the play goes on.`,
    expected: 'three cards',
    hint: 'Only the last trick of a line that breaks off (*) or was given up (conceded:) may be unfinished.',
  });
}

/** Whether the line ends where play ends, or says that it does not. */
function checkEnd(raw: RawLine, position: Position, start: Start, report: Report): void {
  const over = isOver(position) || (isDecided(position) && position.table.length === 0);
  if (raw.conceded !== null) {
    if (over) reportNothingLeft(raw.conceded, report);
    return;
  }
  if (raw.star !== null) {
    if (over) {
      report(raw.star, {
        code: 'needless-star',
        message: 'The play is over here; it does not break off.',
        expected: 'no *',
        hint: 'Delete the *.',
      });
    }
    return;
  }
  if (over) return;
  const played = position.tricks.length;
  const from = played + 1;
  report(raw.tricks.at(-1) ?? start.at, {
    code: 'play-unfinished',
    message:
      position.table.length > 0
        ? `The line breaks off in trick ${from}.`
        : `The line stops before trick ${from}; ${from === 10 ? 'trick 10 is' : `tricks ${from} ${from === 9 ? 'and' : 'to'} 10 are`} missing.`,
    expected: 'all ten tricks, or * or conceded: at the end',
    hint: 'Write the missing cards, or * on a line of its own after this trick; conceded: declarer or conceded: defenders if that side gave up.',
  });
}

function reportNumber(trick: RawTrick, due: number, first: boolean, report: Report): void {
  report(trick, {
    code: 'trick-number',
    message: first
      ? `The first trick here is trick ${due}, not ${trick.number}.`
      : `After trick ${due - 1} comes trick ${due}, not ${trick.number}.`,
    expected: `${due}.`,
    hint: `Write ${due}. or the tricks that are missing.`,
  });
}

function reportAfterEnd(trick: RawTrick, report: Report): void {
  report(trick, {
    code: 'play-after-end',
    message: 'All ten tricks have been played.',
    expected: 'result:, an erratum, or the end',
    hint: 'Delete the trick, or number the tricks again.',
  });
}
