/** Which games a rule book offers the declarer, and how each is reached. */
import { CONTRACT_KINDS, KINDS, isRamsch } from '../../game/skat/contract.ts';
import type { Contract, ContractKind } from '../../game/skat/contract.ts';
import type { Law } from '../../game/skat/laws.ts';

/**
 * The games of the book itself. What only some tables play is left out, and so is the Simple Game,
 * which nobody plays in earnest (Foster, p. 52), and for which no number can be bid.
 */
function officialKinds(law: Law): ContractKind[] {
  return CONTRACT_KINDS.filter((kind) => {
    if (isRamsch(kind) || kind === 'simple' || kind === 'revolution') return false;
    return law.rates[kind]?.standing === 'official';
  });
}

interface Offers {
  /** Games that leave the skat alone. */
  readonly hand: readonly ContractKind[];
  /** Games one of which is named once both cards of the skat are in the hand. */
  readonly taken: readonly ContractKind[];
  /** Games for which the first card drawn from the skat is turned up. */
  readonly turned: readonly ContractKind[];
  /** Games for which the first is refused and the second turned up. */
  readonly second: readonly ContractKind[];
}

const FOUND = new WeakMap<Law, Offers>();

/** What can be played, by what becomes of the skat. */
export function offersOf(law: Law): Offers {
  const known = FOUND.get(law);
  if (known !== undefined) return known;
  const kinds = officialKinds(law);
  const offers: Offers = {
    hand: kinds.filter((kind) => KINDS[kind].skat === 'untouched'),
    taken: kinds.filter((kind) => KINDS[kind].skat === 'taken'),
    turned: kinds.filter((kind) => KINDS[kind].skat === 'turned'),
    second: kinds.filter((kind) => KINDS[kind].skat === 'second-turned'),
  };
  FOUND.set(law, offers);
  return offers;
}

/** Whether any game is named only once the skat is in the hand, as by today’s order. */
export function namesGameWithSkat(law: Law): boolean {
  return offersOf(law).taken.some((kind) => KINDS[kind].trumps === 'suit');
}

/** Whether a contract is whole: a suit where a suit is trump, nothing announced that may not be. */
export function isFullyNamed({ announced, kind, trump }: Contract): boolean {
  const { mayAnnounce, trumps } = KINDS[kind];
  return (trumps === 'suit') === (trump !== null) && (announced === null || mayAnnounce);
}

/** Whether a deal in which nobody would play is played as a Ramsch. */
export function hasRamsch(law: Law): boolean {
  return law.ramsch.ramsch?.standing === 'official';
}
