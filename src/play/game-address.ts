/** The address of a deal at a game of its own, `/play/#game=2k7…`; asked-game.ts reads it. */
import { bareHand, makeHandCode } from '../game/codes/hand-code.ts';
import type { Deal } from '../game/skat/deal.ts';
import type { Seat } from '../game/skat/seats.ts';
import type { PlayedLaw } from './played-laws.ts';
import type { SetGame } from './set-game.ts';

/** The address under which somebody else plays the same game, from the seat given. */
export function makeSetGameAddress(
  { bid, contract, declarer, layout, of, title, turned }: SetGame,
  deal: Deal,
  laws: PlayedLaw,
  seat: Seat,
): string {
  const game = { contract, deal, declarer, layout, turned };
  const untold = { bidding: [], exchange: null, handedRound: null };
  const line = { tricks: [], variations: [], finished: false };
  const code = makeHandCode(bareHand({ ...game, ...untold, laws, title, line }));
  const place = of === null ? '' : `&of=${of}`;
  const bidden = bid === null ? '' : `&bid=${bid}`;
  return `/play/#game=${code}${place}${bidden}&laws=${laws}&seat=${seat}`;
}
