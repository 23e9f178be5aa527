/** What the book says before the first card, in comment text; the sentences that go before are whole. */
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { LawId } from '../../game/skat/laws.ts';
import { gameAtTable } from '../../game/words/game-at-table.de.ts';
import { listed } from '#edition/game/words/lists.ts';

/** The counts of the best suit with their pages. @param tournee null where there is no Tournee. */
export const sayTests = (solo: string, tournee: string | null): string =>
  `${tournee === null ? '' : `${tournee} (Seite 58.) `}${solo} (Seite 95.)`;

/** A reason for playing the first card drawn or not, with what else may be done. */
export const sayMayRefuse = (reason: string): string =>
  `${reason} Du kannst diese Karte auch ablehnen und die andere aufdecken, dann kostet ein verlorenes Spiel doppelt (Seite 78).`;

/** How far a game may be bid. @param limit what it is sure of. @param asked the number that is asked. */
export const saySureOf = (reason: string, limit: number, asked: number): string =>
  limit < asked
    ? `${reason} Sicher ist das Spiel aber nur ${limit} wert, und ein überreiztes Spiel ist verloren (Seite 56).`
    : `${reason} Das Spiel ist sicher ${limit} wert, und gefragt ist ${asked}.`;

/** That no card of twelve is in special danger in a game. */
export function sayNoDanger(contract: Contract, laws: LawId): string {
  const page = { none: '180', jacks: '153', suit: '60' }[KINDS[contract.kind].trumps];
  return `Für ${gameAtTable(contract, laws)} ist hier nichts besonders in Gefahr: Kleine Karten gehen weg, und was Stiche macht, bleibt (Seite ${page}).`;
}

/** The two cards to put away, after the reasons. */
export const sayPutAway = (reasons: readonly string[], layout: readonly Card[]): string =>
  `${reasons.join(' ')} Also gehen ${listed(layout)} weg.`;
