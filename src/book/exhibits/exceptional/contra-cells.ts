/** The table of Contra and Re-contra: declarer and doubter, by each theory. */
import { CONTRA } from '#edition/book/exhibits/exceptional/exceptional-words.ts';
import { CONTRA_THEORIES, contraScore } from '../../../game/skat/exceptional/contra.ts';
import type { ContraCall } from '../../../game/skat/exceptional/contra.ts';
import { signed } from '../../../game/words/figures.ts';

/** A way the game came out, with a cell for each theory. */
export interface ContraLine {
  readonly says: string;
  /** `+72, −48`: the declarer and the one who said Contra; in words where the book is silent. */
  readonly cells: readonly string[];
}

const LINES: readonly [ContraCall, won: boolean][] = [
  ['contra', true],
  ['contra', false],
  ['re-contra', true],
  ['re-contra', false],
];

/**
 * The lines of the table for a game.
 *
 * @param value what it is worth, won without any call.
 * @param lost how many times that a loser pays without any call.
 */
export function contraCells(value: number, lost: 1 | 2): readonly ContraLine[] {
  return LINES.map(([call, won]) => ({
    says: CONTRA.lines[call][won ? 'won' : 'lost'],
    cells: CONTRA_THEORIES.map((theory) => {
      const score = contraScore({ value, lost, won, call }, theory);
      return score === null ? CONTRA.open : `${signed(score.declarer)}, ${signed(score.doubter)}`;
    }),
  }));
}
