/** Tables for so many players: how many, in which sections, and who sits down where. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { roundsOf } from '../../book/exhibits/movement/movement.ts';
import type { MovementWay } from '../../book/exhibits/movement/movement.ts';
import { TABLE_FAULTS } from '#edition/score/tournament/plan-fault-words.ts';
import { sayTableSizes } from '#edition/score/tournament/plan-words.ts';
import { MOST_SERIES } from './tournament.ts';
import type { Method, Seats, TournamentPlan } from './tournament.ts';

/** Who plays, and how the tables are made. */
export type EntrantShape = Pick<TournamentPlan, 'method' | 'players' | 'section'>;

/** Whether pairs move from table to table, as they do by two methods of 1922. */
export const pairsMove = (method: Method): method is MovementWay =>
  method === 'next' || method === 'sides';

/** Tables of four; where players are missing, up to three tables have an empty chair. */
export const tablesFor = (players: number): number => Math.ceil(players / 4);

/** How many chairs stay empty, 0 to 3. */
export const emptyChairs = (players: number): number => 4 * tablesFor(players) - players;

/**
 * The sections as numbers of tables, as even as can be. Where no pairs move there is one.
 *
 * @param section the most tables that one may have.
 */
export function sectionsOf({ method, players, section }: EntrantShape): readonly number[] {
  const tables = tablesFor(players.length);
  if (!pairsMove(method)) return [tables];
  const count = Math.ceil(tables / section);
  const less = Math.floor(tables / count);
  return Array.from({ length: count }, (_, at) => less + (at < tables % count ? 1 : 0));
}

/**
 * The most sittings there can be: after so many, the first of the sections is where it began; 1 where
 * everyone stays.
 */
export function fullRounds(shape: EntrantShape): number {
  const { method } = shape;
  if (method === 'series') return MOST_SERIES;
  if (method === 'stay') return 1;
  return Math.min(...sectionsOf(shape).map((tables) => roundsOf(tables, method)));
}

/**
 * Whether so many can be seated this way. No table may have two empty chairs, in no round.
 *
 * @returns the plan, or why it cannot be and what to do.
 */
export function checkPlan<T extends EntrantShape & Pick<TournamentPlan, 'umpires'>>(
  plan: T,
): Checked<T, string> {
  const { method, players, umpires } = plan;
  const count = players.length;
  const tables = tablesFor(count);
  const empty = emptyChairs(count);
  if (count < 3) return invalid(TABLE_FAULTS.tooFew);
  if (empty > tables) return invalid(TABLE_FAULTS.five);
  if (method === 'stay' && umpires.length > 0 && umpires.length !== tables) {
    return invalid(TABLE_FAULTS.umpires(tables, umpires.length));
  }
  const sections = sectionsOf(plan).length;
  if (method === 'sides' && empty > sections) {
    return invalid(TABLE_FAULTS.emptyChairs(count, empty, empty - sections));
  }
  return valid(plan);
}

/** Which tables have an empty chair, the last ones; or which pairs, where pairs move. */
function short(plan: EntrantShape): ReadonlySet<number> {
  const empty = emptyChairs(plan.players.length);
  const sections = sectionsOf(plan);
  const [tables = 0] = sections;
  if (!pairsMove(plan.method)) {
    return new Set(Array.from({ length: empty }, (_, at) => tables - 1 - at));
  }
  const begins = sections.map((_, at) =>
    sections.slice(0, at).reduce((pairs, one) => pairs + 2 * one, 0),
  );
  if (plan.method === 'sides') {
    // One a section, since every two pairs of it meet: the last, which sits at the side of table 1.
    return new Set(begins.slice(0, empty).map((begin, at) => begin + 2 * (sections[at] ?? 0) - 1));
  }
  // Those who go to the next table never meet each other.
  const going = begins.flatMap((begin, at) =>
    Array.from({ length: sections[at] ?? 0 }, (_, pair) => begin + pair),
  );
  return new Set(going.slice(0, empty));
}

/** Players in the order of the lots they draw, the least first. */
export function drawLots(players: readonly number[], lot: () => number): number[] {
  return players
    .map((player) => [player, lot()] as const)
    .sort(([, one], [, other]) => one - other)
    .map(([player]) => player);
}

/**
 * Seats the players, by lot or in the order of the list.
 *
 * @param lot draws a lot, any number: the least sits first. Null leaves the list as it is.
 * @returns the seats as a tournament keeps them; see `Tournament.seats`.
 */
export function drawSeats(
  plan: EntrantShape & Pick<TournamentPlan, 'umpires'>,
  lot: (() => number) | null,
): Seats {
  const inOrder = (those: readonly number[]): number[] =>
    lot === null ? [...those] : drawLots(those, lot);
  const umpires = inOrder(plan.method === 'stay' ? plan.umpires : []);
  const others = inOrder(
    plan.players.map((_, player) => player).filter((player) => !umpires.includes(player)),
  );
  const missing = short(plan);
  const size = pairsMove(plan.method) ? 2 : 4;
  const groups = (4 * tablesFor(plan.players.length)) / size;
  return Array.from({ length: groups }, (_, group) =>
    Array.from({ length: size }, (__, seat): number | null => {
      if (seat === size - 1 && missing.has(group)) return null;
      return (seat === 0 ? umpires.shift() : undefined) ?? others.shift() ?? null;
    }),
  ).flat();
}

/** What the tables will be, in a sentence: `10 tables, 2 of them for three.`; or why there are none. */
export function sayTables(shape: EntrantShape): string {
  const tables = tablesFor(shape.players.length);
  const threes = emptyChairs(shape.players.length);
  if (threes > tables) return TABLE_FAULTS.five;
  const sections = sectionsOf(shape);
  return sayTableSizes(tables, threes, sections.length, [...new Set(sections)]);
}
