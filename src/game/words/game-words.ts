import type { ContractKind } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';

/** The words of a language for games. */
export interface GameWords {
  /** Every kind of game, as the manual of 1922 and the books of its time call it. */
  readonly kinds: Readonly<Record<ContractKind, string>>;
  /** The kinds that the players of a rule book call otherwise. */
  readonly underLaw: Readonly<
    Partial<Record<LawId, Readonly<Partial<Record<ContractKind, string>>>>>
  >;
  /** A kind with its trump suit. */
  readonly inSuit: (kind: string, suit: string) => string;
  /** What follows a game that was announced so. */
  readonly announced: (promise: 'schneider' | 'schwarz') => string;
}
