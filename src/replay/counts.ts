/** The running count: whose card points are added up, and how many there are at a place. */
import { sumPoints } from '../skat/cards.ts';
import { KINDS, isRamsch } from '../skat/contract.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { lineOf } from './replay.ts';
import type { Replay, ReplayLine, Stop } from './replay.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** A side that adds up its points: the declarer and the defenders, or in a Ramsch each seat. */
export type CountSide = 'declarer' | 'defenders' | Seat;

/** What a side has at a place. */
export interface Count {
  readonly side: CountSide;
  readonly points: number;
  readonly tricks: number;
}

/** Whether the skat's points are counted as the declarer's from the first trick on. */
export type SkatCount = 'with-skat' | 'tricks-only';

/** The sides of a line, the declarer first. */
export function sidesOf({ declarer }: ReplayLine): readonly CountSide[] {
  return declarer === null ? SEATS : ['declarer', 'defenders'];
}

/** Whether points matter: not in a game that is played for no trick. */
export function countsPoints({ contract }: ReplayLine): boolean {
  return KINDS[contract.kind].aim !== 'no-trick';
}

/** The name of a side: `declarer`, `defenders`, `Vorhand`. */
export function sideName(side: CountSide): string {
  return side === 'declarer' || side === 'defenders' ? side : SEAT_WORDS.en[side];
}

/** The card points that lie in the skat, or were put there. */
export function skatPoints(replay: Replay, line: ReplayLine): number {
  return sumPoints(line.layout ?? replay.hand.deal.skat);
}

/** Whether the skat may count for somebody before the end; in a Ramsch it is nobody's. */
export function skatCounts(line: ReplayLine): boolean {
  return countsPoints(line) && !isRamsch(line.contract.kind);
}

/**
 * What each side has at a place, in the order of `sidesOf`. What is laid away counts from the
 * moment it lies there, not at the deal.
 */
export function countsAt(replay: Replay, stop: Stop, skat: SkatCount, id = stop.line): Count[] {
  const line = lineOf(replay, id);
  const { declarer } = line;
  if (declarer === null) return SEATS.map((side) => ({ side, ...stop.score[side] }));
  const lies = line.layout === null || stop.place.at !== 'deal';
  const added = skat === 'with-skat' && lies && skatCounts(line) ? skatPoints(replay, line) : 0;
  const own = stop.score[declarer];
  const others = SEATS.filter((seat) => seat !== declarer).map((seat) => stop.score[seat]);
  return [
    { side: 'declarer', tricks: own.tricks, points: own.points + added },
    {
      side: 'defenders',
      tricks: others.reduce((sum, { tricks }) => sum + tricks, 0),
      points: others.reduce((sum, { points }) => sum + points, 0),
    },
  ];
}

/** The points of one side at a place. */
export function pointsOf(
  replay: Replay,
  stop: Stop,
  side: CountSide,
  skat: SkatCount,
  id = stop.line,
): number {
  return countsAt(replay, stop, skat, id).find((count) => count.side === side)?.points ?? 0;
}

/** The side a seat's tricks go to. */
export function sideOf({ declarer }: ReplayLine, seat: Seat): CountSide {
  if (declarer === null) return seat;
  return seat === declarer ? 'declarer' : 'defenders';
}
