/** The words of the buttons with which the reader bids and names a game. */
import type { Card } from '../game/skat/cards.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { theCard } from '../game/words/grammar.de.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { capital } from '../game/words/text.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import type { TrumpChoice } from './name-game.ts';

/** The buttons of the bidding. */
export const BIDDING = {
  lower: 'Eine niedrigere Zahl',
  higher: 'Eine höhere Zahl',
  pass: 'Passe',
} as const;

/** The buttons that hold a number, and that bid one. */
export const sayYesTo = (number: number): string => `Ja, ${number}`;
export const sayBid = (number: number): string => `${number} reizen`;

/** What a declarer may do before the game is named. */
export const WAYS = {
  take: 'Skat aufnehmen',
  draw: 'Eine Karte ziehen: Tourné',
  hand: 'Aus der Hand spielen',
  refuse: 'Passt mir nicht',
  pass: 'Passe',
} as const;

/** The card that the reader has drawn. @param isFirst whether no other was drawn before it. */
export const sayDrawn = (card: Card, isFirst: boolean, { suits }: TableCardWords): string =>
  `Du hast ${theCard(card, 'accusative', suits)} ${isFirst ? 'gezogen' : 'aufgedeckt'}.`;

/** The button that plays the suit of a card drawn. */
export const sayPlayKind = (kind: ContractKind, laws: LawId): string =>
  `${kindName(kind, laws)} spielen`;

/** Where the reader names a game. */
export const NAMING = {
  trumps: 'Trumpf',
  announce: 'Dazu ansagen',
  promises: { schneider: 'Schneider', schwarz: 'Schwarz' },
  back: 'Zurück',
  putAway: 'Diese zwei drücken',
  play: 'Spielen',
  noGame: 'Wähle erst eine Farbe, Grand oder Null.',
  noLayout: 'Tippe erst auf die zwei Karten, die du drücken willst.',
} as const;

/** What a game is called in which the cards are open. */
export const openWord = (laws: LawId): string => (laws === 'isko' ? 'Ouvert' : 'Offen');

/** The trumps of a game, as a label. */
export const trumpsLabel = (trumps: TrumpChoice, laws: LawId, suits: SuitStyle): string =>
  capital(trumpsName(trumps, laws, 'de', suits));

/** The button that plays it. */
export const sayPlayTrumps = (trumps: TrumpChoice, laws: LawId, suits: SuitStyle): string =>
  `${trumpsLabel(trumps, laws, suits)} spielen`;
