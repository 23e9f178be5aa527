/** The panel of the analysis. */
import type { PackCard } from '../../cards/cards.ts';
import type { Measure } from '../../analysis/measure.ts';
import type { Seat } from '../../skat/seats.ts';
import { spokenChange, valueWords } from '#edition/game/analysis/analysis-words.ts';
import type { CardTerms } from '../card-terms.ts';
import { cardName } from '../cards.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The panel as a whole. */
export const ANALYSIS = {
  panel: 'Analysis with all cards open',
  loading: 'Loading the analysis …',
  notLoaded: 'The analysis could not be loaded. Are you offline?',
  onCards: 'values on the cards',
} as const;

/** The file of the analysis is wrong. @param where the member. */
export const sayDamaged = (where: string, fault: string): string =>
  `The analysis that was loaded is damaged (${where}: ${fault}).`;

/** How far the values of the places are worked out. */
export const sayPlacesDone = (done: number, total: number): string =>
  `Working out what each card keeps: ${done} of ${total} places …`;

/** The cards that changed the value. */
export const CHANGES = {
  list: 'Where the value changed',
  /** After the author’s mark. */
  author: '(the author)',
} as const;

/** Who played a card that changed the value; the card follows. */
export const sayChangeAt = (trick: number, seat: Seat): string =>
  `Trick ${trick}, ${SEAT_WORDS[seat]}`;

/** That no card changed the value. @param start the value at the first lead; null where it is hidden. */
export const sayNoChange = (measure: Measure, start: number | null): string =>
  start === null
    ? 'With all cards open, no card so far changed the value.'
    : `With all cards open, ${valueWords(measure, start)}; no card so far changed that.`;

/** The course of the value. */
export const COURSE = {
  list: 'The value through the hand',
  won: 'won',
  lost: 'lost',
} as const;

const columnName = (trick: number): string =>
  trick === 0 ? 'Before the first lead' : `Trick ${trick}`;

/** A column of the course. @param value null where it is not worked out yet. */
export const sayColumn = (trick: number, measure: Measure, value: number | null): string =>
  `${columnName(trick)}: ${value === null ? 'not worked out yet' : valueWords(measure, value)}`;

/** A card in the course that changed the value. */
export const sayColumnChange = (
  trick: number,
  measure: Measure,
  change: { seat: Seat; card: PackCard; before: number; after: number },
  { suits, terms }: CardTerms,
): string =>
  `${columnName(trick)}, ${SEAT_WORDS[change.seat]}, ${cardName(change.card, terms, suits)}: ${spokenChange(measure, change)}`;

/** What each game would have made. */
export const GAMES = {
  heading: 'What would each game have made?',
  working: 'Working out six games for each seat …',
  game: 'Game',
  ways: {
    taken: 'Skat taken up, the best two cards put away',
    untouched: 'Skat left alone',
  },
  /** What a Nullo would have made. */
  noTrick: 'no trick',
  trick: 'a trick',
} as const;

/** How much is done. */
export const sayDone = (done: number, total: number): string => `${done} of ${total}`;

/** The 66 pairs that could have been put away. */
export const LAYOUTS = {
  heading: 'What if other cards had been put away?',
  caption: 'All 66 pairs, the best first',
  rank: 'Rank',
  putAway: 'Put away',
  keeps: 'Keeps',
  /** After the pair that was put away. */
  asHere: '(as here)',
  best: 'Only the best',
  all: 'All 66',
} as const;

/** How far the layouts are worked out. */
export const sayLayoutsDone = (done: number): string => `Working out the pairs … ${done} of 66`;
