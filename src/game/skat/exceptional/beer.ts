/**
 * Beer Skat: a game of Skat for the next round of drinks. Everything is charged and nothing
 * credited, and the first to reach the limit pays (Eichhorn, "Beer Skat").
 */

/** How many sit at the table; with four, the dealer pauses and pays all the same. */
export type BeerTable = 3 | 4;

/** The account at which a player has lost. */
export const BEER_LIMITS: Readonly<Record<BeerTable, number>> = { 3: 151, 4: 201 };

/** A hand as it is charged; players by their place at the table, from 0. */
export type BeerHand =
  /** `value` is what is written down for it in ordinary Skat, doubled where a loss is. */
  | { readonly declarer: number; readonly won: boolean; readonly value: number }
  /** A Ramsch; `jungfer` if one player took no trick. */
  | { readonly loser: number; readonly jungfer: boolean };

/** What a Ramsch costs for each of the others. */
const RAMSCH = { usual: 10, jungfer: 15 };

/**
 * What each player is charged for a hand. A game won is charged to each of the others, a game lost
 * to the declarer once for each of them, and a Ramsch to its loser once for each of the others.
 *
 * The book writes the Ramsch as 10 "for each participant"; we read the others, as in its lost game,
 * which makes the 20 and 30 of its ordinary Ramsch at a table of three.
 */
export function beerCharges(hand: BeerHand, table: BeerTable): number[] {
  const seats = Array.from({ length: table }, (_, seat) => seat);
  const others = table - 1;
  if ('loser' in hand) {
    const each = hand.jungfer ? RAMSCH.jungfer : RAMSCH.usual;
    return seats.map((seat) => (seat === hand.loser ? each * others : 0));
  }
  const { declarer, value, won } = hand;
  return seats.map((seat) => {
    if (won) return seat === declarer ? 0 : value;
    return seat === declarer ? value * others : 0;
  });
}

/** An account after each hand, and where it ended. */
export interface BeerAccount {
  /** A line for each hand that was counted: every player's total after it. */
  readonly lines: readonly (readonly number[])[];
  /** Who reached the limit in the last of them; several, if one hand carried several over it. */
  readonly paying: readonly number[];
}

/**
 * The account of an evening, which ends at the first hand that carries somebody to the limit.
 *
 * Two may reach it in the same hand; of that the book says nothing. Then both pay here.
 */
export function beerAccount(hands: Iterable<BeerHand>, table: BeerTable): BeerAccount {
  const lines: number[][] = [];
  let totals = Array.from({ length: table }, () => 0);
  for (const hand of hands) {
    const charges = beerCharges(hand, table);
    totals = totals.map((total, seat) => total + (charges[seat] ?? 0));
    lines.push(totals);
    const paying = totals.flatMap((total, seat) => (total >= BEER_LIMITS[table] ? [seat] : []));
    if (paying.length > 0) return { lines, paying };
  }
  return { lines, paying: [] };
}
