/** The table of Contra and Re-contra: declarer and doubter, by each theory. */
import { CONTRA_THEORIES, contraScore } from '../../../game/skat/exceptional/contra.ts';
import type { ContraCall } from '../../../game/skat/exceptional/contra.ts';
import { signed } from '../../../game/words/figures.ts';

/** A way the game came out, with a cell for each theory. */
export interface ContraLine {
  readonly says: string;
  /** `+72, −48`: the declarer and the one who said Contra; in words where the book is silent. */
  readonly cells: readonly string[];
}

const LINES: readonly [ContraCall, boolean, string][] = [
  ['contra', true, 'Contra, won'],
  ['contra', false, 'Contra, lost'],
  ['re-contra', true, 'Re-contra, won'],
  ['re-contra', false, 'Re-contra, lost'],
];

/**
 * The lines of the table for a game.
 *
 * @param value what it is worth, won without any call.
 * @param lost how many times that a loser pays without any call.
 */
export function contraCells(value: number, lost: 1 | 2): readonly ContraLine[] {
  return LINES.map(([call, won, says]) => ({
    says,
    cells: CONTRA_THEORIES.map((theory) => {
      const score = contraScore({ value, lost, won, call }, theory);
      return score === null ? 'left open' : `${signed(score.declarer)}, ${signed(score.doubter)}`;
    }),
  }));
}
