/** The words of the buttons with which the reader bids and names a game. */
import type { Card } from '../game/skat/cards.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { capital } from '../game/words/text.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import type { TrumpChoice } from './name-game.ts';

/** The buttons of the bidding. */
export const BIDDING = {
  lower: 'A lower number',
  higher: 'A higher number',
  pass: 'Pass',
} as const;

/** The buttons that hold a number, and that bid one. */
export const sayYesTo = (number: number): string => `Yes, ${number}`;
export const sayBid = (number: number): string => `Bid ${number}`;

/** What a declarer may do before the game is named. */
export const WAYS = {
  take: 'Take up the skat',
  draw: 'Draw a card: Tournee',
  hand: 'Play without the skat',
  refuse: 'Passt mir nicht',
  pass: 'Pass',
} as const;

/** The card that the reader has drawn. @param isFirst whether no other was drawn before it. */
export const sayDrawn = (card: Card, isFirst: boolean, words: TableCardWords): string =>
  `You have ${isFirst ? 'drawn' : 'turned up'} the ${words.name(card)}.`;

/** The button that plays the suit of a card drawn. */
export const sayPlayKind = (kind: ContractKind, laws: LawId): string =>
  `Play ${kindName(kind, laws)}`;

/** Where the reader names a game. */
export const NAMING = {
  trumps: 'Trumps',
  announce: 'Announce as well',
  promises: { schneider: 'Schneider', schwarz: 'Schwarz' },
  back: 'Back',
  putAway: 'Put these two away',
  play: 'Play',
  noGame: 'Choose a suit, Grand or Null first.',
  noLayout: 'First press two of your cards to put them away.',
} as const;

/** What a game is called in which the cards are open. */
export const openWord = (laws: LawId): string => (laws === 'isko' ? 'Ouvert' : 'Open');

/** The trumps of a game, as a label. */
export const trumpsLabel = (trumps: TrumpChoice, laws: LawId, suits: SuitStyle): string =>
  capital(trumpsName(trumps, laws, 'en', suits));

/** The button that plays it. */
export const sayPlayTrumps = (trumps: TrumpChoice, laws: LawId, suits: SuitStyle): string =>
  `Play ${trumpsLabel(trumps, laws, suits)}`;
