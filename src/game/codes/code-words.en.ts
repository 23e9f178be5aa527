/** What is wrong with an address that should hold a hand or a deal, and what such an address cannot hold. */
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { cardName } from '../words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** What a hand without a title is called: `Solo in clubs, by Vorhand`; a Ramsch is nobody’s. */
export const usualTitle = (contract: Contract, declarer: Seat | null, laws: LawId): string =>
  `${contractName(contract, laws)}${declarer === null ? '' : `, by ${SEAT_WORDS[declarer]}`}`;

/** The name of the file of a hand whose title has no letters. */
export const UNTITLED_FILE = 'hand';

/** The word did not arrive whole, or means no hand. */
export const CODE_FAULTS = {
  tooLong: 'The address is longer than that of any hand.',
  damaged:
    'The address is damaged: a letter is wrong or missing, perhaps at its end. Copy the whole of it again.',
  tooMuch: 'The address says more than a hand can hold; something was added to it.',
  laws: 'It names a rule book that this page does not know.',
  kind: 'It names a game that this page does not know.',
  turned: 'Neither card of its skat can be turned up for its game.',
  exchange: 'The defenders did not exchange equal numbers of cards.',
  bidding: 'Its bidding breaks the rules of bidding.',
  declarer: 'Its bidding makes somebody else the declarer.',
  parts: 'The address has more parts than a hand has.',
} as const;

/** A letter that no such word has. */
export const sayStranger = (letter: string): string =>
  `“${letter}” does not occur in the address of a hand; something was added or changed.`;

/** A word of another version. @param known the version that is read. */
export const sayOtherVersion = (version: string, known: string): string =>
  `The address begins with “${version}”, and this page reads those that begin with “${known}”. It is damaged, or from a newer version: reload the page and try again.`;

/** A game that its rule book does not have. */
export const sayNotInLaws = (laws: LawId): string =>
  `It names a game that its rule book does not have (${LAWS[laws].title}).`;

/** A part of an address that is none of its kind. */
export const sayNoCard = (text: string): string => `“${text}” in the address is not a card.`;
export const sayNoSeat = (text: string): string => `“${text}” in the address is not a seat.`;
export const sayNoBid = (text: string): string =>
  `“${text}” in the address is not a number that can be bid.`;

/** What is wrong with the cards of a hand and its skat. */
export const sayTwice = (card: Card): string => `The ${cardName(card)} is there twice.`;
export const sayTooManyCards = (cards: number): string =>
  `There are ${cards} cards here, but a hand has ten.`;
export const sayTooLargeSkat = (cards: number): string =>
  `There are ${cards} cards here for the skat, but it has two.`;
export const sayTooFewCards = (cards: number): string =>
  `The skat is given, but the hand has only ${cards} of its ten cards.`;

/** What is wrong with the number of a deal. */
export const DEAL_NUMBER_FAULTS = {
  shape: 'The number of a deal has 1 to 11 digits and letters.',
  tooHigh: 'There is no deal with so high a number.',
} as const;

/** What an address of a hand leaves out, beside what is counted. */
export const LEFT_OUT = {
  source: 'where it comes from',
  conceded: 'that the rest was given up',
  errata: 'the errata',
  bidding: 'the bidding',
  title: 'the end of the title',
} as const;
