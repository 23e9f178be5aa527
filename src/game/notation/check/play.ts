/** Holds a line of play and its variations against the rules, and makes the model's line of it. */
import { isPlayedOut } from '../../cards/play.ts';
import type { TrickPosition } from '../../cards/play.ts';
import { reportNothingLeft } from './conceded.ts';
import { checkCount, followTrick, makeTrick } from './trick.ts';
import { checkOtherCard } from './variation.ts';
import { watch } from '../errors.ts';
import type { Report } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Line, Trick } from '../hand.ts';
import type { RawLine, RawTrick, RawVariation } from '../read/raw.ts';
import type { Start } from './start.ts';
import {
  PLAY_FAULTS,
  afterLastTrick,
  tooFewCards,
  unfinished,
  wrongNumber,
} from '#edition/game/notation/check/play-words.ts';
import { inWords, numberWord } from '#edition/game/words/number-words.ts';

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
  const { game } = start;
  const { format } = game;
  const size = format.rules.seats.length;
  let position: TrickPosition | null = start.position;
  const { report: noted, failed } = watch(report);

  const variations = raw.variations.map((variation) =>
    game.beforePlay(variation, start, checkLine, noted),
  );
  const tricks: (Trick | null)[] = [];
  const from = start.position.tricks.length + 1;
  let due = from;
  /** False after a wrong number: then a trick may be missing or stand twice. */
  let sure = true;
  for (const [index, trick] of raw.tricks.entries()) {
    if (from + index > format.tricks) {
      if (sure) reportAfterEnd(trick, format, noted);
      position = null;
      break;
    }
    if (trick.number !== due && trick.number !== from + index) {
      reportNumber(trick, due, index === 0, noted);
      sure = false;
    }
    due = trick.number + 1;
    const last = index === raw.tricks.length - 1;
    if (trick.plays.length < size) checkShort(trick, last && stopsEarly(raw), last, noted);

    const before: TrickPosition | null = position;
    if (position !== null) {
      position = followTrick(trick, position, game, sure ? noted : QUIET);
    }
    // A trick with a card that was not there is not counted: it was another card.
    if (before === null || position !== null) checkCount(trick, start.position.game, format, noted);
    if (trick.plays.length < size && !last) position = null;
    const others =
      before === null
        ? []
        : trick.variations.map((variation) =>
            checkOtherCard(
              variation,
              trick,
              { ...start, position: before },
              checkLine,
              sure && !isOfMissing(variation, trick, raw.tricks[index + 1]) ? noted : QUIET,
            ),
          );
    tricks.push(makeTrick(trick, present(others)));
  }
  if (position === null || failed() || raw.tricks.some((trick) => trick.broken)) return null;
  checkEnd(raw, position, start, noted);
  if (failed()) return null;

  const conceded = raw.conceded === null ? null : game.conceded(raw.conceded, noted);
  if (failed()) return null;
  const settled = raw.star === null;
  if (raw.result !== null) game.result(raw.result, position, settled, conceded, noted);
  if (failed()) return null;
  return {
    tricks: present(tricks),
    variations: present(variations),
    finished: !stopsEarly(raw),
    ...(conceded !== null && { conceded }),
  };
}

/**
 * Whether a variation gives a trick that is missing between the two it stands between. The gap is
 * reported at the next trick, and explains why the variation departs from no trick.
 */
function isOfMissing(
  { play }: RawVariation,
  { number }: RawTrick,
  next: RawTrick | undefined,
): boolean {
  const first = play.tricks[0]?.number;
  return next?.number === number + 2 && first === number + 1;
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
    expected: `${inWords(trick.format.rules.seats.length)} cards`,
    ...tooFewCards(trick.number, trick.plays.length),
  });
}

/** Whether the line ends where play ends, or says that it does not. */
function checkEnd(
  raw: RawLine,
  position: TrickPosition,
  { at, game: { format } }: Start,
  report: Report,
): void {
  const { tricks } = format;
  const over = isPlayedOut(format.rules, position) || format.isDecided(position);
  if (raw.conceded !== null) {
    if (over) reportNothingLeft(raw.conceded, report);
    return;
  }
  if (raw.star !== null) {
    if (over) {
      report(raw.star, {
        code: 'needless-star',
        expected: 'no *',
        ...PLAY_FAULTS.needlessStar,
      });
    }
    return;
  }
  if (over) return;
  report(raw.tricks.at(-1) ?? at, {
    code: 'play-unfinished',
    expected: `all ${numberWord(tricks)} tricks, or * or conceded: at the end`,
    ...unfinished(position.tricks.length + 1, tricks, position.table.length > 0),
  });
}

function reportNumber(trick: RawTrick, due: number, first: boolean, report: Report): void {
  report(trick, {
    code: 'trick-number',
    expected: `${due}.`,
    ...wrongNumber(trick.number, due, first),
  });
}

function reportAfterEnd(trick: RawTrick, { tricks }: TrickFormat, report: Report): void {
  report(trick, {
    code: 'play-after-end',
    expected: 'result:, an erratum, or the end',
    ...afterLastTrick(tricks),
  });
}
