import type { PackedHand } from '../replay/packed-hand.ts';
import type { Verdict } from '../replay/verdict.ts';

/** What `figure/Figure.astro` of each game is given. */
export interface FigureProps {
  /** Whether the page has it as HTML: of several figures only the first. */
  readonly serverRendered: boolean;
  readonly hand: PackedHand;
  /** The name of the place at which it opens. */
  readonly start: string;
  /** The chapters that tell of places in this hand, by the place, where they are other pages. */
  readonly chaptersByPlace: Readonly<Record<string, string>> | undefined;
  /** How each line came out, the record’s under the empty text. */
  readonly verdicts: Readonly<Record<string, Verdict>>;
}
