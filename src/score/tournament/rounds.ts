/** Who sits at which table in a round, and where everybody goes after it. */
import { pairName, sayMove, seatingOf } from '../../book/exhibits/movement/movement.ts';
import { MOVES } from '#edition/score/tournament/seats-words.ts';
import { pairsMove, sectionsOf } from './plan.ts';
import type { Seats, Tournament } from './tournament.ts';

/** Two who sit opposite each other; where no pairs move, all at the table. */
export interface SeatedPair {
  /** Its letter; empty where there are no pairs. */
  readonly letter: string;
  readonly players: readonly number[];
}

export interface SeatedTable {
  /** From 1, through all sections. */
  readonly number: number;
  /** From 1; null where there is only one. */
  readonly section: number | null;
  /** Two pairs, in the middle and at the sides; or all at the table, the umpire first. */
  readonly pairs: readonly SeatedPair[];
  /** All who sit there, in the order of their seats round the table. */
  readonly players: readonly number[];
}

/** The seats for a round, from 0; null for a series whose seats have not been given yet. */
export function seatsOf({ laterSeats, method, seats }: Tournament, round: number): Seats | null {
  return method !== 'series' || round === 0 ? seats : (laterSeats[round - 1] ?? null);
}

/**
 * The tables of a round, in order; none for a series whose seats have not been given yet.
 *
 * @param round from 0. Where everyone stays they are the same in each.
 */
export function tablesOf(tournament: Tournament, round: number): readonly SeatedTable[] {
  const { method } = tournament;
  const seats = seatsOf(tournament, round) ?? [];
  const filled = (from: number, count: number): number[] =>
    seats.slice(from, from + count).filter((player) => player !== null);
  if (!pairsMove(method)) {
    return Array.from({ length: seats.length / 4 }, (_, table) => {
      const players = filled(4 * table, 4);
      return { number: table + 1, section: null, pairs: [{ letter: '', players }], players };
    });
  }
  const sections = sectionsOf(tournament);
  let pairsBefore = 0;
  return sections.flatMap((tables, section) => {
    const begin = pairsBefore;
    pairsBefore += 2 * tables;
    const pair = (number: number): SeatedPair => ({
      letter: pairName(number),
      players: filled(2 * (begin + number), 2),
    });
    return seatingOf(tables, round, method).map(({ middle, side }, table): SeatedTable => {
      const pairs = [pair(middle), pair(side)];
      const [first = [], second = []] = pairs.map(({ players }) => players);
      return {
        number: begin / 2 + table + 1,
        section: sections.length === 1 ? null : section + 1,
        pairs,
        players: [first[0], second[0], first[1], second[1]].filter((one) => one !== undefined),
      };
    });
  });
}

/** Where everybody goes after a round, a sentence or more for each section; none after the last. */
export function movesAfter(tournament: Tournament, round: number): readonly string[] {
  const { method, rounds } = tournament;
  if (!pairsMove(method) || round >= rounds - 1) return [];
  const sections = sectionsOf(tournament);
  return sections.map((tables, at) => {
    const move = tables === 1 ? MOVES.stay : sayMove(tables, round, method);
    return sections.length === 1 ? move : MOVES.section(at + 1, move);
  });
}
