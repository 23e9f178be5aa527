import type { Day } from '../../lib/days.ts';
import type { DrillId, Level } from '../drill.ts';

/** A question or a kind that the reader missed and does not yet know for good. */
export interface MissedItem {
  readonly drill: DrillId;
  readonly kind: string;
  /** The question as text, as in `Result`; null for a kind, which comes back with another question. */
  readonly question: string | null;
  /** The level at which it was last missed. */
  readonly level: Level;
  /** The day it was last missed. */
  readonly missedOn: Day;
  /** On how many later days the answer was right when it was due. */
  readonly rightDays: number;
  /** The day on which it is due. */
  readonly due: Day;
}
