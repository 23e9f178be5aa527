/** How high one may bid on a game one means to play (Foster, p. 55–58, 126, 149–150, 173). */
import { SUITS } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Law } from '../../game/skat/laws.ts';
import { countMatadors } from '../../game/skat/matadors.ts';
import type { Matadors } from '../../game/skat/matadors.ts';
import { judgeDeclarer } from '../../game/skat/result.ts';
import type { DeclarerValue } from '../../game/skat/value.ts';
import { declarerValue } from '../../game/skat/declarer-value.ts';

export interface Limit {
  /** Of a Tournee the suit in which it is worth least; else the contract's own, or null. */
  readonly trump: Suit | null;
  /** Those of the ten cards; null in a game without trumps. */
  readonly held: Matadors | null;
  /** Those that no card of the skat can take away. */
  readonly certain: Matadors | null;
  /** The reckoning of a plain win with them. */
  readonly value: DeclarerValue;
}

/**
 * The value that a plain win has for certain. Matadors in the hand stay what they are, whatever the
 * skat brings. Of those that are missing any but one may lie there, and then the run is shorter:
 * only the one is certain, as Foster says of the Grand, in which he would stop at 32 (p. 126).
 *
 * @param contract its trump may be left open, in a Tournee: certain is then what it is worth in the
 *   worst suit that may turn up, mostly diamonds (p. 57).
 */
export function bidLimit(hand: readonly Card[], contract: Contract, law: Law): Limit {
  if (contract.trump === null && KINDS[contract.kind].trumps === 'suit') {
    return SUITS.map((trump) => bidLimit(hand, { ...contract, trump }, law)).reduce(
      (least, other) => (other.value.points <= least.value.points ? other : least),
    );
  }
  const matadors = countMatadors(hand, contract);
  const certain = matadors === null || 'with' in matadors ? matadors : { without: 1 };
  const none = KINDS[contract.kind].trumps === 'none';
  const result = judgeDeclarer(
    {
      declarer: 'V',
      points: none
        ? { declarer: 0, defenders: 0, skat: 0 }
        : { declarer: law.targets.game, defenders: 120 - law.targets.game, skat: 0 },
      tricks: none ? { declarer: 0, defenders: 10 } : { declarer: 6, defenders: 4 },
    },
    contract,
    law,
  );
  return {
    trump: contract.trump,
    held: matadors,
    certain,
    value: declarerValue({ contract, matadors: certain, bid: null, result }, law),
  };
}
