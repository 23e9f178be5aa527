/**
 * Hands of other games as data for programs: `/hands/<id>.json`. As with hands of Skat, fields may be
 * added, but none is renamed, removed or given another meaning.
 */
import type { Erratum, GameHand } from '../notation/hand.ts';
import type { PackCard, Suit } from '../cards/cards.ts';
import { printedIn } from '../replay/unprinted.ts';
import { gameById } from './games.ts';

export interface PublicGameHand {
  readonly id: string;
  /** Its number in the book, or null. */
  readonly number: number | null;
  readonly title: string;
  readonly source: string | null;
  readonly page: string | null;
  /** The game: `whist`. */
  readonly game: string;
  readonly trump: Suit | null;
  /** What its file says in tags that this game alone has: `{ "law": "figure", "aside": "X H7" }`. */
  readonly terms: Readonly<Record<string, string>>;
  /** The card turned up, or null. */
  readonly turned: PackCard | null;
  /** Who dealt, or null, and who leads first. */
  readonly dealer: string | null;
  readonly leader: string;
  /** The cards of each seat as dealt. */
  readonly deal: Readonly<Record<string, readonly PackCard[]>>;
  /**
   * Who led, the cards in the order played, and who won, of each trick; null for one not answered.
   * `printed`: the seats whose cards the source prints, where it does not print the whole record.
   */
  readonly tricks: readonly {
    readonly leader: string;
    readonly cards: readonly PackCard[];
    readonly winner: string | null;
    readonly printed: readonly string[] | null;
  }[];
  /** As hand files write it: `A and C 11, B and D 2`. */
  readonly result: string;
  readonly errata: readonly Erratum[];
}

/** One hand as data, its main line only. */
export function makePublicGameHand(hand: GameHand): PublicGameHand {
  const { contract, deal, dealer, errata, game, id, leader, line, own: terms } = hand;
  const { number, page, printed, source, title, turned } = hand;
  return {
    ...{
      id,
      number,
      title,
      source,
      page,
      game,
      trump: contract.trump,
      terms,
      turned,
      dealer,
      leader,
    },
    deal,
    tricks: line.tricks.flatMap((trick) => {
      const { plays, winner } = trick;
      const first = plays[0]?.seat;
      if (first === undefined) return [];
      return [
        {
          leader: first,
          cards: plays.map(({ card }) => card),
          winner,
          printed: printed === undefined ? null : printedIn(printed, trick),
        },
      ];
    }),
    result: gameById(game).result(hand),
    errata,
  };
}
