/** A stretch of a match, as it is given to a processor. */
import { LAWS } from '../../../game/skat/laws.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { auditDeal } from './audit.ts';
import { matchContract } from './contracts.ts';
import { seatedAs } from './kinds.ts';
import { MatchCounter } from './tally.ts';
import type { MatchTally } from './tally.ts';
import { matchAlone, matchWhole } from './whole.ts';

export interface MatchJob {
  readonly law: LawId;
  /** Names of the two kinds, as `seatedAs` knows them. */
  readonly kinds: readonly [string, string];
  /**
   * Whole deals in every seating, or with the first kind at all seats; cards alone at contracts that were
   * bid before; or a look for faults.
   */
  readonly mode: 'whole' | 'alone' | 'contracts' | 'audit';
  readonly seed: number;
  /** The first deal, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/** Plays a stretch of a match. */
export function playMatch({ end, first, kinds, law, mode, seed }: MatchJob): MatchTally {
  const pair = { a: seatedAs(kinds[0]), b: seatedAs(kinds[1]) };
  const counter = new MatchCounter();
  const play = {
    whole: matchWhole,
    alone: matchAlone,
    contracts: matchContract,
    audit: auditDeal,
  }[mode];
  for (let number = first; number < end; number++) {
    play({ law: LAWS[law], pair, seed, number }, counter);
  }
  return counter.tally();
}
