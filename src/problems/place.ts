/** What there is to say of the place of a problem: the game, and who the player is. */
import { KINDS } from '../game/skat/contract.ts';
import type { Contract, ContractKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { sayDeclarer, sayDefender } from '#edition/problems/place-words.ts';
import type { Problem } from './problem.ts';

/** The kinds that players of today call `Hand`, which says that the skat is left alone. */
const HAND_KINDS: readonly ContractKind[] = ['solo', 'grand-solo', 'nullo', 'open-nullo'];

/** Whether the skat is left alone in a game whose name does not say so. */
function isSkatUnsaid({ kind }: Contract, laws: LawId): boolean {
  const isHand = laws === 'isko' && HAND_KINDS.includes(kind);
  return KINDS[kind].skat === 'untouched' && !isHand;
}

/** Who plays what at which bid, and who the player is: comment text; empty where no game is named. */
export function gameSentences(
  { isDeclarer, seat, view }: Problem,
  suits: SuitStyle = 'french',
): string {
  const { bid, contract, declarer, law } = view;
  if (contract === null || declarer === null) return '';
  const game = { bid, contract, laws: law.id, isSkatUnsaid: isSkatUnsaid(contract, law.id) };
  return isDeclarer ? sayDeclarer(seat, game, suits) : sayDefender(seat, declarer, game, suits);
}
