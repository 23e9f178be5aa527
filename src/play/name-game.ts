/** The game that a declarer names: what is trump, whether it is open, what is announced. */
import { KINDS } from '../game/skat/contract.ts';
import type { Announced, Contract, ContractKind } from '../game/skat/contract.ts';
import { SUITS } from '../game/skat/cards.ts';
import type { Suit } from '../game/skat/cards.ts';

/** What can be trump; `null` for a game without trumps. */
export type TrumpChoice = Suit | 'grand' | 'null';

const sortOf = (trumps: TrumpChoice) =>
  trumps === 'grand' ? 'jacks' : trumps === 'null' ? 'none' : 'suit';

const kindWith = (
  kinds: readonly ContractKind[],
  trumps: TrumpChoice,
  open: boolean,
): ContractKind | undefined =>
  kinds.find((kind) => KINDS[kind].trumps === sortOf(trumps) && KINDS[kind].open === open);

/** What can be named trump among these kinds of game: the suits first, then Grand, then Null. */
export function trumpChoices(kinds: readonly ContractKind[]): readonly TrumpChoice[] {
  const all: readonly TrumpChoice[] = [...SUITS, 'grand', 'null'];
  return all.filter((one) => kinds.some((kind) => KINDS[kind].trumps === sortOf(one)));
}

/** What may be added to a game with these trumps. */
export function additionsTo(
  kinds: readonly ContractKind[],
  trumps: TrumpChoice,
): { readonly announced: boolean; readonly open: boolean } {
  const kind = kindWith(kinds, trumps, false);
  return {
    announced: kind !== undefined && KINDS[kind].mayAnnounce,
    open: kind !== undefined && kindWith(kinds, trumps, true) !== undefined,
  };
}

/**
 * The contract named so.
 *
 * @param open whether it is to be played with open cards, where there is such a game.
 * @param announced what is announced, where that is allowed.
 * @returns null where there is no such game.
 */
export function contractNamed(
  kinds: readonly ContractKind[],
  trumps: TrumpChoice,
  open: boolean,
  announced: Announced,
): Contract | null {
  const kind = (open ? kindWith(kinds, trumps, true) : undefined) ?? kindWith(kinds, trumps, false);
  if (kind === undefined) return null;
  return {
    kind,
    trump: trumps === 'grand' || trumps === 'null' ? null : trumps,
    announced: KINDS[kind].mayAnnounce ? announced : null,
  };
}
