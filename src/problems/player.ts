/** Whom the player of a problem plays with. */
import type { Seat } from '../game/skat/seats.ts';
import type { Problem } from './problem.ts';

/** Another as the player calls them; of two defenders, the seat. */
export type Player = 'you' | 'partner' | 'declarer' | Seat;

/** The player at a seat. */
export function playerAt({ isDeclarer, seat, view }: Problem, other: Seat): Player {
  if (other === seat) return 'you';
  if (isDeclarer) return other;
  return other === view.declarer ? 'declarer' : 'partner';
}
