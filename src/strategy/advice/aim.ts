/** What a player’s side tries for. */
import type { SeatView } from '../players/view.ts';

/** To win the game, or to beat the declarer. */
export type Aim = 'declarer' | 'defender';

export const aimOf = ({ declarer, seat }: SeatView): Aim =>
  seat === declarer ? 'declarer' : 'defender';
