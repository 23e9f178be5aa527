/** What the drill on the middle of a hand says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayMove } from '#edition/practice/trick-words.ts';
import type { TrickMove } from '#edition/practice/trick-words.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { MidHandKind } from './question.ts';

/** The drill. */
export const MID_HAND_WORDS: DrillWords<MidHandKind> = {
  title: 'In the middle of the hand',
  task: 'Choose a card in any trick of a hand played by today’s rules, from what you have seen.',
  levels: [
    'Suit games, where one card is far ahead.',
    'Grands as well.',
    'Nulls as well, and closer choices.',
  ],
  kinds: {
    'suit-declarer': 'the declarer’s card in a suit game',
    'suit-defender': 'a defender’s card against a suit game',
    'grand-declarer': 'the declarer’s card in a Grand',
    'grand-defender': 'a defender’s card against a Grand',
    'null-declarer': 'the declarer’s card in a Null',
    'null-defender': 'a defender’s card against a Null',
  },
  primers: {
    'suit-declarer':
      'The declarer took up the skat, put two cards away, whose points count, and needs 61 of the 120 points.',
    'suit-defender':
      'The two defenders play together against the declarer, who took up the skat and needs 61 of the 120 points. Neither sees the other’s cards.',
  },
};

/** A place in a hand as the player sees it. */
export interface AskedPlace {
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly trumps: GameTrumps;
  /** Whether the declarer’s hand lies open. */
  readonly isOpen: boolean;
  /** Whether the declarer took up the skat. */
  readonly taken: boolean;
  /** How many tricks have been played. */
  readonly tricks: number;
  readonly moves: readonly TrickMove[];
}

/** What is played, in today’s words: `Clubs are trumps`, `The game is open Null`. */
function sayGame({ isOpen, trumps }: Pick<AskedPlace, 'isOpen' | 'trumps'>): string {
  return trumps === 'null' ? `The game is ${isOpen ? 'open Null' : 'Null'}` : sayTrumps(trumps);
}

/** Asks for the card. */
export function askMidHand(place: AskedPlace): string {
  const { declarer, moves, seat, taken, tricks } = place;
  const you =
    seat === declarer
      ? `You are ${SEAT_WORDS[seat]}, the declarer${taken ? '' : ', and left the skat alone'}`
      : `${SEAT_WORDS[declarer]} is the declarer${taken ? '' : ' and left the skat alone'}. You are ${SEAT_WORDS[seat]} and defend`;
  const trick = `${ORDINAL_WORDS[tricks] ?? ''} trick`;
  const which =
    moves.length === 0
      ? `You lead to the ${trick}. Which card?`
      : `In the ${trick} ${moves.map(sayMove).join(' and ')}. Which card do you play?`;
  return `${sayGame(place)}. ${you}. ${which}`;
}

/** What a deal that goes well comes to. */
const sayWell = (isDeclarer: boolean): string =>
  isDeclarer ? 'you win the game' : 'you beat the declarer';

/** A card, and in how many deals of a hundred it goes well. */
export interface CardOfHundred {
  readonly card: Card;
  readonly share: string;
}

/** Why a card is wrong. */
export const sayWrongCard = (
  own: CardOfHundred,
  best: CardOfHundred,
  isDeclarer: boolean,
): string =>
  `With ${own.card} ${sayWell(isDeclarer)} in ${own.share} of 100 deals, with ${best.card} in ${best.share}.`;

/** What the best card comes to. @param alike the cards that are as good. */
export function sayBestCard(
  { card, share }: CardOfHundred,
  isDeclarer: boolean,
  alike: readonly Card[],
): string {
  const also = alike.length === 0 ? '' : ` As good: ${listed(alike)}.`;
  return `With ${card} ${sayWell(isDeclarer)} in ${share} of 100 deals.${also}`;
}

/** How the cards were measured. @param deals how many deals at most. @param deal the name of this one. */
export const sayHowMeasured = (deals: number, deal: string): string =>
  `We imagined up to ${deals} deals that agree with all you have seen, each as often as the bidding and the play make it likely, and played them out with all cards open. The same card came out ahead in both halves of these deals, and also when the bidding was left out of account. This is deal ${deal}.`;

/** The two cards that the player put away. */
export const PUT_AWAY = 'You put away {cards}.';

/** The points so far. @param taken whether the declarer took up the skat. */
export const sayPointsSoFar = (declarer: number, defenders: number, taken: boolean): string =>
  `Declarer ${declarer}, defenders ${defenders}${taken ? ', without the two cards put away' : ', without the skat'}.`;

/** What the numbers below the cards are. */
export const sayCaptions = (isDeclarer: boolean): string =>
  `Below each card: in how many deals in a hundred ${sayWell(isDeclarer)}.`;
