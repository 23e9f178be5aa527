/** The running count: whose points are added up, and how many there are at a place. */
import type { HandOf } from '../notation/hand.ts';
import type { SkatTable } from '../skat/play.ts';
import type { Table } from '../cards/table.ts';
import { seatName } from '../words/seats.ts';
import { lineOf } from './replay.ts';
import type { Replay, ReplayLine, Stop } from './replay.ts';
import type { CountOf } from './table-game.ts';

/** A side that adds up its points: the declarer and the defenders, or in a Ramsch each seat. */
export type CountSide = SkatTable['side'];

/** What a side has at a place. */
export type Count<T extends Table = SkatTable> = CountOf<T>;

/** Whether the skat's points are counted as the declarer's from the first trick on. */
export type SkatCount = 'with-skat' | 'tricks-only';

/** The sides of a line, the declarer first. */
export function sidesOf<T extends Table>(line: ReplayLine<T>): readonly T['side'][] {
  return line.game.sides(line);
}

/** Whether points matter: not in a game that is played for no trick. */
export function countsPoints<T extends Table>(line: ReplayLine<T>): boolean {
  return line.game.counts(line);
}

/** The name of a side: `declarer`, `defenders`, `Vorhand`. */
export function sideName(side: string): string {
  return seatName(side);
}

/**
 * What each side has at a place, in the order of `sidesOf`. What is laid away counts from the
 * moment it lies there, not at the deal.
 */
export function countsAt<T extends Table>(
  replay: Replay<T>,
  stop: Stop<T>,
  skat: SkatCount,
  id = stop.line,
): Count<T>[] {
  const line = lineOf(replay, id);
  const { game } = line;
  const lies = line.layout === null || stop.place.at !== 'deal';
  const sides = game.sides(line);
  return sides.map((side) => {
    const seats = game.seats.filter((seat) => game.sideOf(line, seat) === side);
    const aside = skat === 'with-skat' && lies && side === sides[0];
    let points = aside ? game.aside(line, (replay.hand as HandOf<T>).deal) : 0;
    let tricks = 0;
    for (const seat of seats) {
      points += stop.score[seat].points;
      tricks += stop.score[seat].tricks;
    }
    return { side, tricks, points };
  });
}

/** The points of one side at a place. */
export function pointsOf<T extends Table>(
  replay: Replay<T>,
  stop: Stop<T>,
  side: T['side'],
  skat: SkatCount,
  id = stop.line,
): number {
  return countsAt(replay, stop, skat, id).find((count) => count.side === side)?.points ?? 0;
}

/** The side a seat's tricks go to. */
export function sideOf<T extends Table>(line: ReplayLine<T>, seat: T['seat']): T['side'] {
  return line.game.sideOf(line, seat);
}
