/** Describes the table in words: the trick, whose turn it is, the count, a hand. */
import {
  BEFORE_PLAY,
  NOBODY_TO_PLAY,
  describeCounts,
  describeHand,
  describeTrick,
  describeTurn,
  sayTrick,
} from '#edition/game/replay/table-words.ts';
import type { AnnounceOptions } from './announce.ts';
import { arrangeAt } from './arrange.ts';
import { countsAt, countsPoints, sideName } from './counts.ts';
import { lineOf } from './replay.ts';
import type { Replay, Stop } from './replay.ts';

/** How to describe the table, and the seat whose hand to include; null for none. */
export interface TableOptions extends Pick<AnnounceOptions, 'counts' | 'terms' | 'suits'> {
  readonly hand: string | null;
}

/**
 * The table in words:
 * `Trick 3. Vorhand has led the ace of clubs. Mittelhand is to play. Declarer 33, defenders 21.
 * Mittelhand holds the jack of spades and the ten of clubs.`
 */
export function describeTable(replay: Replay, stop: Stop, options: TableOptions): string {
  return [
    trickWords(replay, stop, options),
    turnWords(stop),
    countWords(replay, stop, options),
    handWords(replay, stop, options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function trickWords(
  { game }: Replay,
  { place, table, taken, trick }: Stop,
  options: TableOptions,
): string {
  const [led, ...others] = table;
  if (led === undefined) {
    return trick > 0 ? sayTrick(trick) : BEFORE_PLAY[place.at === 'deal' ? 'deal' : 'layout'];
  }
  const isHidden = options.counts === 'hidden' || game.unit === 'trick';
  const won = taken === null ? null : { by: taken.by, points: isHidden ? null : taken.points };
  return describeTrick(trick, led, others, won, options);
}

function turnWords({ table, taken, toPlay }: Stop): string {
  if (toPlay === null) return NOBODY_TO_PLAY;
  return describeTurn(toPlay, taken !== null || table.length === 0);
}

function countWords(replay: Replay, stop: Stop, { counts }: TableOptions): string {
  if (counts === 'hidden') return '';
  const unit = countsPoints(lineOf(replay, stop.line)) ? 'point' : 'trick';
  const sides = countsAt(replay, stop, counts).map(({ points, side, tricks }) => ({
    name: sideName(side),
    number: unit === 'point' ? points : tricks,
  }));
  return describeCounts(sides, unit);
}

function handWords(replay: Replay, stop: Stop, options: TableOptions): string {
  const { hand } = options;
  if (hand === null) return '';
  const groups = arrangeAt(lineOf(replay, stop.line), stop, hand);
  return describeHand(
    hand,
    groups.flatMap(({ cards }) => cards),
    options,
  );
}
