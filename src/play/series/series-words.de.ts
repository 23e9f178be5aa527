/** The words about a series: its name, how a run stands, what a result comes to. */
import type { Contract } from '../../game/skat/contract.ts';
import type { PlayedLaw } from '../played-laws.ts';
import type { PlayRules } from '../sitting.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { sayFullDate } from '../../lib/days.ts';
import { rulesWords } from './rules-words.ts';
import { DEALS_IN, weekOf } from './series.ts';
import type { Series, SeriesKind } from './series.ts';

/** `Donnerstag, 26. November 2026`, `Woche 48 des Jahres 2026`. */
export function seriesName(series: Series): string {
  if (series.kind === 'day') return sayFullDate(series.start);
  const { week, year } = weekOf(series);
  return `Woche ${week} des Jahres ${year}`;
}

/** `die 12 Spiele vom Donnerstag, 26. November 2026`, `die 36 Spiele der Woche 48 des Jahres 2026`. */
const seriesInText = (series: Series): string =>
  `die ${counted(DEALS_IN[series.kind], 'game')} ${series.kind === 'day' ? 'vom' : 'der'} ${seriesName(series)}`;

/** What is chosen of the two: `Zwölf Spiele des Tages`. */
export const KIND_WORDS: Readonly<Record<SeriesKind, string>> = {
  day: 'Zwölf Spiele des Tages',
  week: '36 Spiele der Woche',
};

/** What the points of a list count. */
export const COUNTING_WORDS: Readonly<Record<PlayedLaw, string>> = {
  isko: 'Punkte nach der heutigen Liste: Für ein gewonnenes Spiel bekommt der Alleinspieler den Spielwert und 50 dazu; für ein verlorenes werden der doppelte Wert und 50 abgezogen, und die beiden anderen bekommen je 40.',
  'american-1922':
    'Nach den Regeln von 1922 wird jedes Spiel verrechnet: Für ein gewonnenes bekommt der Alleinspieler den Spielwert von jedem der beiden anderen, für ein verlorenes zahlt er ihn an jeden.',
};

/** How far a run is. */
export const sayDealOf = (number: number, length: number): string =>
  `Spiel ${number} von ${length}`;

/** That a run is over. */
export const sayAllPlayed = (length: number): string => `alle ${length} Spiele gespielt`;

/** A deal without a game. */
export const PASSED_IN = 'Eingepasst';

/**
 * What a deal of a result was, short enough for a cell: `Grand Hand, verloren`.
 *
 * @param declarer by name; null where it is the player whose result it is.
 */
export function sayGameOfDeal(
  declarer: string | null,
  contract: Contract,
  laws: PlayedLaw,
  won: boolean,
  suits?: SuitStyle,
): string {
  const by = declarer === null ? '' : `${declarer}: `;
  return `${by}${contractName(contract, laws, suits)}, ${won ? 'gewonnen' : 'verloren'}`;
}

/** What a message says of a result. */
export interface ResultFacts extends PlayRules {
  /** The series; its id where that names none. */
  readonly series: Series | string;
  /** Whose result it is; empty for the sender’s own. */
  readonly name: string;
  readonly points: number;
  readonly deals: number;
  /** How many of the deals were played with help. */
  readonly helped: number;
  /** The points of the strong player in the same seats; null where they are not known. */
  readonly strong: number | null;
  /** The full address under which the result is set beside others. */
  readonly url: string;
}

/** A result as a text for a message. */
export function sayResult(result: ResultFacts): string {
  const { deals, helped, name, points, series, strong, url } = result;
  const help = helped === 0 ? '' : `, ${helped} von ${counted(deals, 'game', 'dative')} mit Hilfe`;
  return [
    `Skat: ${typeof series === 'string' ? series : seriesInText(series)}`,
    rulesWords(result),
    `${name === '' ? 'Mein Ergebnis' : name}: ${signed(points)}${help}`,
    ...(strong === null ? [] : [`Ein starker Spieler auf denselben Plätzen: ${signed(strong)}`]),
    url,
  ].join('\n');
}
