/** The words at the table of a round of Mate against the engine. */
import type { CardTerms } from '../../words/card-terms.ts';
import { cardName } from '../../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { MatePlayer } from './begun-mate.ts';
import type { MateCard } from './rules.ts';

/** A card as the reader calls it: `the ace of spades`. */
const theCard = (card: MateCard, { suits, terms }: CardTerms): string =>
  `the ${cardName(card, terms, suits)}`;

const listCards = (cards: readonly MateCard[], terms: CardTerms): string =>
  listed(
    cards.map((card) => theCard(card, terms)),
    'or',
  );

/** Who plays. */
export const MATE_PLAYERS: Readonly<Record<MatePlayer, string>> = {
  you: 'You',
  engine: 'The engine',
};

/** What the page says when it is the reader’s turn, and what it asks. */
export const MATE_TURN = {
  thinking: 'The engine is choosing.',
  lead: 'You lead.',
  askAside: 'Will you put a card aside?',
  wrongAside: 'Choose a card that has neither the suit nor the rank of the card X put aside.',
} as const;

/** What the engine put aside; null for nothing. */
export const sayEngineAside = (card: MateCard | null, terms: CardTerms): string =>
  card === null
    ? 'The engine puts nothing aside.'
    : `The engine puts ${theCard(card, terms)} aside.`;

/** A card to be answered. */
export const sayEngineLeads = (card: MateCard, terms: CardTerms): string =>
  `The engine leads ${theCard(card, terms)}: answer it.`;

/** The cards that would use the Free Move. */
export const sayFreeMove = (cards: readonly MateCard[], terms: CardTerms): string =>
  `To use the Free Move, play ${listCards(cards, terms)}.`;

/** The cards that may answer. */
export const sayMustAnswer = (cards: readonly MateCard[], terms: CardTerms): string =>
  `You must answer with ${cards.map((card) => theCard(card, terms)).join(' or ')}.`;

/** A move that was answered. */
export interface SaidMove {
  /** What the reader led; null where the engine led, whose lead was announced before. */
  readonly led: MateCard | null;
  readonly answer: MateCard;
  /** Whether the answer used the Free Move. */
  readonly isFree: boolean;
  readonly winner: MatePlayer;
}

/** The last move, and who leads now. */
export function sayMove({ answer, isFree, led, winner }: SaidMove, terms: CardTerms): string {
  const free = isFree ? ' by the Free Move' : '';
  const play =
    led === null
      ? `You play ${theCard(answer, terms)}${free}.`
      : `You lead ${theCard(led, terms)}, the engine plays ${theCard(answer, terms)}${free}.`;
  return `${play} ${winner === 'you' ? 'You have' : 'The engine has'} the lead.`;
}

/** A game without a mate. */
export const NOBODY_MATE = 'Every card has been answered: nobody is mate.';

/** A mate and its score. */
export interface SaidMate {
  readonly winner: MatePlayer;
  readonly card: MateCard;
  readonly overmate: boolean;
  readonly value: number;
  readonly times: number;
  readonly score: number;
}

/** `You mate with the ace of spades. 11 × 3 = 33.` */
export function sayMate(
  { card, overmate, score, times, value, winner }: SaidMate,
  terms: CardTerms,
): string {
  const who =
    winner === 'you'
      ? `You ${overmate ? 'overmate' : 'mate'}`
      : `The engine ${overmate ? 'overmates' : 'mates'}`;
  return `${who} with ${theCard(card, terms)}. ${value} × ${times}${overmate ? ' × 2' : ''} = ${score}.`;
}

/** After the first game. */
export const HANDS_CHANGE = 'Now the hands have been exchanged, and the same hand leads again.';

/** How a round or a match stands where both have the same. */
export const sayEven = (what: 'match' | 'round', each: number): string =>
  `The ${what} is even, ${each} each.`;

/** How it stands where one has more. */
export const sayAhead = (
  what: 'match' | 'round',
  player: MatePlayer,
  most: number,
  least: number,
): string =>
  `The ${what} is ${player === 'you' ? 'yours' : 'the engine’s'} by ${most - least}, ${most} to ${least}.`;

/** What the reader’s last choice gave away. @param best no cards where nothing aside was best. */
export const sayLoss = (by: number, best: readonly MateCard[], terms: CardTerms): string =>
  `Better by ${by}: ${best.length === 0 ? 'nothing aside' : listCards(best, terms)}.`;

/** What a card is worth, after its name. @param worth with its sign. */
export const sayWorth = (worth: string): string => `is worth ${worth}`;
