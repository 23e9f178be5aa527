import { KINDS, isRamsch } from '../../game/skat/contract.ts';
import { isDecided, isOver } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';

/** What a claim says about the rest. */
export type Claim =
  /** The declarer takes every trick, the one on the table included. */
  | 'every-trick'
  /** The declarer keeps out of every trick. */
  | 'no-trick'
  /** The declarer must take a trick. */
  | 'a-trick'
  /** The declarer gets no further card point. */
  | 'no-point';

/**
 * What a seat can claim here; null in a Ramsch, where all play alone, when the play is over, and
 * for defenders as long as the declarer has no trick: whether it stays so must be played out.
 */
export function claimOf(position: Position, seat: Seat): Claim | null {
  const { declarer, game, tricks } = position;
  if (declarer === null || isRamsch(game.kind) || isOver(position) || isDecided(position)) {
    return null;
  }
  const keepsOut = KINDS[game.kind].aim === 'no-trick';
  if (seat === declarer) return keepsOut ? 'no-trick' : 'every-trick';
  if (keepsOut) return 'a-trick';
  return tricks.some(({ winner }) => winner === declarer) ? 'no-point' : null;
}
