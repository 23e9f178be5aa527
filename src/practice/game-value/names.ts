/** Why a lost game costs double, in words. */
import { KINDS } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import type { LawId } from '../../skat/laws.ts';

/** Why this game, lost, costs double. */
export function doubleReason({ kind }: Contract, law: LawId): string {
  if (law === 'isko') return 'today every lost game costs double';
  return KINDS[kind].skat === 'second-turned'
    ? 'a Passt-mir-nicht that is lost costs double'
    : 'a Gucki that is lost costs double';
}
