/** What is said while a deal is being set up: labels, what a move did, what is still missing. */
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { cardName } from '../game/words/cards.ts';
import { article } from '../game/words/grammar.de.ts';
import type { Case } from '../game/words/grammar.de.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { SetUpPlace } from './set-up.ts';

/** The headings and buttons of the table on which a deal is set up. */
export const SETTING = {
  cards: 'Die Karten',
  dealRest: 'Den Rest geben',
  dealAnew: 'Neu geben',
  swap: 'Zwei tauschen',
  undo: 'Rückgängig',
  turn: 'Plätze weiterdrehen',
  clear: 'Abräumen',
  bring: 'Oder bring ein Spiel mit',
  game: 'Das Spiel',
  missing: 'Noch offen',
  toTable: 'Auf den Tisch',
  leads: 'Vorhand spielt aus.',
  gridNotLoaded: 'Was jeder spielen könnte, ließ sich nicht laden. Bist du offline?',
} as const;

/** The fields of the form for the game. */
export const GAME_FORM = {
  game: 'Spiel',
  trump: 'Trumpf',
  announced: 'Angesagt',
  announcements: { nothing: 'nichts', schneider: 'Schneider', schwarz: 'Schwarz' },
  declarer: 'Alleinspieler',
  bid: 'Gereizt bis',
  bidUnknown: 'unbekannt',
  laws: 'Regeln',
  title: 'Titel',
  putAway: 'Drück zwei von den zwölf',
} as const;

/** The places on the table. */
export const PLACE_NAMES: Readonly<Record<SetUpPlace, string>> = { ...SEAT_WORDS, skat: 'Skat' };

/** The choice of the place that a card goes to. */
export const PLACES_NAME = 'Wohin die Karte kommt, die du wählst';

/** The pack, with the keys that it knows. */
export const PACK_NAME =
  'Der Stapel. Mit den Pfeiltasten gehst du von Karte zu Karte; V, M, H und S geben die Karte; Entf nimmt sie zurück; U macht rückgängig.';

/** A place in a sentence: `Vorhand`, `der Skat`, `den Skat`. */
export const placeInText = (place: SetUpPlace, wanted: Case = 'nominative'): string =>
  place === 'skat' ? `${article('masculine', wanted)} Skat` : SEAT_WORDS[place];

/**
 * A card of the pack, and where it lies.
 *
 * @param place null while it is in the pack.
 * @param isLifted whether it is the first of two to be swapped.
 */
export function cardInPack(card: Card, place: SetUpPlace | null, isLifted: boolean): string {
  const where = place === null ? 'im Stapel' : place === 'skat' ? 'im Skat' : SEAT_WORDS[place];
  return `${cardName(card)}, ${where}${isLifted ? ', wird getauscht' : ''}`;
}

/** What a move with many cards did. */
export const MOVES = {
  undone: 'Rückgängig gemacht.',
  dealtRest: 'Der Rest ist gegeben.',
  dealtAnew: 'Neu gegeben.',
  turned: 'Jeder Platz hat jetzt die Karten des vorigen.',
  cleared: 'Alle Karten liegen wieder im Stapel.',
  restored: 'Die Karten liegen noch so, wie du sie verlassen hast.',
} as const;

/** A place that takes no more cards. */
export const sayFull = (place: SetUpPlace): string =>
  `Kein Platz mehr: ${placeInText(place)} ist voll. Nimm erst eine Karte zurück, oder tausche zwei.`;

/** Where a card goes: `in den Skat`, `zu Vorhand`. */
export const toPlace = (place: SetUpPlace): string =>
  place === 'skat' ? 'in den Skat' : `zu ${SEAT_WORDS[place]}`;

/** A card went to a place. @param room how many more belong there. */
export const sayPut = (card: Card, place: SetUpPlace, room: number): string =>
  `${cardName(card)} ${toPlace(place)}. ${room === 0 ? 'Das sind alle.' : `Noch ${room}.`}`;

/** A card went back to the pack. */
export const sayTakenBack = (card: Card): string => `${cardName(card)} zurück in den Stapel.`;

/** The first of two cards to be swapped has been chosen. */
export const askForSwap = (card: Card): string => `${cardName(card)}: Mit welcher Karte tauschen?`;

/** Two cards have been swapped. */
export const saySwapped = (one: Card, other: Card): string =>
  `${cardName(one)} und ${cardName(other)} haben die Plätze getauscht.`;

/** What is still to be settled about the game. */
export const MISSING = {
  game: 'Welches Spiel wird gespielt?',
  trump: 'Welche Farbe ist Trumpf?',
  declarer: 'Wer spielt allein?',
  layout: 'Welche zwei Karten werden gedrückt?',
  secondOfLayout: 'Welche zweite Karte wird gedrückt?',
} as const;

/** Cards that are still to be dealt. @param needs the places that have room, and for how many. */
export function sayToDeal(
  cards: number,
  needs: readonly { readonly place: SetUpPlace; readonly room: number }[],
): string {
  const each = needs.map(({ place, room }) => `${PLACE_NAMES[place]} ${room}`);
  return `Noch ${counted(cards, 'card')} zu geben: ${listed(each)}.`;
}

/** A game for which a card of the skat would have to be turned up, and none can be. */
export const sayNoneToTurn = (contract: Contract, laws: LawId): string =>
  `Für ${contractName(contract, laws)} kann keine der beiden Karten im Skat aufgedeckt werden.`;
