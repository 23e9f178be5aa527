/** What the checks of a line and of its variations need to know about where it begins. */
import type { Side } from '../../skat/seats.ts';
import type { TrickPosition } from '../../cards/play.ts';
import type { Report, Spot } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Line, Variation } from '../hand.ts';
import type { RawField, RawLine, RawVariation } from '../read/raw.ts';

/** Where a line starts. */
export interface Start {
  readonly game: CheckedGame;
  /** The position before its first trick. */
  readonly position: TrickPosition;
  /** Where to point when the line has no trick at all. */
  readonly at: Spot;
}

export type CheckLine = (raw: RawLine, start: Start, report: Report) => Line | null;

/** The checks of a line that depend on its game. Each reports what is wrong and returns null. */
export interface CheckedGame {
  readonly format: TrickFormat;
  /** Where a card lies that nobody holds and that was not played. */
  readonly aside: 'in-skat' | 'put-away' | 'not-in-pack';
  /** A variation of what comes before play. */
  beforePlay(
    raw: RawVariation,
    start: Start,
    checkLine: CheckLine,
    report: Report,
  ): Variation | null;
  /** The side that gave up. */
  conceded(field: RawField, report: Report): Side | null;
  /** What the file says of the outcome. */
  result(
    field: RawField,
    position: TrickPosition,
    settled: boolean,
    conceded: Side | null,
    report: Report,
  ): void;
}
