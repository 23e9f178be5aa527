/** The course of the value through a line, and the cards by which it changed. */
import type { SkatReplay, SkatReplayLine, SkatStop } from '../replay/skat-replay.ts';
import type { Mark } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import { choiceAt, playOf, settledAt } from './at-stop.ts';
import type { Choice } from './at-stop.ts';
import { bestCards, bestValue } from './values.ts';
import type { CardValues } from './values.ts';

/** Gives the values of a choice as far as they are known. */
export type Known = (choice: Choice) => CardValues | undefined;

/** A place of the line with the value it has; null when that is not known yet. */
export interface CoursePoint {
  readonly stop: SkatStop;
  readonly value: number | null;
}

/** A card that was not one of the best with all cards open. */
export interface CourseChange {
  /** The place the card leads to. */
  readonly stop: SkatStop;
  readonly seat: Seat;
  readonly card: Card;
  /** How the author judges the card, who thinks of what its player could know. */
  readonly mark: Mark | null;
  readonly before: number;
  readonly after: number;
  /** The cards that would have kept the value; at least one. */
  readonly best: readonly Card[];
}

/** The value at a stop of a line; null where there is none or it is not known yet. */
export function valueAt(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
  known: Known,
): number | null {
  const choice = choiceAt(replay, line, stop);
  if (choice === null) return settledAt(replay, line, stop);
  const values = known(choice);
  return values === undefined ? null : bestValue(choice, values);
}

/** The value at every place of a line, from the one before the first lead on. */
export function courseOf(replay: SkatReplay, line: SkatReplayLine, known: Known): CoursePoint[] {
  return playOf(line).map((stop) => ({ stop, value: valueAt(replay, line, stop, known) }));
}

/** The card that led to a stop of a line, if it changed the value and that is known. */
export function changeAt(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
  known: Known,
): CourseChange | null {
  const stops = playOf(line);
  const from = stops[stops.indexOf(stop) - 1];
  const played = stop.table.at(-1);
  if (from === undefined || played === undefined) return null;
  const choice = choiceAt(replay, line, from);
  const values = choice === null ? undefined : known(choice);
  if (choice === null || values === undefined) return null;
  const before = bestValue(choice, values);
  const after = values.get(played.card);
  if (after === undefined || after === before) return null;
  const { card, mark, seat } = played;
  return { stop, seat, card, mark, before, after, best: bestCards(choice, values) };
}

/** All changes of the value in a line, in the order of play. */
export function changesOf(replay: SkatReplay, line: SkatReplayLine, known: Known): CourseChange[] {
  return playOf(line).flatMap((stop) => changeAt(replay, line, stop, known) ?? []);
}
