/** The results of a tournament: the standings, teams, money, and games for the remarks. */
import { capital } from '../../game/words/text.ts';
import { listed } from '#edition/game/words/lists.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import type { HardGame } from './tournament.ts';

/** Who has won which prize, and the standings of all. */
export const RESULTS = {
  nobodyYet: 'nobody yet',
  standings: 'Standings',
  sortedBy: 'Sorted by',
  sorted: { points: 'by points', games: 'by games' },
  place: 'Place',
  player: 'Player',
  points: 'Points',
  won: 'Won',
  lost: 'Lost',
  games: 'Games',
  slips: 'Slips',
} as const;

/** How many slips are still missing. */
export const sayMissing = (slips: number): string =>
  `${slips === 1 ? 'One slip is' : `${slips} slips are`} still missing: this is how things stand so far.`;

/** Before the choice of the player who won the cut. */
export const askCut = (names: readonly string[]): string =>
  `${listed(names)} cut the cards. The cut was won by`;

/** The same where lots are drawn. */
export const askLot = (names: readonly string[]): string =>
  `${listed(names)} draw lots. The lot fell on`;

/** The teams by the sums of their members. */
export const TEAMS = {
  heading: 'Teams',
  team: 'Team',
  note: 'The points of a team are the sum of its players’ points, and teams with equal sums share a place.',
  uneven: 'The teams are not all of the same size, so the larger ones have more slips to count.',
} as const;

/** What each player pays. */
export const DUES = {
  heading: 'Money',
  entry: 'Entry',
  lost: 'Lost games',
  total: 'To pay',
  all: 'All players',
} as const;

/** What lost games cost. @param lost and `lostMore` amounts of money. */
export const sayLostMoney = (lost: string, lostMore: string): string =>
  `In each series, a player pays ${lost} for each of the first three lost games and ${lostMore} for each one after them.`;

/** The games for the remarks. */
export const HARD_GAMES = {
  heading: 'Games from the remarks',
  strike: {
    words: 'Strike out',
    question: 'This game will be removed from the remarks. Strike it out?',
    yes: 'Strike it out',
    no: 'Keep it',
  },
  /** @param game as the list has it. */
  strikeGame: (game: string): string => `Strike out ${game}`,
  trumps: 'Trumps',
  game: 'Game',
  kinds: { solo: 'Solo', tournee: 'Tournee', other: 'another game' },
  without: 'Without',
  withSome: 'with some',
  value: 'Value',
  note: 'Note it',
  noValue: 'The value is a whole number, as the sheet has it.',
} as const;

/** A game in the remarks: `Solo in spades without 6, 77`; of other games only the trumps are named. */
export function hardWords({ against, kind, trump, value }: HardGame): string {
  const name = kind === 'tournee' ? 'Tournee' : 'Solo';
  const trumps = trumpsName(trump ?? 'grand', 'american-1922');
  const game =
    kind === 'other' ? capital(trumps) : trump === null ? `Grand ${name}` : `${name} in ${trumps}`;
  return `${game}${against === 0 ? '' : ` without ${against}`}, ${value}`;
}

/** The heads of the results as a table for spreadsheets; rounds and series are counted from 1. */
export const RESULTS_TABLE = {
  player: 'Player',
  team: 'Team',
  points: 'Points',
  games: 'Games',
  won: 'Won',
  lost: 'Lost',
  round: (round: number): readonly string[] => [`Points, round ${round}`, `Games, round ${round}`],
  series: (series: number): readonly string[] => [
    `Points, series ${series}`,
    `Won, series ${series}`,
    `Lost, series ${series}`,
  ],
  money: ['Entry money', 'Lost-game money', 'To pay'],
} as const;
