/** The games one can choose under a rule book, and what its players call them. */
import { contractName } from '../replay/words.ts';
import { CONTRACT_KINDS } from '../skat/contract.ts';
import type { Contract, ContractKind } from '../skat/contract.ts';
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';

/** Today’s names; the older books’ stand with the other words of the replay. */
const TODAY: Readonly<Partial<Record<ContractKind, string>>> = {
  'gucki-solo': 'Suit game',
  solo: 'Suit game, Hand',
  'open-solo': 'Suit game, ouvert',
  'gucki-grand': 'Grand',
  'grand-solo': 'Grand Hand',
  'open-grand': 'Grand ouvert',
  'gucki-nullo': 'Null',
  nullo: 'Null Hand',
  'gucki-open-nullo': 'Null ouvert',
  'open-nullo': 'Null ouvert Hand',
};

/** The rule books as a list of choices calls them. */
export const LAW_NAMES: Readonly<Record<LawId, string>> = {
  isko: 'Today: the International Skat Order',
  'american-1922': '1922: Foster’s American Skat',
  'hoyle-1912': '1912: The Standard Hoyle',
  'league-1909': '1909: the North American Skat League',
};

/** A game as the rule book’s players call it: `Grand Hand`, or in 1922 `Grand Solo`. */
export function gameName(contract: Contract, laws?: LawId): string {
  const today = laws === 'isko' ? TODAY[contract.kind] : undefined;
  if (today === undefined) return contractName(contract);
  const suit = contract.trump === null ? '' : contractName(contract).split(' in ')[1];
  const announced = contract.announced === null ? '' : `, ${contract.announced} announced`;
  if (suit === undefined || suit === '') return `${today}${announced}`;
  const [trump = ''] = suit.split(',');
  return `${today.replace('Suit game', `Suit game in ${trump}`)}${announced}`;
}

/** A kind of game without suit and announcement. */
export function kindName(kind: ContractKind, laws: LawId): string {
  const today = laws === 'isko' ? TODAY[kind] : undefined;
  return today ?? contractName({ kind, trump: null, announced: null });
}

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
