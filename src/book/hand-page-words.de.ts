/** What the pages call a hand, and where it stands. */
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { contractName } from '#edition/game/words/game-name.ts';

/** An Illustrative Hand by its number alone. */
export const handNumber = (number: number): string => `Nr. ${number}`;

/** What an Illustrative Hand is, before its number. */
export const ILLUSTRATIVE = 'Beispielspiel';

/** An Illustrative Hand by its full name. */
export const illustrativeHand = (number: number): string => `${ILLUSTRATIVE} ${handNumber(number)}`;

/** A hand in a list or a link. */
export const numberedHand = (number: number): string => `Spiel ${handNumber(number)}`;

/** A hand in a sentence: `Spiel 9`. */
export const plainHandName = (number: number): string => `Spiel ${number}`;

/** A title with the number before it. */
export const titleWithNumber = (number: number, title: string): string =>
  `${handNumber(number)}: ${title}`;

/** Where a hand without a number is from, above its title. */
export const HAND_FROM = { manual: 'Aus dem Handbuch', nowhere: 'Noch ein Spiel' } as const;

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
  const at = ofManual ? ' aus Fosters Handbuch' : '';
  return `${name}${at}, ${contractName(contract, laws)}: Karte für Karte zum Nachspielen, mit den Augen beider Parteien, mit Kommentaren und mit dem, was jede Karte wert war.`;
}
