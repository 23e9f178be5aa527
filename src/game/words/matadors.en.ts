/** How players say the matadors of a hand. */
import type { Matadors } from '../skat/matadors.ts';

/** In words: `with 3`, `without 1`. */
export function makeMatadors(matadors: Matadors): string {
  return 'with' in matadors ? `with ${matadors.with}` : `without ${matadors.without}`;
}
