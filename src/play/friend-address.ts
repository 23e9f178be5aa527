/** Where a friend plays what lies on the table. */
import { makePlayAddress } from './address.ts';
import { dealNumbered } from '../game/codes/numbered-deals.ts';
import { makeSetGameAddress } from './game-address.ts';
import type { PlayedLaw } from './played-laws.ts';
import type { TableDeal } from './sitting.ts';

/** The address of the deal, or of the game that it was played at, from the same seat. */
export function makeFriendAddress(
  { game, number, seat }: Pick<TableDeal, 'game' | 'number' | 'seat'>,
  laws: PlayedLaw,
): string {
  const deal = BigInt(number);
  return game === null
    ? makePlayAddress(deal, laws, seat)
    : makeSetGameAddress(game, dealNumbered(deal), laws, seat);
}
