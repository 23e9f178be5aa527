/** The arrow keys in a pack that lies in four rows of eight, a suit a row. */
import { CARDS } from '../../../src/game/skat/cards.ts';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -8,
  ArrowDown: 8,
};

/**
 * Where a key leads in the pack.
 *
 * @param key as the browser names it.
 * @param at the place of the focused card, from 0.
 * @returns the same place at the edge of the pack; null for a key that is no arrow.
 */
export function stepInPack(key: string, at: number): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const to = at + step;
  return to >= 0 && to < CARDS.length ? to : at;
}
