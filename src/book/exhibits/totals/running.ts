/** The points of a hand as they run up, trick by trick, for each side of it. */
import { RUNNING_TOTALS } from '#edition/book/exhibits/totals/totals-words.ts';
import type { Hand } from '../../../game/notation/hand.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';

/** A column of the count: in a Ramsch a player, else the declarer or the two defenders. */
export interface CountedSide {
  readonly name: string;
  readonly seats: readonly Seat[];
  /** What it has before the first trick: what was put away counts for the declarer. */
  readonly start: number;
}

export interface RunningTrick {
  readonly number: number;
  /** In the order of play. */
  readonly cards: readonly Card[];
  /** Which of the cards took it. */
  readonly best: number;
  readonly winner: Seat;
  readonly points: number;
  /** What each side has after it, in the order of the sides. */
  readonly totals: readonly number[];
}

/** The columns of a hand’s count. */
export function countedSides({ declarer, layout }: Hand): CountedSide[] {
  if (declarer === null) {
    return SEATS.map((seat) => ({ name: SEAT_WORDS[seat], seats: [seat], start: 0 }));
  }
  return [
    {
      name: RUNNING_TOTALS.declarer,
      seats: [declarer],
      start: layout === null ? 0 : sumPoints(layout),
    },
    { name: RUNNING_TOTALS.defenders, seats: SEATS.filter((seat) => seat !== declarer), start: 0 },
  ];
}

/** The finished tricks of a hand as it was played, with what each side has after them. */
export function runningTricks(hand: Hand): RunningTrick[] {
  const sides = countedSides(hand);
  let totals = sides.map(({ start }) => start);
  return hand.line.tricks.flatMap(({ plays, points, winner }, index): RunningTrick[] => {
    if (points === null || winner === null) return [];
    totals = totals.map((total, side) =>
      sides[side]?.seats.includes(winner) === true ? total + points : total,
    );
    const cards = plays.map(({ card }) => card);
    const best = plays.findIndex(({ seat }) => seat === winner);
    return [{ number: index + 1, cards, best, winner, points, totals }];
  });
}
