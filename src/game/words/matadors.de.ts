/** How players say the matadors of a hand. */
import type { Matadors } from '../skat/matadors.ts';

/** In words: `mit 3`, `ohne 1`. */
export function makeMatadors(matadors: Matadors): string {
  return 'with' in matadors ? `mit ${matadors.with}` : `ohne ${matadors.without}`;
}
