/** The running count: its sides, and their points at a place. */
import { SIDES_IN_SENTENCES, SIDE_ABBREVIATIONS, SIDE_NAMES } from '#edition/game/words/sides.ts';
import { seatName } from '../words/seats.ts';
import { lineOf } from './replay.ts';
import type { Replay, ReplayLine, Stop } from './replay.ts';
import type { Count } from './table-game.ts';

/** Whether the skat's points are counted as the declarer's from the first trick on. */
export type SkatCount = 'with-skat' | 'tricks-only';

/** The sides of a line, the declarer first. */
export function sidesOf(line: ReplayLine): readonly string[] {
  return line.game.sides(line);
}

/** Whether points matter: not in a game whose aim is to take no trick. */
export function countsPoints(line: ReplayLine): boolean {
  return line.game.counts(line);
}

/** The name of a side: `declarer`, `defenders`, `Vorhand`. */
export const sideName = (side: string): string => SIDE_NAMES[side] ?? seatName(side);

/** The same at the head of a narrow column: `decl.`, `V`. */
export const shortSideName = (side: string): string => SIDE_ABBREVIATIONS[side] ?? side;

/** The same within a sentence: `the declarer`, `Vorhand`. */
export const sideInSentence = (side: string): string => SIDES_IN_SENTENCES[side] ?? sideName(side);

/**
 * The points and tricks of each side at a place, in the order of `sidesOf`. The two cards put away
 * count from that moment, not at the deal.
 */
export function countsAt(replay: Replay, stop: Stop, skat: SkatCount, id = stop.line): Count[] {
  const line = lineOf(replay, id);
  const { game } = line;
  const asideCounts = line.layout === null || stop.place.at !== 'deal';
  const sides = game.sides(line);
  return sides.map((side) => {
    const seats = game.seats.filter((seat) => game.sideOf(line, seat) === side);
    const aside = skat === 'with-skat' && asideCounts && side === sides[0];
    let points = aside ? game.aside(line, replay.hand.deal) : 0;
    let tricks = 0;
    for (const seat of seats) {
      points += stop.score[seat]?.points ?? 0;
      tricks += stop.score[seat]?.tricks ?? 0;
    }
    return { side, tricks, points };
  });
}

/** The points of one side at a place. */
export function pointsOf(
  replay: Replay,
  stop: Stop,
  side: string,
  skat: SkatCount,
  id = stop.line,
): number {
  return countsAt(replay, stop, skat, id).find((count) => count.side === side)?.points ?? 0;
}

/** The side a seat's tricks go to. */
export function sideOf(line: ReplayLine, seat: string): string {
  return line.game.sideOf(line, seat);
}
