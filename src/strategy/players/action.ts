/** What a player can do, and the reasons given for it. */
import type { Card } from '../../game/skat/cards.ts';
import type { Contract, ContractKind } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Gap } from './cards/gap.ts';

/** What the player in turn does. */
export type Action =
  /** Words of the bidding; a pass also of Vorhand who may play without a bid and would not. */
  | { readonly do: 'bid'; readonly amount: number }
  | { readonly do: 'yes' | 'pass' }
  /** Takes up both cards of the skat, or draws one of them for a Tournee. */
  | { readonly do: 'take' | 'draw' }
  /** Says Passt-mir-nicht to the card drawn. */
  | { readonly do: 'refuse' }
  /** Turns up the card drawn, for a game in its suit, or a Grand where it is a jack. */
  | { readonly do: 'turn-up'; readonly kind: ContractKind }
  /** Names the game, and puts two cards away where the skat was taken. */
  | { readonly do: 'declare'; readonly contract: Contract; readonly layout: Layout | null }
  | { readonly do: 'card'; readonly card: Card };

/** The reason for an action. */
export interface Ground {
  /**
   * Where the reason comes from: the law (nothing else is allowed), the book’s rule, a count of the
   * hand, what measured hands of the kind came to, or the deals that the player imagined.
   */
  readonly by: 'law' | 'book' | 'count' | 'measure' | 'worlds';
  /** A sentence to “you”; comment text, with cards as they are spelled. */
  readonly text: string;
}

/** What the imagined deals say of one card that might be played. */
export interface WeighedCard {
  readonly card: Card;
  /** Of all deals imagined, by their weight: the share in which the player’s side comes to its aim. */
  readonly share: number;
  /** How far it is behind the card that is chosen, which may be less than nothing. */
  readonly behind: Gap;
  /** The share of the aim beyond, schneider or to be out of it; null where the game is not settled. */
  readonly further: number | null;
  /**
   * The card points that the player's side is then expected to make; null where that was not asked.
   */
  readonly points: number | null;
}

/** An action with its reasons. */
export interface Decision {
  readonly action: Action;
  readonly reasons: readonly Ground[];
  /** How many deals were imagined; 0 for a decision by rule. */
  readonly worlds: number;
  /** The cards that could be played, as the deals judge them; empty for a decision by rule. */
  readonly weighed: readonly WeighedCard[];
}

/** A decision by rule. */
export function byRule(action: Action, ...reasons: Ground[]): Decision {
  return { action, reasons, worlds: 0, weighed: [] };
}
