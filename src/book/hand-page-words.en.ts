/** What the pages call a hand, and where it stands. */
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { contractName } from '#edition/game/words/game-name.ts';

/** An Illustrative Hand by its number alone. */
export const handNumber = (number: number): string => `No. ${number}`;

/** What an Illustrative Hand is, before its number. */
export const ILLUSTRATIVE = 'Illustrative Hand';

/** An Illustrative Hand by its full name. */
export const illustrativeHand = (number: number): string => `${ILLUSTRATIVE} ${handNumber(number)}`;

/** A hand in a list or a link. */
export const numberedHand = (number: number): string => `Hand No. ${number}`;

/** A hand in a sentence: `Hand 9`. */
export const plainHandName = (number: number): string => `Hand ${number}`;

/** A title with the number before it. */
export const titleWithNumber = (number: number, title: string): string => `No. ${number}: ${title}`;

/** Where a hand without a number is from, above its title. */
export const HAND_FROM = { manual: 'From the manual', nowhere: 'One more hand' } as const;

/**
 * A hand in a sentence: what it is called, its game, and what its page offers.
 *
 * @param name its name, its origin or its title.
 */
export function describeHand(
  name: string,
  ofManual: boolean,
  contract: Contract,
  laws: LawId,
): string {
  const at = ofManual ? ' of Foster’s manual' : '';
  return `${name}${at}, ${contractName(contract, laws)}: step through it card by card, with both sides’ points, notes on the play, and what each card was worth.`;
}
