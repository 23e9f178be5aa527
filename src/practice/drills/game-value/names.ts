/** Says why a lost game costs double. */
import { KINDS } from '../../../game/skat/contract.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law, LawId } from '../../../game/skat/laws.ts';

/** Why this game costs double when it is lost, as a clause. */
export function doubleReason({ kind }: Contract, law: LawId): string {
  if (losesDouble(LAWS[law])) return 'by these laws every lost game costs double';
  return KINDS[kind].skat === 'second-turned'
    ? 'a Passt-mir-nicht that is lost costs double'
    : 'a Gucki that is lost costs double';
}

/** Whether every game of the book costs double when it is lost. */
const losesDouble = ({ rates }: Law): boolean =>
  Object.values(rates).every(({ lost }) => lost === 2);
