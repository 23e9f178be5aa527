/** The panel of the analysis. */
import type { PackCard } from '../../cards/cards.ts';
import type { Measure } from '../../analysis/measure.ts';
import type { Seat } from '../../skat/seats.ts';
import { spokenChange, valueInverted, valueWords } from '../../analysis/analysis-words.de.ts';
import type { CardTerms } from '../card-terms.ts';
import { cardName } from '../cards.ts';
import { SEAT_WORDS } from '../seats.ts';
import { capital } from '../text.ts';

/** The panel as a whole. */
export const ANALYSIS = {
  panel: 'Analyse mit offenen Karten',
  loading: 'Die Analyse wird geladen …',
  notLoaded: 'Die Analyse ließ sich nicht laden. Bist du offline?',
  onCards: 'Werte auf den Karten',
} as const;

/** The file of the analysis is wrong. @param where the member. */
export const sayDamaged = (where: string, fault: string): string =>
  `Die geladene Analyse ist beschädigt (${where}: ${fault}).`;

/** How far the values of the places are worked out. */
export const sayPlacesDone = (done: number, total: number): string =>
  `Was jede Karte bringt: ${done} von ${total} Stellen ausgerechnet …`;

/** The cards that changed the value. */
export const CHANGES = {
  list: 'Wo sich der Wert änderte',
  /** After the author’s mark. */
  author: '(laut Buch)',
} as const;

/** Who played a card that changed the value; the card follows. */
export const sayChangeAt = (trick: number, seat: Seat): string =>
  `Stich ${trick}, ${SEAT_WORDS[seat]}`;

/** That no card changed the value. @param start the value at the first lead; null where it is hidden. */
export const sayNoChange = (measure: Measure, start: number | null): string =>
  start === null
    ? 'Mit offenen Karten hat bisher keine Karte den Wert geändert.'
    : `Mit offenen Karten ${valueInverted(measure, start)}; daran hat bisher keine Karte etwas geändert.`;

/** The course of the value. */
export const COURSE = {
  list: 'Der Wert im Lauf des Spiels',
  won: 'gewonnen',
  lost: 'verloren',
} as const;

const columnName = (trick: number): string =>
  trick === 0 ? 'Vor dem ersten Ausspiel' : `Stich ${trick}`;

/** A column of the course. @param value null where it is not worked out yet. */
export const sayColumn = (trick: number, measure: Measure, value: number | null): string =>
  `${columnName(trick)}: ${value === null ? 'noch nicht ausgerechnet' : capital(valueWords(measure, value))}`;

/** A card in the course that changed the value. */
export const sayColumnChange = (
  trick: number,
  measure: Measure,
  change: { seat: Seat; card: PackCard; before: number; after: number },
  { suits }: CardTerms,
): string =>
  `${columnName(trick)}, ${SEAT_WORDS[change.seat]}, ${cardName(change.card, 'de', suits)}: ${spokenChange(measure, change)}`;

/** What each game would have made. */
export const GAMES = {
  heading: 'Was hätte jedes Spiel gebracht?',
  working: 'Für jeden Platz werden sechs Spiele durchgerechnet …',
  game: 'Spiel',
  ways: {
    taken: 'Skat aufgenommen, die besten zwei Karten gedrückt',
    untouched: 'Skat liegen gelassen',
  },
  /** What a Nullo would have made. */
  noTrick: 'kein Stich',
  trick: 'ein Stich',
} as const;

/** How much is done. */
export const sayDone = (done: number, total: number): string => `${done} von ${total}`;

/** The 66 pairs that could have been put away. */
export const LAYOUTS = {
  heading: 'Was wäre, wenn zwei andere Karten gedrückt worden wären?',
  caption: 'Alle Paare, die besten zuerst',
  rank: 'Rang',
  putAway: 'Gedrückt',
  keeps: 'Bringt',
  /** After the pair that was put away. */
  asHere: '(wie hier)',
  best: 'Nur die besten',
  all: 'Alle 66',
} as const;

/** How far the layouts are worked out. */
export const sayLayoutsDone = (done: number): string =>
  `Die Paare werden durchgerechnet … ${done} von 66`;
