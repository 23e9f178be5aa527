/**
 * The analysis in sentences. They are comment text: card codes in them become signs. They say what
 * open cards show and nothing of how well somebody played, who could not see them.
 */
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Joint } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { Measure } from './measure.ts';

/** Why a Ramsch has no analysis. */
export const RAMSCH =
  'The cards of a Ramsch have no such value. Each of the three plays alone, so what a card is worth ' +
  'would depend on which opponent the next player would rather see lose, and no rule decides that.';

/** What is to be read at the deal, where two cards will change hands before the first lead. */
export const BEFORE_LAYOUT =
  'No card can be played yet. Once two have been put away, each card that may be played shows what it keeps.';

/** A game for none or all in brief, as the declarer has it. */
export const GAME_ENDS = { won: 'won', lost: 'lost' } as const;

/** What the signs and numbers of a measure mean, and for whom they count. */
export const LEGENDS = {
  points:
    'All numbers are the declarer’s points: on a card that may be played, the total it leads to; on a card already played, what it gained (+) or lost (−) for the declarer, whoever played it.',
  aim: 'For the side to play: ✓ the card wins · ✗ it loses what another wins · – lost, whichever card',
} as const;

/** What it means for a game for none or all that the declarer’s aim is missed, or kept. */
const AIMS: Readonly<Record<Exclude<Measure, 'points'>, readonly [missed: string, kept: string]>> =
  {
    'no-trick': ['a trick is forced', 'no trick can be forced'],
    'every-trick': ['a trick is lost', 'every trick is kept'],
  };

/** A value as a clause: `the declarer makes 64`, `a trick is forced`. */
export const valueWords = (measure: Measure, value: number): string =>
  measure === 'points' ? `the declarer makes ${value}` : AIMS[measure][value === 1 ? 1 : 0];

/** What is said of a card in a list of cards: `keeps 64`, `and a trick is forced`. */
export const cardValueWords = (measure: Measure, value: number): string =>
  measure === 'points' ? `keeps ${value}` : `and ${valueWords(measure, value)}`;

/** A change as it is spoken, after the card that made it: `64 to 57`, `a trick is forced`. */
export const spokenChange = (
  measure: Measure,
  { after, before }: { after: number; before: number },
): string => (measure === 'points' ? `${before} to ${after}` : valueWords(measure, after));

/** A change as it is spoken, as a whole: `with all cards open the declarer’s points go from 64 to 57`. */
export const saySpokenChange = (
  measure: Measure,
  change: { after: number; before: number },
): string =>
  `with all cards open ${measure === 'points' ? 'the declarer’s points go from ' : ''}${spokenChange(measure, change)}`;

/** That nothing can change a game for none or all any more. */
export const DECIDED = 'The game is decided: no card changes it any more.';

/** What the declarer has at the end. */
export const sayEnd = (points: number): string => `The declarer has ${counted(points, 'point')}.`;

/** What a place comes to. */
export const sayStanding = (measure: Measure, value: number): string =>
  `With all cards open, ${valueWords(measure, value)}.`;

/** Cards by their codes, or how many of them where they are too many to be named. */
export type SomeCards = readonly Card[] | number;

/** A card that changed the value. */
export interface SaidChange {
  readonly measure: Measure;
  /** Whether the declarer played it. */
  readonly declares: boolean;
  readonly card: Card;
  readonly before: number;
  readonly after: number;
  /** The cards that would have kept the value. */
  readonly best: SomeCards;
  /** The lines of the law between the two values, such as 61. */
  readonly crossed: readonly number[];
}

/** `With all cards open, HK keeps 64; H10, as played, 57.` */
export function sayChange(change: SaidChange): string {
  const { after, before, best, card, crossed, declares, measure } = change;
  const head = `With all cards open, ${someCards(best, 'or')}`;
  switch (measure) {
    case 'points': {
      const between =
        crossed.length === 0 ? '' : ` The line at ${crossed.join(' and at ')} lies between.`;
      return declares
        ? `${head} keeps ${before}; ${card}, as played, ${after}.${between}`
        : `${head} holds the declarer to ${before}; ${card}, as played, gives ${after}.${between}`;
    }
    case 'no-trick':
      return declares
        ? `${head} keeps clear of every trick; after ${card}, as played, one is forced.`
        : `${head} forces a trick on the declarer; after ${card}, as played, none can be forced.`;
    case 'every-trick':
      return declares
        ? `${head} keeps every trick; after ${card}, as played, one is lost.`
        : `${head} saves a trick; after ${card}, as played, the declarer gets them all.`;
  }
}

/** Whose turn it is. */
export interface SaidTurn {
  readonly seat: Seat;
  /** Whether the seat leads to a trick. */
  readonly leads: boolean;
}

const turnWords = ({ leads, seat }: SaidTurn): string =>
  `${SEAT_WORDS[seat]} ${leads ? 'to lead' : 'to play'}`;

/** A turn in which one card may be played. */
export const sayOnlyCard = (turn: SaidTurn, card: Card): string =>
  `${turnWords(turn)}: only ${card} may be played.`;

/** A turn in which every card comes to the same. */
export const sayAnyCard = (turn: SaidTurn, measure: Measure, value: number): string =>
  measure === 'points'
    ? `${turnWords(turn)}: every card keeps ${value}.`
    : `${turnWords(turn)}: ${valueWords(measure, value)}, whichever card.`;

/** What the best cards of a turn keep, and what the others do. */
export interface SaidChoice {
  readonly measure: Measure;
  /** Whether it is the declarer’s turn. */
  readonly declares: boolean;
  readonly best: SomeCards;
  readonly kept: number;
  /** How many other cards there are, and between which values they lie. */
  readonly others: { readonly count: number; readonly low: number; readonly high: number };
}

/** `Mittelhand to play: HK keeps 64, the other cards 40 to 57.` */
export function sayChoice(turn: SaidTurn, choice: SaidChoice): string {
  const { best, declares, kept, measure, others } = choice;
  const { count, high, low } = others;
  const names = someCards(best, 'and');
  const rest = count === 1 ? 'the other card' : 'the other cards';
  const head = `${turnWords(turn)}:`;
  if (measure !== 'points') {
    return `${head} with ${names} ${valueWords(measure, kept)}; with ${rest} ${valueWords(measure, low)}.`;
  }
  const range = low === high ? String(low) : `${low} to ${high}`;
  const isOne = typeof best !== 'number' && best.length === 1;
  return declares
    ? `${head} ${names} ${isOne ? 'keeps' : 'keep'} ${kept}, ${rest} ${range}.`
    : `${head} ${names} ${isOne ? 'holds' : 'hold'} the declarer to ${kept}; ${rest} ${count === 1 ? 'gives' : 'give'} ${range}.`;
}

/** `HK`, `HK or H9`, and of more how many there are. */
function someCards(cards: SomeCards, joint: Joint): string {
  if (typeof cards !== 'number') return listed(cards, joint);
  return joint === 'or' ? `any of ${cards} cards` : `${cards} cards`;
}
