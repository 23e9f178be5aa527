/** A player: a view in, an action with its reasons out. */
import type { Chance } from '../../lib/random.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Decision } from './action.ts';
import type { SeatView } from './view.ts';

/**
 * Someone who plays. Chance is handed in, so that the same view with the same seed gives the same
 * decision; the work is a {@link Task}, which a worker does slice by slice and can drop between two.
 */
export interface Player {
  /** @throws RangeError when the view is not of the seat in turn. */
  readonly decide: (view: SeatView, chance: Chance) => Task<Decision>;
}

/** A player who decides at once. */
export function atOnce(decide: (view: SeatView, chance: Chance) => Decision): Player {
  return {
    // eslint-disable-next-line require-yield -- nothing here takes long enough to be sliced
    *decide(view, chance) {
      return decide(view, chance);
    },
  };
}
