import { valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { concededResult } from './concession.ts';
import type { Law } from './laws.ts';
import { countMatadors } from './matadors.ts';
import type { Matadors } from './matadors.ts';
import { handResult } from './result.ts';
import type { HandResult, PlayedHand, Side } from './result.ts';
import { gameValue } from './value.ts';
import type { HandValue, ValueError } from './value.ts';

/** All there is to say of a hand that has been played. */
export interface Settlement {
  readonly matadors: Matadors | null;
  readonly result: HandResult;
  readonly value: HandValue;
}

/**
 * Settles a hand: how the play came out, the matadors, and the value.
 *
 * @param hand with the side that gave up the rest, if one did before play was over, and how many
 *   cards then lay on the table.
 * @param bid the number at which the declarer got the game, or null when nobody bid.
 * @returns an error when the rule book does not know the game.
 * @throws RangeError when the tricks do not decide the hand, or the declarer is missing.
 */
export function settleHand(
  hand: PlayedHand & { readonly conceded?: Side | null; readonly onTable?: number },
  bid: number | null,
  law: Law,
): Checked<Settlement, ValueError> {
  const { conceded = null, contract, deal, declarer } = hand;
  const result =
    conceded === null ? handResult(hand, law) : concededResult({ ...hand, conceded }, law);
  const matadors =
    declarer === null ? null : countMatadors([...deal[declarer], ...deal.skat], contract);
  const value = gameValue({ contract, matadors, bid, result }, law);
  return value.ok ? valid({ matadors, result, value: value.value }) : value;
}
