/** The reader’s decisions in a deal at the table, and a name for how it was played. */
import { decisionsOf } from '../strategy/review/decisions.ts';
import type { MadeDecision } from '../strategy/review/decisions.ts';
import type { PlayedLaw } from './played-laws.ts';
import { beginningOf } from './sitting.ts';
import type { TableDeal } from './sitting.ts';

/** The reader's decisions where there was a choice; claimed tricks were not played. */
export function readersDecisions(deal: TableDeal, laws: PlayedLaw): readonly MadeDecision[] {
  const actions = deal.actions.slice(0, deal.claimed ?? undefined);
  return decisionsOf({ begin: beginningOf(deal, laws), actions }, deal.seat);
}

/** A short name for a deal as it was played. */
export function nameOfPlay({ actions, number, seat }: TableDeal): string {
  let hash = 0;
  for (const char of JSON.stringify(actions)) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) | 0;
  return `${number}${seat}${(hash >>> 0).toString(36)}`;
}
