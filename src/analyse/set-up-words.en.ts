/** What is said while a deal is being set up: labels, what a move did, what is still missing. */
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { cardName } from '../game/words/cards.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { SetUpPlace } from './set-up.ts';

/** The headings and buttons of the table on which a deal is set up. */
export const SETTING = {
  cards: 'The cards',
  dealRest: 'Deal the rest',
  dealAnew: 'New random deal',
  swap: 'Swap two',
  undo: 'Undo',
  turn: 'Turn the seats',
  clear: 'Clear',
  bring: 'Or bring a hand',
  game: 'The game',
  missing: 'Still to settle',
  toTable: 'Put it on the table',
  leads: 'Vorhand leads.',
  gridNotLoaded: 'What each seat could make could not be loaded. Are you offline?',
} as const;

/** The fields of the form for the game. */
export const GAME_FORM = {
  game: 'Game',
  trump: 'Trump',
  announced: 'Announced',
  announcements: { nothing: 'nothing', schneider: 'schneider', schwarz: 'schwarz' },
  declarer: 'Declarer',
  bid: 'Bid',
  bidUnknown: 'not known',
  laws: 'Rule book',
  title: 'Title',
  putAway: 'Put away two of the twelve',
} as const;

/** The places on the table. */
export const PLACE_NAMES: Readonly<Record<SetUpPlace, string>> = { ...SEAT_WORDS, skat: 'Skat' };

/** The choice of the place that a card goes to. */
export const PLACES_NAME = 'A card you press goes to';

/** The pack, with the keys that it knows. */
export const PACK_NAME =
  'The pack. Arrow keys move; V, M, H and S deal the card; Delete takes it back; U undoes.';

/** A place in a sentence: `Vorhand`, `the skat`. */
export const placeInText = (place: SetUpPlace): string =>
  place === 'skat' ? 'the skat' : SEAT_WORDS[place];

/**
 * A card of the pack, and where it lies.
 *
 * @param place null while it is in the pack.
 * @param isLifted whether it is the first of two to be swapped.
 */
export function cardInPack(card: Card, place: SetUpPlace | null, isLifted: boolean): string {
  const where = place === null ? 'in the pack' : placeInText(place);
  return `${cardName(card)}, ${where}${isLifted ? ', to be swapped' : ''}`;
}

/** What a move with many cards did. */
export const MOVES = {
  undone: 'Undone.',
  dealtRest: 'The rest has been dealt.',
  dealtAnew: 'A new deal.',
  turned: 'Each seat now has the cards of the seat before it.',
  cleared: 'All cards are back in the pack.',
  restored: 'The cards lie here as you left them.',
} as const;

/** A place that takes no more cards. */
export const sayFull = (place: SetUpPlace): string =>
  `No room: ${placeInText(place)} is full. Take a card back first, or swap two.`;

/** A card went to a place. @param room how many more belong there. */
export const sayPut = (card: Card, place: SetUpPlace, room: number): string =>
  `${cardName(card)} to ${placeInText(place)}. ${room} to go.`;

/** A card went back to the pack. */
export const sayTakenBack = (card: Card): string => `${cardName(card)} back to the pack.`;

/** The first of two cards to be swapped has been chosen. */
export const askForSwap = (card: Card): string => `${cardName(card)}: swap it with which card?`;

/** Two cards have been swapped. */
export const saySwapped = (one: Card, other: Card): string =>
  `${cardName(one)} and ${cardName(other)} have changed places.`;

/** What is still to be settled about the game. */
export const MISSING = {
  game: 'Which game is played?',
  trump: 'Which suit is trump?',
  declarer: 'Who is the declarer?',
  layout: 'Which two cards are put away?',
  secondOfLayout: 'Which second card is put away?',
} as const;

/** Cards that are still to be dealt. @param needs the places that have room, and for how many. */
export function sayToDeal(
  cards: number,
  needs: readonly { readonly place: SetUpPlace; readonly room: number }[],
): string {
  const each = needs.map(({ place, room }) => `${placeInText(place)} ${room}`);
  return `${counted(cards, 'card')} to deal: ${listed(each)}.`;
}

/** A game for which a card of the skat would have to be turned up, and none can be. */
export const sayNoneToTurn = (contract: Contract, laws: LawId): string =>
  `Neither card of the skat can be turned up for a ${contractName(contract, laws)}.`;
