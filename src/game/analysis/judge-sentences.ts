/** Which sentences a reader's card brings, and which the sum of a seat's cards. */
import {
  ALL_ASKED_FOR,
  NOTHING_TO_CHOOSE,
  NO_VALUE,
  sayAllSame,
  sayAsBook,
  sayAskedFor,
  sayBest,
  sayBetter,
  sayBookCard,
  sayEqual,
  sayLosing,
  sayOtherCard,
  sayOutcomes,
  sayOwnWorth,
  saySameCard,
  sayWinning,
  sayWorse,
} from '#edition/game/analysis/judge-words.ts';
import type { Outcome } from '#edition/game/analysis/judge-words.ts';
import type { Mark } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import type { Judged } from './judge.ts';
import { toSomeCards } from './sentences-at.ts';

/** A card of the reader's beside the book's. */
export interface Compared {
  readonly seat: Seat;
  /** Null where the reader asked for the answer. */
  readonly own: Card | null;
  readonly told: Card;
  /** How the author judges the card of the book. */
  readonly mark: Mark | null;
}

/**
 * The sentences on an answer, in the order in which they are read.
 *
 * @param judgement null where no card has a value, or none is known.
 * @param ramsch whether the game is one in which no card has a value.
 */
export function judgedWords(
  { mark, own, seat, told }: Compared,
  judgement: Judged | null,
  ramsch: boolean,
): string[] {
  const book = { seat, card: told, mark };
  if (own === null) return [sayBookCard(book)];
  const first = own === told ? saySameCard(book) : sayOtherCard(own, book);
  if (judgement === null) return ramsch && own !== told ? [first, NO_VALUE] : [first];
  if (judgement.allSame) return [first, sayAllSame(judgement, judgement.own)];
  return [
    first,
    sayOwnWorth(judgement, judgement.own),
    ...(own === told ? [] : [comparison(judgement)]),
    ...better(judgement),
  ];
}

/** The reader's card beside the book's. */
function comparison(judgement: Judged): string {
  const { gain, measure, own, told } = judgement;
  if (gain === 0) return sayEqual(told.card);
  if (own.wins !== told.wins) {
    return own.wins ? sayWinning(judgement, told) : sayLosing(judgement, told);
  }
  if (measure !== 'points') return sayEqual(told.card);
  return gain > 0 ? sayBetter(gain, told.card) : sayWorse(-gain, told.card);
}

/** The best card, where neither the reader nor the book played one. */
function better(judgement: Judged): string[] {
  const { best, own, told } = judgement;
  const [first] = best;
  if (first === undefined || best.some(({ card }) => card === own.card || card === told.card)) {
    return [];
  }
  return [sayBest(judgement, toSomeCards(best.map(({ card }) => card)), first)];
}

function outcomeOf(own: Card, bookCard: Card, judgement: Judged | null): Outcome | 'as-told' {
  // A card of the book that gives the game away is not counted against a reader who found it too.
  if (own === bookCard) return 'as-told';
  if (judgement === null) return 'other';
  if (judgement.gain < 0) return judgement.costsGame && judgement.told.wins ? 'cost' : 'worse';
  return judgement.gain > 0 ? 'better' : 'equal';
}

/** One of the cards that were the reader's to find. */
export interface FoundCard {
  readonly own: Card | null;
  readonly told: Card;
  readonly judged: Judged | null;
}

/** In the order of the sentence. In a Ramsch no card is weighed, so that goes without saying. */
const OUTCOMES: readonly Outcome[] = ['equal', 'better', 'worse', 'other', 'cost'];

/**
 * How a seat's cards went: `Of ten cards you played seven as the book does. Two others were worth as
 * much; one cost the game.`
 *
 * @param found the cards that left a choice, in the order played.
 */
export function scoreWords(found: readonly FoundCard[], ramsch: boolean): string[] {
  const played = found.flatMap(({ judged: judgement, own, told }) =>
    own === null ? [] : [outcomeOf(own, told, judgement)],
  );
  const all = played.length;
  const askedFor = found.length - all;
  if (found.length === 0) return [NOTHING_TO_CHOOSE];
  if (all === 0) return [ALL_ASKED_FOR];

  const count = (one: (typeof played)[number]): number =>
    played.filter((outcome) => outcome === one).length;
  const right = count('as-told');
  const rest = OUTCOMES.map((outcome) => ({ outcome, cards: count(outcome) })).filter(
    ({ cards, outcome }) => cards > 0 && !(ramsch && outcome === 'other'),
  );
  return [
    sayAsBook(right, all),
    ...(rest.length === 0 ? [] : [sayOutcomes(rest, all, right > 0)]),
    ...(ramsch && right < all ? [NO_VALUE] : []),
    ...(askedFor === 0 ? [] : [sayAskedFor(askedFor)]),
  ];
}
