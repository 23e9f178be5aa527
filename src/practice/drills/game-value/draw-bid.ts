/** The bid at which the declarer of a question got the game. */
import { bidValues } from '../../../game/skat/bid-values.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { PlayedOutcome } from '../../../game/skat/value.ts';
import type { Chance } from '../../../lib/random.ts';
import type { ValueKind } from './kinds.ts';
import { declarerValue } from '../../../game/skat/declarer-value.ts';

/**
 * Draws a bid that may be made under the law: above the value for `overbid`, so near below it for
 * `covered` that one multiplier less would not have been enough, anywhere up to it otherwise.
 *
 * @returns null when there is no such bid.
 */
export function drawBid(
  chance: Chance,
  kind: ValueKind,
  outcome: PlayedOutcome,
  law: Law,
): number | null {
  const { base, points } = declarerValue({ ...outcome, bid: null }, law);
  const bids = bidValues(law);
  const fitting =
    kind === 'overbid'
      ? bids.filter((bid) => bid > points).slice(0, 4)
      : bids.filter((bid) => bid <= points && (kind !== 'covered' || bid > points - base));
  return fitting.length === 0 ? null : chance.pick(fitting);
}
