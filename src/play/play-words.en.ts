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
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { TablePlayer } from './names-at.ts';
import type { SetGame } from './set-game.ts';
import type { PlayPlace } from './sitting.ts';

/** How the table calls its cards. */
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
  { name, suits }: TableCardWords,
): string {
  const does = (verb: string): string => `${who} ${own ? verb : `${verb}s`}`;
  switch (action.do) {
    case 'bid':
      return `${does('bid')} ${action.amount}.`;
    case 'yes':
      return `${does('say')} yes.`;
    case 'pass':
      return own ? 'You pass.' : `${who} passes.`;
    case 'take':
      return own
        ? `You find ${listed(skat.map((card) => `the ${name(card)}`))}.`
        : `${who} takes up the skat.`;
    case 'draw':
      return `${does('draw')} a card from the skat.`;
    case 'refuse':
      return `${does('say')} “Passt mir nicht”, and ${own ? 'turn' : 'turns'} up the other card.`;
    case 'turn-up':
      return `${does('turn')} up ${drawn === null ? 'a card' : `the ${name(drawn)}`}: ${kindName(action.kind, laws)}.`;
    case 'declare': {
      const game = gameInSentence(action.contract, laws, suits);
      return action.layout === null
        ? `${does('play')} ${game}.`
        : `${does('put')} two cards away and ${own ? 'play' : 'plays'} ${game}.`;
    }
    case 'card':
      return `${does('play')} the ${name(action.card)}.`;
  }
}

/** Who has taken a trick. */
export const sayTrickTaken = ({ isReader, name }: TablePlayer): string =>
  isReader ? 'You take the trick.' : `${name} takes the trick.`;

/** The requests to the reader. */
export const REQUESTS = {
  isGood: 'Is your game worth as much?',
  bid: 'What do you bid?',
  nothingHigher: 'There is no higher bid.',
  noBid: 'Nobody has bid. What do you play?',
  drawn: 'Does this card suit you?',
  mustBePlayed: 'This card must be played.',
  layout: 'Put two cards away.',
  layoutAndGame: 'Put two cards away, and name your game.',
  lead: 'You lead.',
  turn: 'It is your turn.',
} as const;

/** A number that another player offers, with the question whether to hold it. */
export const sayOffer = (name: string, number: number): string =>
  `${name} bids ${number}. ${REQUESTS.isGood}`;

/** The request to name a game. */
export const askForGame = (bid: number): string =>
  `You are the declarer at ${bid}. What do you play?`;

/** Whether to give up the rest, where nobody has named a game. */
export const ASK_GIVING_UP = 'Give up the rest?';

/** What it costs to give up the rest, and whether to. @param score what is written for the declarer. */
export function sayGivingUp({ isReader, name }: TablePlayer, won: boolean, score: number): string {
  const end = won ? 'win' : 'lose';
  const who = isReader ? `you ${end}` : `${name} ${end}s`;
  return `If you give up, ${who} the game: ${signed(score)} on the sheet. ${ASK_GIVING_UP}`;
}

/** What is said of a word of the bidding, in the row of them. */
export function sayBiddingWord(
  { isReader, name }: TablePlayer,
  word: number | 'yes' | 'pass',
): string {
  return `${name} ${word === 'pass' && !isReader ? 'passes' : word}`;
}

/** Why a deal that is played again does not count. */
export const SEEN_BEFORE =
  'Practice: this deal does not count, because you have seen its cards before.';

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
      'If your claim does not hold, you see the others’ cards, and the deal does not count. Claim?',
    refuted: 'The deal goes on but does not count, because you have seen the others’ cards.',
    practice:
      'Practice: this deal does not count, because your claim failed and you have seen the others’ cards.',
  },
  series: {
    question:
      'If your claim does not hold, you see the others’ cards, and the deal is marked as played with help. Claim?',
    refuted:
      'The deal goes on but is marked as played with help, because you have seen the others’ cards.',
    practice:
      'Practice: this deal is marked as played with help, because your claim failed and you have seen the others’ cards.',
  },
};

/** The game of a hand: `Solo in clubs, by Mittelhand.` */
export const saySetGame = (
  { contract, declarer }: SetGame,
  laws: LawId,
  suits: SuitStyle = 'french',
): string => `${contractName(contract, laws, suits)}, by ${SEAT_WORDS[declarer]}.`;

/** What is played where everyone plays alone. */
export const RAMSCH = 'Ramsch: everyone plays alone, for the fewest points.';

/** What is played, and at which bid. */
export function sayPlays(
  { isReader, name }: TablePlayer,
  contract: Contract,
  laws: LawId,
  bid: number | null,
  suits: SuitStyle,
): string {
  const game = gameAtBid(gameInSentence(contract, laws, suits), bid);
  return `${isReader ? 'You play' : `${name} plays`} ${game}.`;
}

/** The reader’s seat: `You are Mittelhand.` */
export const saySeat = (reader: Seat): string => `You are ${SEAT_WORDS[reader]}.`;
