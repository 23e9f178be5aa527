/** A number with its margin, in the figures and signs that all languages have. */
import { decimal } from '../../game/words/decimal.ts';
import type { Measured } from './habits-of.ts';

/** `4 ± 2`, to so many places behind the point; `4` alone where one game says nothing of the margin. */
export function withMargin({ margin, value }: Measured, places: number): string {
  const number = decimal(value, places);
  return Number.isFinite(margin) ? `${number} ± ${decimal(margin, places)}` : number;
}
