/** What is typed at the desk, read: names, numbers, lengths. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { plainLines } from '../../lib/plain-text.ts';
import { isSameName, oneLine } from '../../game/words/one-line.ts';
import { checkPlan, fullRounds } from './plan.ts';
import { LONGEST_ENTRANT, LONGEST_TOURNAMENT, MOST_ENTRANTS } from './tournament.ts';
import { MOST_IN_SECTION, USUAL_DEALS, USUAL_PRIZES } from './tournament.ts';
import type { Method, PrizePlan, TournamentPlan } from './tournament.ts';

/** A name in one line without control characters, not too long. */
export function cleanEntrant(name: string): string {
  return oneLine(name, LONGEST_ENTRANT);
}

/** What a tournament is called, in one line; may be empty. */
export function cleanTournament(name: string): string {
  return oneLine(name, LONGEST_TOURNAMENT);
}

export interface Entrants {
  readonly players: readonly string[];
  /** The player whose name has a star keeps a table’s score. */
  readonly umpires: readonly number[];
}

/**
 * The list of players: a name a line, `*` before one who keeps a table. Blank lines and the numbers
 * that a list may have (`3. Brown`) do not count.
 *
 * @returns the players in the order of the list; or which line is wrong, counted from 1.
 */
export function readEntrants(text: string): Checked<Entrants, string> {
  const players: string[] = [];
  const umpires: number[] = [];
  for (const [index, line] of plainLines(text).split('\n').entries()) {
    const [, star, rest = ''] = /^\s*(?:\d+[.)]\s*)?(\*)?\s*(.*)$/u.exec(line) ?? [];
    const name = cleanEntrant(rest);
    if (name === '') continue;
    const before = players.findIndex((one) => isSameName(one, name));
    if (before >= 0) {
      return invalid(`Line ${index + 1}: there is a ${name} already. Give one another name.`);
    }
    if (star !== undefined) umpires.push(players.length);
    players.push(name);
  }
  if (players.length > MOST_ENTRANTS) {
    return invalid(`${players.length} players are more than this desk keeps, ${MOST_ENTRANTS}.`);
  }
  return valid({ players, umpires });
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
}

/** The form when nothing has been typed. */
export const NEW_PLAN: TypedPlan = {
  method: 'stay',
  list: '',
  section: String(MOST_IN_SECTION),
  deals: String(USUAL_DEALS),
  rounds: '',
  prizes: USUAL_PRIZES,
};

/** The plan, or the first thing that is wrong with it and what to do. */
export function readPlan(typed: TypedPlan): Checked<TournamentPlan, string> {
  const { method, prizes } = typed;
  const entrants = readEntrants(typed.list);
  if (!entrants.ok) return entrants;
  const moves = method !== 'stay';
  const section = moves ? readWhole(typed.section) : 1;
  if (section === null || section < 1 || section > 13) {
    return invalid('A section has 1 to 13 tables; more than ten take too long.');
  }
  const deals = readWhole(typed.deals);
  if (deals === null || deals < 3 || deals > 400) {
    return invalid('At a table 3 to 400 deals are played before anybody moves, such as 4 or 80.');
  }
  const shape = { ...entrants.value, method, section };
  const plan = checkPlan({ ...shape, umpires: moves ? [] : shape.umpires });
  if (!plan.ok) return plan;
  const full = fullRounds(shape);
  const rounds = typed.rounds.trim() === '' || !moves ? full : readWhole(typed.rounds);
  if (rounds === null || rounds < 1 || rounds > full) {
    return invalid(`So many tables have 1 to ${full} rounds; leave it empty for all.`);
  }
  return valid({ ...plan.value, deals, rounds, prizes });
}
