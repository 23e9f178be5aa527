/** What is planned for a tournament: how the players move, how long they play, and what there is to win. */
import { capital } from '../../game/words/text.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Method, PrizeList, Seating } from './tournament.ts';

/** The methods by name, as the chapter on tournaments has them. */
export const METHOD_WORDS: Readonly<Record<Method, string>> = {
  stay: 'Everyone stays',
  next: 'Pairs go to the next table',
  sides: 'Up the sides and down the middle',
  series: 'New seats for each series, as today',
};

/** The methods within a sentence. */
const METHODS_IN_TEXT: Readonly<Record<Method, string>> = {
  stay: 'everyone stays',
  next: 'pairs go to the next table',
  sides: 'up the sides and down the middle',
  series: 'new seats for each series, as today',
};

/** The ways to award prizes. */
export const PRIZE_LIST_WORDS: Readonly<Record<PrizeList, string>> = {
  foster: 'Foster’s: points, games, the hardest game',
  league: 'The League’s seven prizes of 1909',
  list: 'Places by the total of a list, such as today’s',
};

const PRIZES_IN_SHORT: Readonly<Record<PrizeList, string>> = {
  foster: 'Foster’s prizes',
  league: 'the League’s prizes',
  list: 'prizes for places',
};

/** How the seats of the later series are given. */
export const SEATING_WORDS: Readonly<Record<Seating, string>> = {
  standing: 'By standing',
  lot: 'By lot',
  plan: 'By plan',
};

const SEATING_IN_SHORT: Readonly<Record<Seating, string>> = {
  standing: 'seats by standing',
  lot: 'seats by lot',
  plan: 'seats by plan',
};

/** What each of them means, a sentence. */
export const SEATING_NOTES: Readonly<Record<Seating, string>> = {
  standing: 'The best four sit at table 1, the next four at table 2, and so on.',
  lot: 'Lots are drawn anew for each series.',
  plan: 'Players who have already sat together, and team-mates, are kept apart where possible: in an order drawn by lot, each player goes to the table with the fewest of them, and then two players at a time change tables for as long as that separates more.',
};

/**
 * The parts of a line on what is to be settled before the seats are drawn, in series:
 * `2 series of 48 deals`.
 *
 * @param series and `deals` as they are typed.
 */
export const sayTypedSeries = (
  series: string,
  deals: string,
  seating: Seating,
): readonly string[] => [
  METHOD_WORDS.series,
  `${series} series of ${deals} deals`,
  SEATING_IN_SHORT[seating],
];

/** The same by the other methods: `Everyone stays`, `80 deals`, `Foster’s prizes`. */
export const sayTypedPlan = (
  method: Method,
  moves: boolean,
  deals: string,
  prizes: PrizeList,
): readonly string[] => [
  METHOD_WORDS[method],
  moves ? `${deals} deals before each move` : `${deals} deals`,
  PRIZES_IN_SHORT[prizes],
];

/** What has been settled. */
export interface PlanFacts {
  readonly players: number;
  readonly tables: number;
  readonly rounds: number;
  readonly deals: number;
}

const sayTableCount = (tables: number): string => (tables === 1 ? 'one table' : `${tables} tables`);

/**
 * What has been settled, in a line, in series: `8 players, 2 tables and 2 series of 48 deals`.
 *
 * @param ofThree how many deals a table of three plays; null where there is none.
 */
export function saySeriesPlan(facts: PlanFacts, ofThree: number | null): string {
  const { deals, players, rounds, tables } = facts;
  const series = rounds === 1 ? 'one series' : `${rounds} series`;
  const length = ofThree === null ? '' : `, ${ofThree} at a table of three`;
  return `${listed([`${players} players`, sayTableCount(tables), series])} of ${deals} deals${length}`;
}

/** The same by the other methods. */
export function sayPlan({ deals, players, rounds, tables }: PlanFacts, method: Method): string {
  const length = rounds === 1 ? `${deals} deals` : `${rounds} rounds of ${deals} deals`;
  return listed([`${players} players`, sayTableCount(tables), METHODS_IN_TEXT[method], length]);
}

/**
 * What the tables will be, in a sentence: `10 tables, 2 of them for three.`
 *
 * @param threes how many of them are for three.
 * @param sections how many sections they make.
 * @param sizes how many tables a section has; two numbers, the larger one first, where they differ.
 */
export function sayTableSizes(
  tables: number,
  threes: number,
  sections: number,
  sizes: readonly number[],
): string {
  const three =
    threes === 0 ? '' : tables === threes ? ', for three each' : `, ${threes} of them for three`;
  const apart =
    sections === 1 ? '' : `, in ${sections} sections of ${listed(sizes.map(String), 'or')}`;
  return `${capital(sayTableCount(tables))}${three}${apart}.`;
}
