/** The parts of a reckoning in words, for every drill that reckons a value. */
import type { Multiplier } from '../../skat/laws/law.ts';
import { makeMatadors } from '../../skat/matadors.ts';
import type { DeclarerValue } from '../../skat/value.ts';

/** What a multiplier is counted for. */
export const PART_NAMES: Readonly<Record<Multiplier, string>> = {
  game: 'for game',
  hand: 'for hand',
  schneider: 'for schneider',
  'schneider-announced': 'for announcing it',
  schwarz: 'for schwarz',
  'schwarz-announced': 'for announcing schwarz',
  open: 'for playing open',
};

/** The parts of the multiplier in words: `1 for game`, `1 for schneider`, `with 3`. */
export function partWords({ matadors, parts }: DeclarerValue): string[] {
  const words = parts.map(({ amount, name }) => `${amount} ${PART_NAMES[name]}`);
  return matadors === null ? words : [...words, makeMatadors(matadors)];
}

/** `−48`, `+36`, with a real minus. */
export function signed(score: number): string {
  return score < 0 ? `−${-score}` : `+${score}`;
}
