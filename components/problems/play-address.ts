import { makeSetGameAddress } from '../../src/play/game-address.ts';
import { PROBLEM_GAME } from '#edition/problems/place-words.ts';
import type { Problem } from '../../src/problems/problem.ts';

/** Where the deal of a problem is played at the table, at its own game from the same seat. */
export function makePlayAddress({ law, seat, state, view }: Problem): string | null {
  const { bid, contract, deal, declarer, layout } = state;
  if (contract === null || declarer === null || (law !== 'isko' && law !== 'american-1922'))
    return null;
  const { turned } = view;
  const game = { title: PROBLEM_GAME, of: null, contract, declarer, layout, turned, bid };
  return makeSetGameAddress(game, deal, law, seat);
}
