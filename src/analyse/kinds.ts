/** The games one can choose under a rule book. */
import { CONTRACT_KINDS } from '../game/skat/contract.ts';
import type { ContractKind } from '../game/skat/contract.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';

/**
 * The kinds one can set up under a rule book, in its order. A Schiebe-Ramsch, in which all three
 * put cards away, can only be read from a text.
 */
export function kindsOf(laws: LawId): ContractKind[] {
  const law = LAWS[laws];
  return CONTRACT_KINDS.filter(
    (kind) => (kind in law.rates || kind in law.ramsch) && kind !== 'schiebe-ramsch',
  );
}
