/** The data of a figure: a hand, and what only the rule books know about it. */
import type { Hand } from '../notation/hand.ts';
import type { Targets } from '../skat/laws/law.ts';
import { buildReplay } from './build.ts';
import { verdictsOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** The data of a figure: plain objects, so that they can be serialized. */
export interface FigureData {
  readonly hand: Hand;
  /** The counts that matter under the hand’s laws. */
  readonly targets: Targets;
  /** The outcome of each line by its id, that of the record under the empty string. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/**
 * Prepares the data of a figure on the server, so that the page need not load the rule books.
 *
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function figureData(hand: Hand): FigureData {
  const replay = buildReplay(hand);
  const verdicts = [...verdictsOf(replay)].map(([line, verdict]) => [line ?? '', verdict] as const);
  return { hand, targets: replay.targets, verdicts: Object.fromEntries(verdicts) };
}
