/** Reads the reader's own hands for counting: from an address, and the saved ones. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { countableHand } from '../../../src/practice/drills/points-in-play/one-hand.ts';
import type { PlayedHand } from '../../../src/practice/drills/points-in-play/question.ts';
import { UNCOUNTED } from '#edition/practice/whole-hand-words.ts';
import { parseHandCode } from '../../../src/game/codes/hand-code.ts';
import { HANDS_FORMAT } from '../../../src/game/codes/saved-hands.ts';
import { invalid } from '../../../src/lib/checked.ts';
import type { Checked } from '../../../src/lib/checked.ts';

/** A hand saved in the analysis room. */
export interface KeptHand {
  readonly name: string;
  /** The code in its address. */
  readonly code: string;
}

/** The reader's saved hands, the last saved first. */
export function ownHands(): readonly KeptHand[] {
  let hands: readonly KeptHand[] = [];
  const kept = new Kept(HANDS_FORMAT, BROWSER, {
    holds: false,
    tell: ({ value }) => {
      hands = value;
    },
  });
  kept.open()();
  return hands;
}

/** The hand of a code; otherwise why it cannot be counted, as a sentence. */
export function handOfCode(code: string): Checked<PlayedHand, string> {
  const shared = parseHandCode(code);
  if (!shared.ok) return invalid(UNCOUNTED.noHand);
  if (shared.value.kind === 'deal') return invalid(UNCOUNTED.noPlay);
  return countableHand(shared.value.hand);
}
