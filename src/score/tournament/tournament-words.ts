/** What the desk calls its tournaments, tables and games. */
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../../game/words/text.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import { METHOD_WORDS, emptyChairs, pairsMove, tablesFor } from './plan.ts';
import type { SeatedTable } from './rounds.ts';
import { USUAL_SERIES } from './tournament.ts';
import type { HardGame, PrizeList, Seating, Tournament } from './tournament.ts';
import type { TypedPlan } from './typed.ts';

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

/** What each of them means, a sentence. */
export const SEATING_NOTES: Readonly<Record<Seating, string>> = {
  standing: 'The best four sit at table 1, the next four at table 2, and so on.',
  lot: 'Lots are drawn anew for each series.',
  plan: 'Former companions and team-mates are kept apart where possible: in the order of lots, each player goes to the table with the fewest of them, and then players change tables two at a time, as long as that parts more of them.',
};

/** What one sitting is called, with a capital. */
export const roundWord = ({ method }: Pick<Tournament, 'method'>): 'Round' | 'Series' =>
  method === 'series' ? 'Series' : 'Round';

/** What is to be settled before the seats are drawn: `Everyone stays · 80 deals · Foster’s prizes`. */
export function planLine({ deals, method, prizes, rounds, seating }: TypedPlan): string {
  const number = deals.trim() === '' ? '?' : deals.trim();
  if (method === 'series') {
    const series = rounds.trim() === '' ? USUAL_SERIES : rounds.trim();
    return [
      METHOD_WORDS[method],
      `${series} series of ${number} deals`,
      `seats ${SEATING_WORDS[seating].toLowerCase()}`,
    ].join(' · ');
  }
  return [
    METHOD_WORDS[method],
    !pairsMove(method) ? `${number} deals` : `${number} deals before each move`,
    PRIZES_IN_SHORT[prizes.list],
  ].join(' · ');
}

/** What has been settled, in a line. */
export function planWords({ deals, method, players, rounds, series }: Tournament): string {
  const tables = tablesFor(players.length);
  if (series !== null) {
    const threes = emptyChairs(players.length);
    const length =
      threes === 0 ? `${deals} deals` : `${deals} deals, ${(deals / 4) * 3} at a table of three`;
    const facts = [
      `${players.length} players`,
      tables === 1 ? 'one table' : `${tables} tables`,
      rounds === 1 ? 'one series' : `${rounds} series`,
    ];
    return `${capital(listed(facts))} of ${length}`;
  }
  const facts = [
    `${players.length} players`,
    tables === 1 ? 'one table' : `${tables} tables`,
    METHOD_WORDS[method].toLowerCase(),
    rounds === 1 ? `${deals} deals` : `${rounds} rounds of ${deals} deals`,
  ];
  return capital(listed(facts));
}

/** `Table 3`, or with its section. */
export function deskTableWords({ number, section }: SeatedTable): string {
  return section === null ? `Table ${number}` : `Table ${number}, section ${section}`;
}

/** `Solo in spades without 6, 77`; a Grand is one already, and of other games the trumps tell. */
export function hardWords({ against, kind, trump, value }: HardGame): string {
  const name = kind === 'tournee' ? 'Tournee' : 'Solo';
  const trumps = trump === null ? 'Grand' : trumpsName(trump, 'american-1922');
  const game =
    kind === 'other' ? capital(trumps) : trump === null ? `Grand ${name}` : `${name} in ${trumps}`;
  return `${game}${against === 0 ? '' : ` without ${against}`}, ${value}`;
}
