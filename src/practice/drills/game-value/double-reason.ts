/** Why a lost game costs double. */
import { KINDS } from '../../../game/skat/contract.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law, LawId } from '../../../game/skat/laws.ts';

/** By these laws every lost game does; or a Passt-mir-nicht does, or a Gucki. */
export type DoubleReason = 'always' | 'passt' | 'gucki';

/** Why this game costs double when it is lost. */
export function doubleReason({ kind }: Contract, law: LawId): DoubleReason {
  if (losesDouble(LAWS[law])) return 'always';
  return KINDS[kind].skat === 'second-turned' ? 'passt' : 'gucki';
}

/** Whether every game of the book costs double when it is lost. */
const losesDouble = ({ rates }: Law): boolean =>
  Object.values(rates).every(({ lost }) => lost === 2);
