/** Times in the figures and signs that all languages have. */
import { DECIMAL_POINT } from '#edition/game/words/decimal-point.ts';

/** A duration: `8 s`, `2 min 5 s`, and tenths below ten seconds. */
export function sayTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? tenths(seconds) : whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/** A number to a tenth where it is not whole. */
const tenths = (number: number): string =>
  String(Math.round(number * 10) / 10).replace('.', DECIMAL_POINT);

/** A number with one digit after the point, which some languages write as a comma: `3.0`. */
export const oneDecimal = (number: number): string => number.toFixed(1).replace('.', DECIMAL_POINT);
