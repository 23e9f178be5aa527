/** What is planned for a tournament: how the players move, how long they play, and what there is to win. */
import { capital } from '../../game/words/text.ts';
import { nounFor } from '../../game/words/nouns.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Method, PrizeList, Seating } from './tournament.ts';

/** The methods by name, as the chapter on tournaments has them. */
export const METHOD_WORDS: Readonly<Record<Method, string>> = {
  stay: 'Alle bleiben sitzen',
  next: 'Paare gehen zum nächsten Tisch',
  sides: 'An den Seiten hinauf, in der Mitte hinunter',
  series: 'Neue Plätze für jede Serie, wie heute',
};

/** The ways to award prizes. */
export const PRIZE_LIST_WORDS: Readonly<Record<PrizeList, string>> = {
  foster: 'Fosters Preise: Punkte, Spiele, das schwerste Spiel',
  league: 'Die sieben Preise der Liga von 1909',
  list: 'Plätze nach den Gesamtpunkten einer Liste, etwa der von heute',
};

const PRIZES_IN_SHORT: Readonly<Record<PrizeList, string>> = {
  foster: 'Fosters Preise',
  league: 'die Preise der Liga',
  list: 'Preise nach Plätzen',
};

/** How the seats of the later series are given. */
export const SEATING_WORDS: Readonly<Record<Seating, string>> = {
  standing: 'Nach dem Stand',
  lot: 'Nach dem Los',
  plan: 'Nach Plan',
};

const SEATING_IN_SHORT: Readonly<Record<Seating, string>> = {
  standing: 'gesetzt nach dem Stand',
  lot: 'gesetzt nach dem Los',
  plan: 'gesetzt nach Plan',
};

/** What each of them means, a sentence. */
export const SEATING_NOTES: Readonly<Record<Seating, string>> = {
  standing: 'Die besten vier sitzen an Tisch 1, die nächsten vier an Tisch 2 und so weiter.',
  lot: 'Für jede Serie wird neu gelost.',
  plan: 'Frühere Tischpartner und Spieler derselben Mannschaft werden möglichst getrennt: In der Reihenfolge der Lose geht jeder an den Tisch, an dem die wenigsten von ihnen sitzen; danach tauschen immer zwei Spieler die Tische, solange das noch mehr von ihnen trennt.',
};

const sayDeals = (deals: string): string => `${deals} ${nounFor(Number(deals), 'game')}`;

const sayTableCount = (tables: number): string => (tables === 1 ? 'ein Tisch' : `${tables} Tische`);

/**
 * The parts of a line on what is to be settled before the seats are drawn, in series:
 * `2 Serien zu 48 Spielen`.
 *
 * @param series and `deals` as they are typed.
 */
export const sayTypedSeries = (
  series: string,
  deals: string,
  seating: Seating,
): readonly string[] => [
  METHOD_WORDS.series,
  `${series} ${series === '1' ? 'Serie' : 'Serien'} zu ${deals} Spielen`,
  SEATING_IN_SHORT[seating],
];

/** The same by the other methods: `Alle bleiben sitzen`, `80 Spiele`, `Fosters Preise`. */
export const sayTypedPlan = (
  method: Method,
  moves: boolean,
  deals: string,
  prizes: PrizeList,
): readonly string[] => [
  METHOD_WORDS[method],
  moves ? `${sayDeals(deals)} vor jedem Wechsel` : sayDeals(deals),
  PRIZES_IN_SHORT[prizes],
];

/** What has been settled. */
export interface PlanFacts {
  readonly players: number;
  readonly tables: number;
  readonly rounds: number;
  readonly deals: number;
}

const sayTables = ({ players, tables }: PlanFacts): string =>
  `${players} Spieler an ${tables === 1 ? 'einem Tisch' : `${tables} Tischen`}`;

/**
 * What has been settled, in a line, in series: `8 Spieler an 2 Tischen, 2 Serien zu 48 Spielen`.
 *
 * @param ofThree how many deals a table of three plays; null where there is none.
 */
export function saySeriesPlan(facts: PlanFacts, ofThree: number | null): string {
  const { deals, rounds } = facts;
  const series = rounds === 1 ? 'eine Serie' : `${rounds} Serien`;
  const length = ofThree === null ? '' : `, an Dreiertischen ${ofThree}`;
  return `${sayTables(facts)}, ${series} zu ${deals} Spielen${length}`;
}

const MOVES: Readonly<Record<Method, string>> = {
  stay: 'alle bleiben sitzen',
  next: 'die Paare gehen zum nächsten Tisch',
  sides: 'an den Seiten hinauf, in der Mitte hinunter',
  series: 'neue Plätze für jede Serie, wie heute',
};

/** The same by the other methods: `8 Spieler an 2 Tischen, 80 Spiele; alle bleiben sitzen`. */
export function sayPlan(facts: PlanFacts, method: Method): string {
  const { deals, rounds } = facts;
  const length = rounds === 1 ? sayDeals(String(deals)) : `${rounds} Runden zu ${deals} Spielen`;
  return `${sayTables(facts)}, ${length}; ${MOVES[method]}`;
}

/**
 * What the tables will be, in a sentence: `10 Tische, 2 davon zu dritt.`
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
  const some = threes === 1 ? ', einer davon zu dritt' : `, ${threes} davon zu dritt`;
  const three = threes === 0 ? '' : tables === threes ? ' zu dritt' : some;
  const apart =
    sections === 1 ? '' : `, in ${sections} Gruppen zu ${listed(sizes.map(String), 'or')}`;
  return `${capital(sayTableCount(tables))}${three}${apart}.`;
}
