/** Deals by their number: the same for everybody who has the number, and chosen by nobody. */
import { Chance } from '../../lib/random.ts';
import { CARDS } from '../skat/cards.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Deal } from '../skat/deal.ts';
import { DEALS, dealOfNumber, numberOfDeal } from './deal-number.ts';
import { DEAL_NUMBER_FAULTS } from '#edition/game/codes/code-words.ts';

/** How a number is written: figures and letters, so that it can be typed. */
export function makeDealName(number: bigint): string {
  return number.toString(36);
}

/** Reads such a number; blanks and capitals do not matter. */
export function readDealName(text: string): Checked<bigint, string> {
  const name = text.replaceAll(/\s/gu, '').toLowerCase();
  if (!/^[0-9a-z]{1,11}$/u.test(name)) {
    return invalid(DEAL_NUMBER_FAULTS.shape);
  }
  let number = 0n;
  for (const digit of name) number = number * 36n + BigInt(Number.parseInt(digit, 36));
  return number < DEALS ? valid(number) : invalid(DEAL_NUMBER_FAULTS.tooHigh);
}

/**
 * The deal of a number. Which card of the skat is drawn first, where one is drawn, follows from the
 * number as well: the numbering itself knows no order in the skat.
 *
 * @throws RangeError unless there is a deal of that number.
 */
export function dealNumbered(number: bigint): Deal {
  if (number < 0n || number >= DEALS) throw new RangeError(`There is no deal ${number}.`);
  const deal = dealOfNumber(number);
  const [first, second] = deal.skat;
  return new Chance(seedOfDeal(number)).happens(0.5) ? deal : { ...deal, skat: [second, first] };
}

/** The seed of all chance in a deal: every reader who plays it meets the same opponents. */
export function seedOfDeal(number: bigint): number {
  return Number((number ^ (number >> 31n)) & 0x7fff_ffffn);
}

/** A deal dealt by chance. */
export function dealByChance(chance: Chance): bigint {
  const cards = chance.shuffle(CARDS);
  const part = (from: number, to: number) => cards.slice(from, to);
  const [first, second] = part(30, 32);
  return numberOfDeal({
    V: part(0, 10),
    M: part(10, 20),
    H: part(20, 30),
    skat: [first!, second!],
  });
}

/** The deal of a day, the same for everybody. */
export function dealOfDay(day: number): bigint {
  return dealByChance(new Chance(day * 2_654_435_761));
}
