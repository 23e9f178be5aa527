/** Where a line begins, for the checks of the line and of its variations. */
import type { Side } from '../../skat/seats.ts';
import type { PositionOf } from '../../cards/play.ts';
import type { Table } from '../../cards/table.ts';
import type { Report, Spot } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Line, Variation } from '../hand.ts';
import type { RawField, RawLine, RawVariation } from '../read/raw.ts';

/** Where a line starts. */
export interface Start<T extends Table> {
  readonly game: CheckedGame<T>;
  /** The position before its first trick. */
  readonly position: PositionOf<T>;
  /** Where to point when the line has no trick at all. */
  readonly at: Spot;
}

export type CheckLine<T extends Table> = (
  raw: RawLine<T>,
  start: Start<T>,
  report: Report,
) => Line<T> | null;

/** The checks of a line that only its game can make. Each reports a fault, and is then null. */
export interface CheckedGame<T extends Table> {
  readonly format: TrickFormat<T>;
  /** Where a card lies that nobody holds and that was not played: `it lies in the skat`. */
  readonly aside: string;
  /** A variation of what comes before play. */
  beforePlay(
    raw: RawVariation<T>,
    start: Start<T>,
    checkLine: CheckLine<T>,
    report: Report,
  ): Variation<T> | null;
  /** The side that gave up. */
  conceded(field: RawField, report: Report): Side | null;
  /** What the file says of the outcome. */
  result(
    field: RawField,
    position: PositionOf<T>,
    isSettled: boolean,
    conceded: Side | null,
    report: Report,
  ): void;
}
