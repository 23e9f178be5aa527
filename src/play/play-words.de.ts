/** The words at the table about what the players do, and what is asked of the reader. */
import type { Action } from '../strategy/players/action.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import {
  contractName,
  gameAtBid,
  gameInSentence,
  kindName,
} from '#edition/game/words/game-name.ts';
import { theCard } from '../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { TablePlayer } from './names-at.ts';
import type { SetGame } from './set-game.ts';
import type { PlayPlace } from './sitting.ts';

/** How the table calls its cards; a sentence declines their German names itself. */
export interface TableCardWords {
  readonly name: (card: Card) => string;
  readonly suits: SuitStyle;
}

/** What the table shows of an action beside the action itself. */
export interface SeenOfAction {
  readonly laws: LawId;
  /** The skat that the player takes up. */
  readonly skat: readonly Card[];
  /** The card that is turned up; null where there is none. */
  readonly drawn: Card | null;
}

/** An action as it is heard. Of cards that only the player sees the reader’s own are named. */
export function sayHeard(
  { isReader: own, name: who }: TablePlayer,
  action: Action,
  { drawn, laws, skat }: SeenOfAction,
  { suits }: TableCardWords,
): string {
  const named = (card: Card): string => theCard(card, 'accusative', suits);
  /** The verb by its stem. */
  const does = (stem: string): string => `${who} ${stem}${own ? 'st' : 't'}`;
  switch (action.do) {
    case 'bid':
      return `${does('sag')} ${action.amount}.`;
    case 'yes':
      return `${does('sag')} ja.`;
    case 'pass':
      return `${who} passt.`;
    case 'take':
      return own ? `Du findest ${listed(skat.map(named))}.` : `${who} nimmt den Skat auf.`;
    case 'draw':
      return `${does('zieh')} eine Karte aus dem Skat.`;
    case 'refuse':
      return `${does('sag')} „Passt mir nicht“ und ${own ? 'deckst' : 'deckt'} die andere auf.`;
    case 'turn-up':
      return `${does('deck')} ${drawn === null ? 'eine Karte' : named(drawn)} auf: ${kindName(action.kind, laws)}.`;
    case 'declare': {
      const game = gameInSentence(action.contract, laws, suits);
      return action.layout === null
        ? `${does('spiel')} ${game}.`
        : `${does('drück')} zwei Karten und ${own ? 'spielst' : 'spielt'} ${game}.`;
    }
    case 'card':
      return `${does('spiel')} ${named(action.card)}.`;
  }
}

/** Who has taken a trick. */
export const sayTrickTaken = ({ isReader, name }: TablePlayer): string =>
  isReader ? 'Du machst den Stich.' : `${name} macht den Stich.`;

/** The requests to the reader. */
export const REQUESTS = {
  isGood: 'Ist dein Spiel auch so viel wert?',
  bid: 'Was reizt du?',
  nothingHigher: 'Höher kann man nicht reizen.',
  noBid: 'Niemand hat gereizt. Was spielst du?',
  drawn: 'Passt dir diese Karte?',
  mustBePlayed: 'Diese Karte musst du spielen.',
  layout: 'Drücke zwei Karten.',
  layoutAndGame: 'Drücke zwei Karten, und sag dein Spiel an.',
  lead: 'Du spielst aus.',
  turn: 'Du bist dran.',
} as const;

/** A number that another player offers, with the question whether to hold it. */
export const sayOffer = (name: string, number: number): string =>
  `${name} sagt ${number}. ${REQUESTS.isGood}`;

/** The request to name a game. */
export const askForGame = (bid: number): string =>
  `Du bist Alleinspieler, gereizt bis ${bid}. Was spielst du?`;

/** Whether to give up the rest, where nobody has named a game. */
export const ASK_GIVING_UP = 'Willst du aufgeben?';

/** What it costs to give up the rest, and whether to. @param score what is written for the declarer. */
export function sayGivingUp({ isReader, name }: TablePlayer, won: boolean, score: number): string {
  const verb = won ? 'gewinn' : 'verlier';
  const who = isReader ? `${verb}st du` : `${verb}t ${name}`;
  return `Dann ${who} das Spiel: ${signed(score)} auf der Liste. ${ASK_GIVING_UP}`;
}

/** What is said of a word of the bidding, in the row of them: `du 18`, for the row begins with a capital itself. */
export function sayBiddingWord(
  { isReader, name }: TablePlayer,
  word: number | 'yes' | 'pass',
): string {
  return `${isReader ? 'du' : name} ${word === 'pass' ? 'passt' : word === 'yes' ? 'ja' : word}`;
}

/** Why a deal that is played again does not count. */
export const SEEN_BEFORE =
  'Übung: Dieses Spiel zählt nicht, denn du hast seine Karten schon gesehen.';

/** What a claim that does not hold does to the deal, by where it is played. */
export const CLAIM_SHOWS: Readonly<
  Record<
    PlayPlace,
    {
      /** Asked before the claim. */
      readonly question: string;
      /** Said when it has failed. */
      readonly refuted: string;
      /** Said from then on. */
      readonly practice: string;
    }
  >
> = {
  table: {
    question:
      'Stimmt das nicht, siehst du die Karten der anderen, und das Spiel zählt nicht. Bist du sicher?',
    refuted: 'Das Spiel geht weiter und zählt nicht: Du hast die Karten der anderen gesehen.',
    practice:
      'Übung: Dein Anspruch stimmte nicht, und du hast die Karten der anderen gesehen. Deshalb zählt dieses Spiel nicht.',
  },
  series: {
    question:
      'Stimmt das nicht, siehst du die Karten der anderen, und das Spiel steht als „mit Hilfe gespielt“ auf der Liste. Bist du sicher?',
    refuted:
      'Das Spiel geht weiter und steht als „mit Hilfe gespielt“ auf der Liste: Du hast die Karten der anderen gesehen.',
    practice:
      'Übung: Dein Anspruch stimmte nicht, und du hast die Karten der anderen gesehen. Deshalb steht dieses Spiel als „mit Hilfe gespielt“ auf der Liste.',
  },
};

/** The game of a hand: `Solo in Kreuz, gespielt von Mittelhand.` */
export const saySetGame = (
  { contract, declarer }: SetGame,
  laws: LawId,
  suits: SuitStyle = 'french',
): string => `${contractName(contract, laws, suits)}, gespielt von ${SEAT_WORDS[declarer]}.`;

/** What is played where everyone plays alone. */
export const RAMSCH = 'Ramsch: Jeder spielt für sich und will möglichst wenige Augen.';

/** What is played, and at which bid. */
export function sayPlays(
  { isReader, name }: TablePlayer,
  contract: Contract,
  laws: LawId,
  bid: number | null,
  suits: SuitStyle,
): string {
  const game = gameAtBid(gameInSentence(contract, laws, suits), bid);
  return `${isReader ? 'Du spielst' : `${name} spielt`} ${game}.`;
}

/** The reader’s seat: `Du bist Mittelhand.` */
export const saySeat = (reader: Seat): string => `Du bist ${SEAT_WORDS[reader]}.`;
