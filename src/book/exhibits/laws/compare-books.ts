/** The base values of all games in the rule books of this book, side by side. */
import type { ContractKind } from '../../../game/skat/contract.ts';
import { CONTRACT_KINDS, isRamsch } from '../../../game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../game/skat/laws.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { BOOKS_COMPARED } from '#edition/book/exhibits/laws/law-table-words.ts';

/** What one book says of one game; null where it does not know the game. */
export type ComparedValue = {
  /** `20`, `9–12` from diamonds to clubs, `20, 30, 50` for the three charges of a Ramsch. */
  readonly base: string;
  /** Whether a lost game costs double. */
  readonly doubled: boolean;
  /** Whether only a table that agrees on it plays it. */
  readonly byAgreement: boolean;
} | null;

export interface ComparedGame {
  readonly kind: ContractKind;
  /** In the order of {@link LAW_IDS}. */
  readonly books: readonly ComparedValue[];
}

/** Every game that at least one book gives a value of its own, in the order of the rules. */
export function compareBooks(): ComparedGame[] {
  return CONTRACT_KINDS.map((kind) => ({
    kind,
    books: LAW_IDS.map((id) => valueIn(LAWS[id], kind)),
  })).filter(({ books }) => books.some((value) => value !== null));
}

function valueIn({ rates, ramsch }: Law, kind: ContractKind): ComparedValue {
  if (isRamsch(kind)) {
    const rules = ramsch[kind];
    if (rules === undefined) return null;
    const { charge, standing } = rules;
    const sums: readonly (string | number)[] =
      charge.by === 'points'
        ? [BOOKS_COMPARED.points]
        : [charge.usual, charge.oneWithoutTrick, charge.twoWithoutTrick];
    return {
      base: [...new Set<string | number>(sums)].join(', '),
      doubled: false,
      byAgreement: standing === 'by-agreement',
    };
  }
  const rate = rates[kind];
  if (rate === undefined) return null;
  const { base, lost, standing } = rate;
  return {
    base: typeof base === 'number' ? String(base) : `${base.D}–${base.C}`,
    doubled: lost === 2,
    byAgreement: standing === 'by-agreement',
  };
}
