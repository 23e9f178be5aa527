/** Whose decisions can be judged over the games of an evening, and where that player sat in each. */
import { READER_NAMES } from '#edition/analyse/reader-names.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { isRamsch } from '../../game/skat/contract.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import type { EveningGame } from '../evening/game.ts';
import type { KeptGame } from '../evening/evening-format.ts';
import type { ReviewedGame } from './habits-of.ts';

/** A player by name, or where the games name nobody a seat. */
export type Whose =
  { readonly is: 'name'; readonly name: string } | { readonly is: 'seat'; readonly seat: Seat };

/** The text that distinguishes players, and what they are called. */
export const whoseKey = (whose: Whose): string =>
  whose.is === 'name' ? `name ${whose.name}` : whose.seat;
export const whoseWords = (whose: Whose): string =>
  whose.is === 'name' ? whose.name : SEAT_WORDS[whose.seat];

const hasDeclarer = (hand: Hand | null): hand is Hand => hand !== null && hand.declarer !== null;

/** Where the player sat in a game whose decisions can be judged; null where that was not so. */
export function seatIn({ hand, players }: EveningGame, whose: Whose): Seat | null {
  if (!hasDeclarer(hand) || isRamsch(hand.contract.kind)) return null;
  if (whose.is === 'seat') return whose.seat;
  return SEATS.find((seat) => players[seat] === whose.name) ?? null;
}

/** Who can be asked about: “You” first, then who played most games; the seats where nobody is named. */
export function whoseOf(games: readonly EveningGame[]): readonly Whose[] {
  const counts = new Map<string, number>();
  for (const { hand, players } of games) {
    if (!hasDeclarer(hand)) continue;
    for (const seat of SEATS) {
      const name = players[seat];
      if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  if (counts.size === 0) return SEATS.map((seat) => ({ is: 'seat', seat }));
  const isYou = (name: string): boolean => READER_NAMES.includes(name.toLowerCase());
  return [...counts]
    .toSorted(([a, one], [b, other]) => Number(isYou(b)) - Number(isYou(a)) || other - one)
    .map(([name]) => ({ is: 'name', name }));
}

/** How far the decisions of a player have been judged. */
export interface JudgedSoFar {
  readonly reviewed: readonly ReviewedGame[];
  /** The games that are still to be judged, with the player's seat in each. */
  readonly open: readonly { readonly index: number; readonly seat: Seat }[];
}

/** @param kept the same games as they are kept. */
export function judgedSoFar(
  games: readonly EveningGame[],
  kept: readonly KeptGame[],
  whose: Whose,
): JudgedSoFar {
  const reviewed: ReviewedGame[] = [];
  const open: { index: number; seat: Seat }[] = [];
  for (const [index, game] of games.entries()) {
    const seat = seatIn(game, whose);
    if (seat === null) continue;
    const review = kept[index]?.reviews.find((one) => one.seat === seat);
    if (review === undefined) open.push({ index, seat });
    else reviewed.push({ index, review });
  }
  return { reviewed, open };
}
