/**
 * What a reader's card was worth, in sentences addressed to the reader. They are comment text: card
 * codes in them become signs. What open cards show is said as such, and never as what the reader
 * ought to have known.
 */
import { MARK_WORDS } from '#edition/game/words/mark-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import type { SomeCards } from '#edition/game/analysis/analysis-words.ts';
import type { Mark } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';
import type { CardWorth } from './judge.ts';
import type { Measure } from './measure.ts';

/** Why the reader is given no worths in a Ramsch. */
export const NO_VALUE =
  'In a Ramsch no card has one value: three play, each alone, so the book’s reasons must do.';

/** The card of the book: who played it, and how the author judges it. */
export interface BookCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly mark: Mark | null;
}

/** Where the reader asked for the answer. */
export const sayBookCard = ({ card, mark, seat }: BookCard): string =>
  `${SEAT_WORDS[seat]} played the ${card}${markText(mark)}.`;

/** Where the reader played the card of the book. */
export const saySameCard = ({ card, mark, seat }: BookCard): string =>
  `The ${card} is right: ${SEAT_WORDS[seat]} played it too${markText(mark)}.`;

/** Where the reader played another. */
export const sayOtherCard = (own: Card, { card, mark, seat }: BookCard): string =>
  `You play the ${own}; ${SEAT_WORDS[seat]} played the ${card}${markText(mark)}.`;

const markText = (mark: Mark | null): string => (mark === null ? '' : ` (${MARK_WORDS[mark]})`);

/** By what a game is measured, and for whom the reader plays. */
export interface Stakes {
  readonly measure: Measure;
  /** Whether the declarer plays; else a defender. */
  readonly declares: boolean;
}

/** Where every card came to the same. */
export const sayAllSame = (stakes: Stakes, worth: CardWorth): string =>
  `With all cards open, every card was worth the same: ${after(stakes, worth)}.`;

/** What the reader’s card came to. */
export const sayOwnWorth = (stakes: Stakes, worth: CardWorth): string =>
  `With all cards open, ${afterCard(stakes, worth)}.`;

/** The book’s card is worth the same as the reader’s. */
export const sayEqual = (card: Card): string => `The ${card} is worth the same.`;

/** The reader’s card wins, the book’s does not. */
export const sayWinning = (stakes: Stakes, book: CardWorth): string =>
  `That decides the game: ${afterCard(stakes, book)}.`;

/** The reader’s card loses, the book’s does not. */
export const sayLosing = (stakes: Stakes, book: CardWorth): string =>
  `The game was there to be won: ${afterCard(stakes, book)}.`;

/** By how many points the reader’s card is better than the book’s. */
export const sayBetter = (points: number, card: Card): string =>
  `As the cards lie, that is ${counted(points, 'point')} better than the ${card}.`;

/** By how many points the book’s card is better than the reader’s. */
export const sayWorse = (points: number, card: Card): string =>
  `The ${card} is ${counted(points, 'point')} better.`;

/** The best cards, where neither the reader nor the book played one. */
export function sayBest(stakes: Stakes, best: SomeCards, worth: CardWorth): string {
  const which =
    typeof best === 'number'
      ? `any of ${best} cards does`
      : `${listed(best.map((card) => `the ${card}`))} ${best.length > 1 ? 'do' : 'does'}`;
  return `As the cards lie, ${which} best: ${after(stakes, worth)}.`;
}

/** `the H9 leaves you 57 points, and loses` */
function afterCard(stakes: Stakes, worth: CardWorth): string {
  const { card, value, wins } = worth;
  if (stakes.measure !== 'points') return `after the ${card} ${after(stakes, worth)}`;
  const points = counted(value, 'point');
  if (stakes.declares)
    return `the ${card} leaves you ${points}, ${wins ? 'and wins' : 'and loses'}`;
  return wins
    ? `the ${card} holds the declarer to ${points}, too few to win`
    : `the ${card} gives the declarer ${points}, enough to win`;
}

/** What a game for none or all comes to, by who plays and whether that side wins. */
const AIMS: Readonly<
  Record<
    Exclude<Measure, 'points'>,
    Readonly<Record<'declarer' | 'defender', { readonly won: string; readonly lost: string }>>
  >
> = {
  'no-trick': {
    declarer: { won: 'no trick can be forced on you', lost: 'a trick can be forced on you' },
    defender: {
      won: 'a trick can be forced on the declarer',
      lost: 'no trick can be forced on the declarer',
    },
  },
  'every-trick': {
    declarer: { won: 'every trick is yours', lost: 'a trick is lost' },
    defender: { won: 'a trick can be saved', lost: 'the declarer gets every trick' },
  },
};

/** What a value means, as a clause: `you make 64 points, and win`. */
function after({ declares, measure }: Stakes, { value, wins }: CardWorth): string {
  if (measure !== 'points') {
    return AIMS[measure][declares ? 'declarer' : 'defender'][wins ? 'won' : 'lost'];
  }
  const points = counted(value, 'point');
  return declares
    ? `you make ${points}, ${wins ? 'and win' : 'and lose'}`
    : `the declarer makes ${points}, ${wins ? 'and loses' : 'and wins'}`;
}

/** Where no card was the reader’s to choose. */
export const NOTHING_TO_CHOOSE = 'There was nothing to choose: every card was forced.';

/** Where the reader asked for every card. */
export const ALL_ASKED_FOR = 'You asked to be shown every card.';

/** How one card of the reader's came out, for the sum of them. */
export type Outcome = 'equal' | 'better' | 'worse' | 'other' | 'cost';

/** How many of the reader’s cards were the book’s. @param all how many were to choose, at least one. */
export function sayAsBook(right: number, all: number): string {
  if (all === 1) {
    return right === 1
      ? 'You had one card to choose, and played it as the book does.'
      : 'You had one card to choose, and yours was not the book’s.';
  }
  return right === all
    ? `You had ${inWords(all)} cards to choose, and played ${all === 2 ? 'both' : 'all'} as the book does.`
    : `You had ${inWords(all)} cards to choose, and played ${right === 0 ? 'none' : inWords(right)} as the book does.`;
}

const OUTCOMES: Readonly<Record<Exclude<Outcome, 'cost'>, string>> = {
  equal: 'worth as much',
  better: 'worth more, with all cards open',
  worse: 'worth less',
  other: 'not weighed',
};

/**
 * What became of the cards that were not the book’s.
 *
 * @param all how many cards were to choose; of one alone the sentence says “it”.
 * @param besides whether some were the book’s.
 */
export function sayOutcomes(
  outcomes: readonly { readonly outcome: Outcome; readonly cards: number }[],
  all: number,
  besides: boolean,
): string {
  const clauses = outcomes.map(({ cards, outcome }) => {
    if (outcome === 'cost') return `${all === 1 ? 'it' : inWords(cards)} cost the game`;
    const what = OUTCOMES[outcome];
    if (all === 1) return `it was ${what}`;
    const other = !besides ? '' : cards === 1 ? ' other' : ' others';
    return `${inWords(cards)}${other} ${cards === 1 ? 'was' : 'were'} ${what}`;
  });
  return `${capital(clauses.join('; '))}.`;
}

/** For how many cards the reader asked. */
export const sayAskedFor = (cards: number): string => `You asked to be shown ${inWords(cards)}.`;
