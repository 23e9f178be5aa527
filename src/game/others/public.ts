/**
 * Hands of other games as data for programs: `/hands/<id>.json`, with all that their files have. As with hands
 * of Skat, fields may be added, but none is renamed, removed or given another meaning.
 */
import type { Erratum, GameHand, Line, Trick, Variation } from '../notation/hand.ts';
import { HAND_FORMAT } from '../notation/write/public-hand.ts';
export type { PublicHand } from '../notation/write/public-hand.ts';
import { makePublicNotes, present } from '../notation/write/public.ts';
import type { PackCard, Suit } from '../cards/cards.ts';
import { printedIn } from '../replay/unprinted.ts';
import type { Mark } from '../words/marks.ts';
import { gameById } from './games.ts';

/** A trick; where the play breaks off or nobody can answer, not all of its cards are there. */
export interface PublicGameTrick {
  readonly leader: string;
  /** In the order played. */
  readonly cards: readonly PackCard[];
  /** Who won it; null for one not answered. */
  readonly winner: string | null;
  /** The seats whose cards the source prints, where it does not print the whole record; else null. */
  readonly printed: readonly string[] | null;
  /** How cards are judged, by seat. */
  readonly marks?: Readonly<Record<string, Mark>>;
  /** Comments on single cards, by seat. */
  readonly comments?: Readonly<Record<string, string>>;
  /** The comment on the trick as a whole. */
  readonly comment?: string;
  /** What else could have been played in this trick. Each begins with this trick's first card. */
  readonly variations?: readonly PublicGameVariation[];
}

/** A course of play. */
export interface PublicGameLine {
  readonly tricks: readonly PublicGameTrick[];
  /** Present where the play breaks off before its end. */
  readonly brokenOff?: true;
}

/** Other cards that could have been played. */
export interface PublicGameVariation extends PublicGameLine {
  /**
   * Unique in the hand, for addresses.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /** @minLength 1 */
  readonly title: string;
  readonly comment?: string;
}

/** One hand of another game than Skat. */
export interface PublicGameHand extends PublicGameLine {
  readonly format: typeof HAND_FORMAT;
  /**
   * The hand’s name in addresses.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  /**
   * Its number in the book, or null.
   * @minimum 1 @maximum 9999
   */
  readonly number: number | null;
  /** @minLength 1 */
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
  /** Which tricks and cards of the record the source prints, as `t3 t8.A`; absent where it prints all or nobody says. */
  readonly printed?: readonly string[];
  /** Who dealt, or null, and who leads first. */
  readonly dealer: string | null;
  readonly leader: string;
  /** The cards of each seat as dealt, and what else was dealt. */
  readonly deal: Readonly<Record<string, readonly PackCard[]>>;
  /** On the deal and the hand as a whole; a blank line separates paragraphs. */
  readonly comment?: string;
  /** As hand files write it: `A and C 11, B and D 2`; null where the play breaks off. */
  readonly result: string | null;
  readonly errata: readonly Erratum[];
}

/** One hand as data. */
export function makePublicGameHand(hand: GameHand): PublicGameHand {
  const { comment, contract, deal, dealer, errata, game, id, leader, line, own: terms } = hand;
  const { number, page, printed, source, title, turned } = hand;
  return {
    format: HAND_FORMAT,
    ...{ id, number, title, source, page, game, trump: contract.trump, terms, turned },
    ...(printed !== undefined && { printed }),
    ...{ dealer, leader, deal },
    ...present({ comment }),
    ...makeLine(line, printed),
    result: line.finished ? gameById(game).result(hand) : null,
    errata,
  };
}

function makeLine({ finished, tricks }: Line, printed?: readonly string[]): PublicGameLine {
  return {
    tricks: tricks.flatMap((trick) => makeTrick(trick, printed)),
    ...(!finished && { brokenOff: true }),
  };
}

function makeTrick(trick: Trick, printed?: readonly string[]): PublicGameTrick[] {
  const { plays, winner } = trick;
  const leader = plays[0]?.seat;
  if (leader === undefined) return [];
  return [
    {
      leader,
      cards: plays.map(({ card }) => card),
      winner,
      printed: printed === undefined ? null : printedIn(printed, trick),
      ...makePublicNotes(trick, makeVariation),
    },
  ];
}

const makeVariation = ({ comment, id, line, title }: Variation): PublicGameVariation => ({
  ...{ id, title, ...present({ comment }) },
  ...makeLine(line),
});
