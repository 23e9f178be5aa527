/** What the book says before the first card, in comment text; the sentences that go before are whole. */
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { gameInSentence } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';

/** The counts of the best suit with their pages. @param tournee null where there is no Tournee. */
export const sayTests = (solo: string, tournee: string | null): string =>
  `${tournee === null ? '' : `${tournee} (Page 58.) `}${solo} (Page 95.)`;

/** A reason for playing the first card drawn or not, with what else may be done. */
export const sayMayRefuse = (reason: string): string =>
  `${reason} You may also refuse it and turn up the other card, but a game lost with that one counts double (page 78).`;

/** How far a game may be bid. @param limit what it is sure of. @param asked the number that is asked. */
export const saySureOf = (reason: string, limit: number, asked: number): string =>
  limit < asked
    ? `${reason} But it is sure of only ${limit}, and a game that falls short of its bid is lost (page 56).`
    : `${reason} It is sure of ${limit}, which is enough for ${asked}.`;

/** That no card of twelve is in special danger in a game. */
export function sayNoDanger(contract: Contract, laws: LawId): string {
  const page = { none: 'page 180', jacks: 'page 153', suit: 'page 60' }[
    KINDS[contract.kind].trumps
  ];
  return `In ${gameInSentence(contract, laws)} nothing here is in special danger: small cards go, and what wins tricks stays (${page}).`;
}

/** The two cards to put away, after the reasons. */
export const sayPutAway = (reasons: readonly string[], layout: readonly Card[]): string =>
  `${reasons.join(' ')} So ${listed(layout)} go.`;
