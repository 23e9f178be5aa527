/** The words about a series: its name, how a run stands, what a result comes to. */
import type { Contract } from '../../game/skat/contract.ts';
import type { PlayedLaw } from '../played-laws.ts';
import type { PlayRules } from '../sitting.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { numberWord } from '#edition/game/words/number-words.ts';
import { capital } from '../../game/words/text.ts';
import { sayFullDate } from '../../lib/days.ts';
import { rulesWords } from './rules-words.ts';
import { DEALS_IN, weekOf } from './series.ts';
import type { Series, SeriesKind } from './series.ts';

/** `Thursday, 26 November 2026`, `Week 48 of 2026`. */
export const seriesName = (series: Series): string => capital(nameInText(series));

function nameInText(series: Series): string {
  if (series.kind === 'day') return sayFullDate(series.start);
  const { week, year } = weekOf(series);
  return `week ${week} of ${year}`;
}

/** `the twelve deals of Thursday, 26 November 2026`, `the thirty-six deals of week 48 of 2026`. */
const seriesInText = (series: Series): string =>
  `the ${numberWord(DEALS_IN[series.kind])} deals of ${nameInText(series)}`;

/** What is chosen of the two: `Twelve deals of the day`. */
export const KIND_WORDS: Readonly<Record<SeriesKind, string>> = {
  day: 'Twelve deals of the day',
  week: 'Thirty-six of the week',
};

/** What the points of a list count. */
export const COUNTING_WORDS: Readonly<Record<PlayedLaw, string>> = {
  isko: 'Points by today’s list: for a game won the declarer gets its value and 50 more; for a lost game the declarer loses twice its value and 50 more, and each of the others gets 40.',
  'american-1922':
    'By the laws of 1922 each deal is balanced: for a game won the declarer gets its value from each of the two others, and for a game lost pays it to each of them.',
};

/** How far a run is. */
export const sayDealOf = (number: number, length: number): string => `deal ${number} of ${length}`;

/** That a run is over. */
export const sayAllPlayed = (length: number): string => `all ${length} deals played`;

/** A deal without a game. */
export const PASSED_IN = 'Passed in';

/**
 * What a deal of a result was, short enough for a cell: `Grand Hand, lost`.
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
  return `${by}${contractName(contract, laws, suits)}, ${won ? 'won' : 'lost'}`;
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
  const help = helped === 0 ? '' : `, ${helped} of ${deals} deals with help`;
  return [
    `Skat: ${typeof series === 'string' ? series : seriesInText(series)}`,
    rulesWords(result),
    `${name === '' ? 'My result' : name}: ${signed(points)}${help}`,
    ...(strong === null ? [] : [`A strong player in the same seats: ${signed(strong)}`]),
    url,
  ].join('\n');
}
