/** Which tricks are counted out at the end of a deal, and how many points are enough. */
import type { DealState } from '../strategy/players/state.ts';
import { PACK_POINTS } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import { COUNTED_TRICKS } from '#edition/play/hand-words.ts';
import type { Seat } from '../game/skat/seats.ts';

/** The tricks of one side, to be counted. */
export interface CountedSide {
  readonly title: string;
  readonly tricks: readonly (readonly Card[])[];
  /** What counts with them: the cards put away, or in a game from the hand the skat. */
  readonly away: readonly Card[] | null;
  readonly goal: number;
}

/**
 * The tricks of the reader’s side.
 *
 * @param reader the reader’s seat.
 * @returns null in a game that is not played for points, and where no trick was played.
 */
export function countedSide(state: DealState, reader: Seat): CountedSide | null {
  const { contract, deal, declarer, law, layout, play } = state;
  if (contract === null || declarer === null || play === null) return null;
  if (KINDS[contract.kind].aim !== 'points' || play.tricks.length === 0) return null;
  const own = declarer === reader;
  const tricks = play.tricks.filter(({ winner }) => (winner === declarer) === own);
  return {
    title: own ? COUNTED_TRICKS.own : COUNTED_TRICKS.side,
    tricks: tricks.map(({ cards }) => cards),
    away: own ? (layout ?? deal.skat) : null,
    goal: own ? law.targets.game : PACK_POINTS - law.targets.game + 1,
  };
}
