import { DECIMAL_POINT } from '#edition/game/words/decimal-point.ts';

/** A number with so many decimals, as print has it: `43.2`, in German `43,2`. */
export const decimal = (number: number, digits: number): string =>
  number.toFixed(digits).replace('.', DECIMAL_POINT);
