/** Times in the figures and signs that all languages have. */
import { decimal } from '../game/words/decimal.ts';

/** A duration: `8 s`, `2 min 5 s`, and tenths below ten seconds. */
export function sayTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? tenths(seconds) : whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/** A number to a tenth where it is not whole. */
function tenths(number: number): string {
  const rounded = Math.round(number * 10) / 10;
  return decimal(rounded, Number.isInteger(rounded) ? 0 : 1);
}
