/**
 * Tables of payments: what every game is worth with or without so many matadors, at each way it can
 * come out, reckoned by the laws. Eichhorn prints such tables at the end of his book and Hoyle in the
 * middle of the chapter; in the copies that we have neither can be read.
 */
import { SUITS } from '../../../game/skat/cards.ts';
import type { Suit } from '../../../game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS, isRamsch } from '../../../game/skat/contract.ts';
import type { Announced, ContractKind } from '../../../game/skat/contract.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { Law, LawId } from '../../../game/skat/laws.ts';
import { trumpsOf } from '../../../game/skat/order.ts';
import type { DeclarerResult } from '../../../game/skat/result.ts';
import { gameValue } from '../../../game/skat/value.ts';

/** The ways a game can come out that have a price of their own, in the order of the columns. */
export const OUTCOMES = [
  'game',
  'schneider',
  'schneider-announced',
  'schwarz',
  'schwarz-announced',
] as const;
export type PaidOutcome = (typeof OUTCOMES)[number];

const ANNOUNCED: Readonly<Record<PaidOutcome, Announced>> = {
  game: null,
  schneider: null,
  'schneider-announced': 'schneider',
  schwarz: null,
  'schwarz-announced': 'schwarz',
};

/** A game with trumps in one suit, or a Grand: its price for each count of matadors. */
export interface PaymentRow {
  readonly suit: Suit | null;
  readonly base: number;
  /** How many matadors, with or without. */
  readonly matadors: number;
  /** In the order of {@link OUTCOMES}; null where it cannot be so. */
  readonly payments: readonly (number | null)[];
}

/** All prices of one kind of game. */
export interface PaymentTable {
  readonly kind: ContractKind;
  /** How many times over a lost game is paid. */
  readonly lost: 1 | 2;
  readonly byAgreement: boolean;
  readonly rows: readonly PaymentRow[];
}

/** The games with trumps that a book gives a price, lowest first. */
export function paymentTables(id: LawId): readonly PaymentTable[] {
  const law = LAWS[id];
  return CONTRACT_KINDS.flatMap((kind): PaymentTable[] => {
    if (isRamsch(kind) || KINDS[kind].trumps === 'none') return [];
    const rate = law.rates[kind];
    if (rate === undefined) return [];
    const suits = KINDS[kind].trumps === 'suit' ? [...SUITS].reverse() : [null];
    const rows = suits.flatMap((suit) => {
      const base = typeof rate.base === 'number' ? rate.base : rate.base[suit ?? 'C'];
      const most = trumpsOf({ kind, trump: suit }).length;
      return Array.from({ length: most }, (_, index): PaymentRow => {
        const matadors = index + 1;
        const payments = OUTCOMES.map((outcome) => paidFor(law, kind, suit, matadors, outcome));
        return { suit, base, matadors, payments };
      });
    });
    return [{ kind, lost: rate.lost, byAgreement: rate.standing === 'by-agreement', rows }];
  });
}

/** The games without trumps that a book gives a price: what is won, and what a loss costs. */
export function singlePayments(
  id: LawId,
): readonly { kind: ContractKind; won: number; lost: number; byAgreement: boolean }[] {
  const { rates } = LAWS[id];
  return CONTRACT_KINDS.flatMap((kind) => {
    if (isRamsch(kind) || KINDS[kind].trumps !== 'none') return [];
    const rate = rates[kind];
    if (rate === undefined || typeof rate.base !== 'number') return [];
    const byAgreement = rate.standing === 'by-agreement';
    return [{ kind, won: rate.base, lost: rate.base * rate.lost, byAgreement }];
  });
}

/**
 * What the declarer wins when the game comes out so, or null if it cannot: an open game wants every
 * trick, and only a game without the skat can be announced.
 */
export function paidFor(
  law: Law,
  kind: ContractKind,
  trump: Suit | null,
  matadors: number,
  outcome: PaidOutcome,
): number | null {
  const { aim, mayAnnounce } = KINDS[kind];
  const announced = ANNOUNCED[outcome];
  if (
    aim === 'every-trick' ? outcome !== 'schwarz-announced' : announced !== null && !mayAnnounce
  ) {
    return null;
  }
  const contract = { kind, trump, announced: aim === 'every-trick' ? null : announced };
  const gameResult = gameValue(
    { contract, matadors: { with: matadors }, bid: null, result: wonAt(outcome) },
    law,
  );
  return gameResult.ok ? gameResult.value.points : null;
}

/** A game won so, and no better. */
function wonAt(outcome: PaidOutcome): DeclarerResult {
  const black = outcome === 'schwarz' || outcome === 'schwarz-announced';
  const schneider = outcome !== 'game';
  return {
    declarer: 'V',
    points: {
      declarer: black ? 120 : schneider ? 91 : 61,
      defenders: black ? 0 : schneider ? 29 : 59,
      skat: 0,
    },
    tricks: { declarer: black ? 10 : 7, defenders: black ? 0 : 3 },
    schneider: schneider ? 'declarer' : null,
    schwarz: black ? 'declarer' : null,
    made: true,
  };
}
