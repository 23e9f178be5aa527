/** Players by name, where a hand is called after them. */
import type { BySeat } from '../skat/seats.ts';

/** The three players by whom a hand is called, `zoot, kermit, foo`; null for any other title. */
export function playersOfTitle(title: string): BySeat<string> | null {
  const names = title.split(', ');
  const [V, M, H] = names;
  return V !== undefined && M !== undefined && H !== undefined && names.length === 3
    ? { V, M, H }
    : null;
}
