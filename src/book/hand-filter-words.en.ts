/** The filters of the index of hands. */
import type { Family } from '../game/skat/families.ts';
import type { FilterName } from './hand-index.ts';

/** What the form calls each filter. */
export const FILTER_LABELS: Readonly<Record<FilterName, string>> = {
  book: 'Book',
  game: 'Games',
  seat: 'Declarer',
  result: 'Result',
};

/** The values that do not come with the hands. */
export const FILTER_VALUES: Readonly<Record<Family | 'all' | 'lost' | 'won', string>> = {
  all: 'all',
  simple: 'Simple',
  tournee: 'Tournee',
  solo: 'Solo',
  grand: 'Grand',
  nullo: 'Nullo',
  ramsch: 'Ramsch',
  won: 'won',
  lost: 'lost',
};

/** Before the books, for readers without a script. */
export const BY_BOOK = 'By book:';

/** How many hands pass the filters. */
export const sayShown = (shown: number, all: number): string =>
  shown === all ? `All ${all} hands` : `${shown} of ${all} hands`;

/** The books that hands are from, by their ids. */
export const BOOKS_OF_HANDS = {
  foster: 'Foster',
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
  pole: 'Pole',
  capellen: 'Capellen',
  ours: 'ours',
  today: 'Today’s Skat',
} as const;
