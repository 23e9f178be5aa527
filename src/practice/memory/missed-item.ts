import type { Day } from '../days.ts';
import type { DrillId, Level } from '../drill.ts';

/** A question or a kind that was missed, and is not yet known for good. */
export interface MissedItem {
  readonly drill: DrillId;
  readonly kind: string;
  /** The very question, as in `Result`; null for its kind, which comes back with another. */
  readonly question: string | null;
  /** The level at which it was last missed. */
  readonly level: Level;
  /** The day it was last missed. */
  readonly missedOn: Day;
  /** On how many later days it was right when it was due. */
  readonly rightDays: number;
  /** The day from which it comes back. */
  readonly due: Day;
}
