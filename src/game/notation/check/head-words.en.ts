/** What is wrong with the head of a hand, with its errata and with the names in it. */
import type { Card } from '../../skat/cards.ts';
import type { Contract, ContractKind } from '../../skat/contract.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

export const noTag = (name: string): FaultWords => ({
  message: `The tag “${name}” is missing.`,
  hint: `Write a line ${name}: …`,
});

export const emptyTag = (name: string): FaultWords => ({
  message: `The tag “${name}” has no value.`,
  hint: 'Write the value, or delete the line.',
});

export const noId = (text: string): FaultWords => ({
  message: `${quote(text)} is not an id.`,
  hint: 'Write for example: id: foster-09',
});

export const noHandNumber = (text: string): FaultWords => ({
  message: `${quote(text)} is not a number of a hand.`,
  hint: 'Write for example: number: 9',
});

/** @param guess the id of the rule book that was probably meant. */
export const noLaws = (text: string, guess: string | undefined): FaultWords => ({
  message: `${quote(text)} names no rule book.`,
  hint: guess === undefined ? 'Write for example: laws: american-1922' : `Did you mean ${guess}?`,
});

/** Faults that are the same whatever stands there. */
export const HEAD_FAULTS = {
  declarerInRamsch: {
    message: 'A Ramsch has no declarer: each plays alone.',
    hint: 'Delete the line.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noDeclarer = (kind: ContractKind): FaultWords => ({
  message: `Nothing says who plays this ${kindName(kind)}.`,
  hint: 'Write the tag declarer with the seat of the one who plays.',
});

export const noTurnedCard = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} no card is turned up.`,
  hint: 'Delete the line, or correct the contract.',
});

export const turnedNotInSkat = (card: Card): FaultWords => ({
  message: `${card} does not lie in the skat, so it cannot have been turned up.`,
  hint: 'Correct the card, or the skat.',
});

/** A card turned up that does not fit the game. */
export const turnedOther = (card: Card, { kind, trump }: Contract): FaultWords => ({
  message:
    trump === null
      ? `${kindName(kind)} can only be played when a jack is turned up, not ${card}.`
      : `${card} is not of the trump suit.`,
  hint: 'Correct the card, or the contract.',
});

/** A skat of which no card can have been turned up for the game. */
export const noneToTurn = ({ kind, trump }: Contract, skat: readonly Card[]): FaultWords => ({
  message: `${kindName(kind)}${trump === null ? '' : ` in ${SUIT_WORDS.en.french[trump]}`} cannot be played: neither ${skat.join(' nor ')} can be turned up for it.`,
  hint: 'Correct the contract, or the skat.',
});

/** A place that an erratum names, and the hand does not have; empty where it names none. */
export const noErratumPlace = (place: string): FaultWords => ({
  message:
    place === ''
      ? 'This erratum does not say where it belongs.'
      : `There is no place ${quote(place)} in this hand.`,
  hint: 'Write for example: erratum t8.H',
});

export const erratumLacks = (field: 'corrected' | 'why'): FaultWords => ({
  message: `This erratum lacks “${field}”.`,
  hint: `Write ${field}: and ${field === 'why' ? 'the reason' : 'what it must be'}.`,
});

export const noPlaceToLink = (place: string): FaultWords => ({
  message: `There is no place ${quote(place)} in this hand.`,
  hint: 'Correct the link; it leads to a trick or card that is written in this file.',
});

/** What is no id for a variation; empty where there is none. */
export const noVariationId = (text: string): FaultWords => ({
  message:
    text === '' ? 'This variation has no id.' : `${quote(text)} is not an id for a variation.`,
  hint: 'Write for example: variation low-ruff: Mittelhand ruffs low',
});

/** @param line where the first variation of the id stands. */
export const variationIdTwice = (id: string, line: number): FaultWords => ({
  message: `There is a variation ${quote(id)} already, in line ${line}.`,
  hint: 'Ids are part of addresses: give each variation of the hand a different one.',
});
