/** Games as they are named at the table: a suit game of today by its suit alone. */
import type { Contract } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import { contractName, kindName } from '#edition/game/words/game-name.ts';
import { SUIT_WORDS } from './cards.ts';
import type { SuitStyle } from './cards.ts';

/**
 * A contract as the announcement names it, without an article: `Kreuz`, `Kreuz Hand`, `Grand`, `Null
 * ouvert`; under the laws of 1922 `Solo in Kreuz`.
 */
export function gameAtTable(contract: Contract, laws: LawId, suits: SuitStyle = 'french'): string {
  const { announced, kind, trump } = contract;
  return trump !== null && announced === null && kindName(kind, laws) === 'Farbspiel'
    ? SUIT_WORDS.de[suits][trump]
    : contractName(contract, laws, suits);
}
