/** The filters of the index of hands. */
import type { Family } from '../game/skat/families.ts';
import type { FilterName } from './hand-index.ts';

/** What the form calls each filter. */
export const FILTER_LABELS: Readonly<Record<FilterName, string>> = {
  book: 'Buch',
  game: 'Spielart',
  seat: 'Alleinspieler',
  result: 'Ergebnis',
};

/** The values that do not come with the hands. */
export const FILTER_VALUES: Readonly<Record<Family | 'all' | 'lost' | 'won', string>> = {
  all: 'alle',
  simple: 'Frage',
  tournee: 'Tourné',
  solo: 'Solo und Farbspiel',
  grand: 'Grand',
  nullo: 'Null',
  ramsch: 'Ramsch',
  won: 'gewonnen',
  lost: 'verloren',
};

/** Before the books, for readers without a script. */
export const BY_BOOK = 'Nach Büchern:';

/** How many hands pass the filters. */
export const sayShown = (shown: number, all: number): string =>
  shown === all ? `Alle ${all} Spiele` : `${shown} von ${all} Spielen`;

/** The books that hands are from, by their ids. */
export const BOOKS_OF_HANDS = {
  foster: 'Foster',
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
  pole: 'Pole',
  capellen: 'Capellen',
  ours: 'unsere',
  today: 'Skat heute',
} as const;
