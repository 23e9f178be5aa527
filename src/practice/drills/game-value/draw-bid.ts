/** Draws the bid at which the declarer of a question became the declarer. */
import { bidValues } from '../../../game/skat/bid-values.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { PlayedOutcome } from '../../../game/skat/value.ts';
import type { Chance } from '../../../lib/random.ts';
import type { ValueKind } from './kinds.ts';
import { declarerValue } from '../../../game/skat/declarer-value.ts';

/**
 * Draws a bid that the law allows: for `overbid` above the value, for `covered` so close below it
 * that one multiplier less would not have been enough, otherwise anywhere up to it.
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
