/** The settlement in money: a stake for each point, and who pays whom. */
import { DECIMAL_POINT } from '#edition/game/words/decimal-point.ts';

/** A player pays another so many cents. */
export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly cents: number;
}

/** The most a point may cost, and the fewest parts of a cent that are distinguished. */
const MOST_STAKE = 10_000;

/**
 * Reads a stake as it is spoken of: `1`, `0.25`, `0,25` or `1/4` cents a point.
 *
 * @returns null for anything but a number above 0, of at most a hundred units of money.
 */
export function readStake(text: string): number | null {
  const match = /^(\d{1,6}(?:[.,]\d{1,4})?)(?:\s*\/\s*(\d{1,3}))?$/u.exec(text.trim());
  if (match === null) return null;
  const [, above = '', below = '1'] = match;
  const stake = Number(above.replace(',', '.')) / Number(below);
  return isStake(stake) ? stake : null;
}

/** Whether a number can be a stake. */
export function isStake(data: unknown): data is number {
  return typeof data === 'number' && data > 0 && data <= MOST_STAKE;
}

/**
 * The settled points as whole cents, together 0 as they are: what is cut off from parts of a cent goes
 * to those who lost most by it.
 */
export function centsOf(balances: readonly number[], stake: number): number[] {
  const exact = balances.map((points) => points * stake);
  const cents = exact.map(Math.floor);
  const short = -cents.reduce((sum, one) => sum + one, 0);
  const cut = exact
    .map((amount, player) => ({ player, part: amount - Math.floor(amount) }))
    .sort((a, b) => b.part - a.part);
  for (const { player } of cut.slice(0, short)) cents[player] = (cents[player] ?? 0) + 1;
  return cents.map((amount) => amount + 0);
}

/** Who pays whom so that all is settled, with as few payments as going through the largest gives. */
export function paymentsOf(cents: readonly number[]): Payment[] {
  const centsLeft = [...cents];
  const payments: Payment[] = [];
  for (;;) {
    const most = Math.max(...centsLeft);
    const least = Math.min(...centsLeft);
    if (most <= 0 || least >= 0) return payments;
    const to = centsLeft.indexOf(most);
    const from = centsLeft.indexOf(least);
    const amount = Math.min(most, -least);
    payments.push({ from, to, cents: amount });
    centsLeft[to] = most - amount;
    centsLeft[from] = least + amount;
  }
}

/** Cents as money is written: `1.03`, `−0.44`. */
export function moneyWords(cents: number): string {
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100);
  const figures = `${whole}${DECIMAL_POINT}${String(size % 100).padStart(2, '0')}`;
  return cents < 0 ? `−${figures}` : figures;
}
