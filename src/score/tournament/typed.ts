/** What is typed at the desk, read: names, numbers, lengths. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { plainLines } from '../../lib/plain-text.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { ENTRANT_FAULTS } from '#edition/score/tournament/plan-fault-words.ts';
import { isSameName, oneLine } from '../../game/words/one-line.ts';
import {
  LONGEST_ENTRANT,
  LONGEST_TEAM,
  LONGEST_TOURNAMENT,
  MOST_ENTRANTS,
  MOST_IN_SECTION,
  SERIES_DEALS,
  USUAL_DEALS,
  USUAL_PRIZES,
} from './tournament.ts';
import type { Method, PrizePlan, Seating } from './tournament.ts';

/** A name in one line without control characters, not too long. */
export function cleanEntrant(name: string): string {
  return oneLine(name, LONGEST_ENTRANT);
}

/** What a tournament is called, in one line; may be empty. */
export function cleanTournament(name: string): string {
  return oneLine(name, LONGEST_TOURNAMENT);
}

/** A name as it is typed where players may have teams: `Brown / Spade Kings`. */
export function readTeamPlayer(typed: string): { readonly name: string; readonly team: string } {
  const [name = '', ...team] = typed.split('/');
  return { name: cleanEntrant(name), team: oneLine(team.join('/'), LONGEST_TEAM) };
}

/** The team by the name that it has already, where it has one. */
export function knownTeam(team: string, teams: readonly string[]): string {
  return teams.find((one) => isSameName(one, team)) ?? team;
}

export interface Entrants {
  readonly players: readonly string[];
  /** The team of each player, empty for none; no teams where the method has none. */
  readonly teams: readonly string[];
  /** The player whose name has a star keeps a table’s score. */
  readonly umpires: readonly number[];
}

/**
 * The list of players: a name a line, `*` before one who keeps a table. Blank lines and the numbers
 * that a list may have (`3. Brown`) do not count.
 *
 * @param hasTeams whether a team may stand behind a name, after a slash.
 * @returns the players in the order of the list; or which line is wrong, counted from 1.
 */
export function readEntrants(text: string, hasTeams = false): Checked<Entrants, string> {
  const players: string[] = [];
  const teams: string[] = [];
  const umpires: number[] = [];
  for (const [index, line] of plainLines(text).split('\n').entries()) {
    const [, star, rest = ''] = /^\s*(?:\d+[.)]\s*)?(\*)?\s*(.*)$/u.exec(line) ?? [];
    const { name, team } = hasTeams ? readTeamPlayer(rest) : { name: cleanEntrant(rest), team: '' };
    if (name === '') continue;
    const before = players.findIndex((one) => isSameName(one, name));
    if (before >= 0) return invalid(ENTRANT_FAULTS.twiceInList(index + 1, name));
    if (star !== undefined) umpires.push(players.length);
    players.push(name);
    if (hasTeams) teams.push(knownTeam(team, teams));
  }
  if (players.length > MOST_ENTRANTS) {
    return invalid(ENTRANT_FAULTS.tooMany(players.length, MOST_ENTRANTS));
  }
  return valid({ players, teams, umpires });
}

/** A whole number as it is written on a slip, with any sign for minus; null for anything else. */
export function readWhole(typed: string): number | null {
  const text = typed.trim().replace(/^[−–—]/u, '-');
  if (!/^[+-]?\d{1,5}$/u.test(text)) return null;
  // A minus before nothing is no number of its own.
  return Number(text) || 0;
}

/** The form before seats are drawn, as it is typed. */
export interface TypedPlan {
  readonly method: Method;
  readonly list: string;
  readonly section: string;
  readonly deals: string;
  /** Empty for as many rounds as it takes to be back at the beginning. */
  readonly rounds: string;
  readonly prizes: PrizePlan;
  readonly seating: Seating;
  /** Amounts of money, as `MoneyPlan` has them; empty for none. */
  readonly entry: string;
  readonly lost: string;
  readonly lostMore: string;
}

/** The form of a tournament as Foster has it, when nothing has been typed. */
export const NEW_PLAN: TypedPlan = {
  method: 'stay',
  list: '',
  section: String(MOST_IN_SECTION),
  deals: String(USUAL_DEALS),
  rounds: '',
  prizes: USUAL_PRIZES,
  seating: 'standing',
  entry: '',
  lost: '',
  lostMore: '',
};

/** And of one of today, in series, whose places the list decides. */
const TODAYS_PLAN: TypedPlan = {
  ...NEW_PLAN,
  method: 'series',
  deals: String(SERIES_DEALS),
  prizes: { ...USUAL_PRIZES, each: 3 },
};

/** The form under the rules that a reader has set as theirs, when nothing has been typed. */
export const usualPlan = (laws: LawId): TypedPlan => (laws === 'isko' ? TODAYS_PLAN : NEW_PLAN);
