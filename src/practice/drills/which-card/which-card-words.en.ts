/** What the drill about single cards says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { Distance } from '../../distance.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayWon } from '../../measurement.ts';
import { sayMove } from '#edition/practice/trick-words.ts';
import type { TrickMove } from '#edition/practice/trick-words.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { CardMeasurement, CardSide } from './question.ts';

/** The drill. The names of its kinds stand with their rules. */
export const WHICH_CARD_WORDS: Omit<DrillWords<string>, 'kinds'> = {
  title: 'Which card?',
  task: 'It is the first trick: choose the card with which you lose the fewest games.',
  levels: [
    'The first lead against a declarer who plays without the skat.',
    'Third hand: what to give to your partner’s trick.',
    'Second hand; and as the declarer, the first lead.',
    'The first lead with a tenace.',
    'The first lead against a Nullo; a Ramsch.',
  ],
  primers: {
    lead: 'The two defenders play together against the declarer, who has not taken up the skat and needs 61 of the 120 points. Neither defender sees the other’s cards.',
  },
};

/** What it means that a game goes well, by whose card it is. */
const WELL: Readonly<Record<CardSide, string>> = {
  alone: 'you escape',
  declarer: 'you win',
  defender: 'the defenders win',
};

/** A question as the player sees it. */
export interface AskedCard {
  readonly own: Seat;
  readonly side: CardSide;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly trumps: GameTrumps;
  readonly moves: readonly TrickMove[];
}

/** Asks for the card. */
export function askCard({ declarer, moves, own, side, trumps }: AskedCard): string {
  const before = moves.length === 0 ? '' : `: ${moves.map(sayMove).join(', ')}`;
  const which = moves.length === 0 ? 'Which card do you lead?' : 'Which card do you play?';
  const seat = SEAT_WORDS[own];
  if (declarer === null) return `You are ${seat} in a Ramsch${before}. ${which}`;
  const game = `${sayTrumps(trumps)}.`;
  return side === 'declarer'
    ? `${game} You are ${seat}, the declarer, and play without the skat. ${which}`
    : `${game} ${SEAT_WORDS[declarer]} is the declarer and plays without the skat. You are ${seat} and defend${before}. ${which}`;
}

/** A wrong card is the book’s. */
export const BOOK_CARD_WRONG =
  'By the book’s rule this card would do, but the odds are against it.';

/** A card compared with the best. */
export interface ComparedCard {
  readonly measurement: CardMeasurement;
  readonly side: CardSide;
  readonly best: Card;
  /** How many games of a hundred fewer go well than with the best. */
  readonly behind: string;
  readonly distance: Distance;
}

/** The comparison in a sentence. */
export function sayComparison({ behind, best, distance, measurement, side }: ComparedCard): string {
  const yours = sayWell(measurement, side);
  if (distance === 'none') return `${yours}, and no other card does better.`;
  const fewer = `${yours}, ${behind} fewer than with ${best}`;
  switch (distance) {
    case 'clear':
      return `${fewer}.`;
    case 'doubtful':
      return `${fewer}: too close to be called wrong.`;
    case 'chance':
      return `${fewer}, which may be chance alone.`;
  }
}

/** How often games go well with a card: `With HA you win 86 in 100 (200 deals, give or take 5)`. */
const sayWell = (measurement: CardMeasurement, side: CardSide, first = 'With'): string =>
  `${first} ${measurement.card} ${WELL[side]} ${sayWon(measurement)}`;

/** The cards that a rule of the book leaves. @param why the rule, in sentences. @param cards none where they are too many to be named. */
export const sayRuleCards = (why: string, cards: readonly Card[]): string =>
  cards.length === 0 ? why : `${why} By that rule: ${listed(cards, 'or')}.`;

/** How the deals were made and played by which cards were measured. */
export interface MeasuredDeals {
  readonly side: CardSide;
  /** Whether another has played to the trick. */
  readonly hasCards: boolean;
}

function sayHow({ hasCards, side }: MeasuredDeals): string {
  switch (side) {
    case 'alone':
      return 'You escape when somebody else has to pay. In each deal nobody has a hand to bid on, and all players see only their own cards. Half the deals are played by the book’s rules, half by players who only try to stay low; in neither half does a wrong card do clearly better than a right one.';
    case 'declarer':
      return 'The other cards are dealt at random. Everyone plays with all cards open, so that a lead which only deceives gains nothing.';
    case 'defender':
      return `Each deal gives the declarer a hand for this game.${hasCards ? ' Nothing else is concluded about the hands from the cards already played.' : ''} Everyone plays with all cards open, which flatters the defenders.`;
  }
}

/**
 * What was measured.
 *
 * @param shown of the card that is shown as right.
 * @param near the other right cards.
 * @param within how many games of a hundred they are behind the best at most.
 */
export function sayMeasuredCard(
  shown: CardMeasurement,
  deals: MeasuredDeals,
  near: readonly Card[],
  within: string,
): string {
  const also =
    near.length === 0
      ? ''
      : ` Within ${within} in 100 of the best, and so right as well: ${listed(near)}.`;
  return `Measured: ${sayWell(shown, deals.side, 'with')}. ${sayHow(deals)}${also}`;
}

/** How the book’s card was measured. @param isNear whether it is right as well. */
export const sayBookCard = (
  measurement: CardMeasurement,
  side: CardSide,
  isNear: boolean,
): string =>
  `${isNear ? 'The book’s card comes close' : 'Here the book and the measurement disagree'}: ${sayWell(measurement, side, 'with')}.`;

/** What the numbers below the cards are. */
export const sayCaptions = (side: CardSide): string =>
  `Below each card: in how many deals in a hundred ${WELL[side]}.`;
