/** What a living figure is given: a hand, and what only the rule books can say of it. */
import type { Hand } from '../notation/hand.ts';
import type { Targets } from '../skat/laws/law.ts';
import { buildReplay } from './build.ts';
import { verdictsOf } from './verdict.ts';
import type { Verdict } from './verdict.ts';

/** The data of a figure, all of it plain, so that they may be sent. */
export interface FigureData {
  readonly hand: Hand;
  /** The counts that matter under the hand’s laws. */
  readonly targets: Targets;
  /** How each line came out, the record’s under the empty text. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
}

/**
 * A hand as a figure takes it, so that the page need not load the rule books.
 *
 * @throws RangeError for a hand whose play is not legal; one from `parseHand` is.
 */
export function figureData(hand: Hand): FigureData {
  const replay = buildReplay(hand);
  const verdicts = [...verdictsOf(replay)].map(([line, verdict]) => [line ?? '', verdict] as const);
  return { hand, targets: replay.targets, verdicts: Object.fromEntries(verdicts) };
}
