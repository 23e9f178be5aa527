/** The notes on a place, and the facts before the play. */
import type { BiddingStep } from '../../notation/hand.ts';
import { biddingWords } from '#edition/game/replay/hand-words.ts';
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The heads of notes; empty for none. */
export const NOTE_HEADS = {
  bidding: 'The bidding',
  hand: '',
  layout: 'Putting two cards away',
  variation: '',
  trick: '',
} as const;

/** The parts of an erratum. */
export const ERRATUM = {
  nothing: 'Nothing is printed.',
  /** Before what is printed, and before what stands here. */
  printed: 'Printed:',
  here: 'Here:',
} as const;

/** The head of an erratum. @param about `trick 8, Hinterhand’s card`. */
export const sayErratum = (about: string): string => `Erratum, ${about}.`;

/** What the source does not settle. */
export const sayLeftOpen = (open: string): string => `Left open by the source: ${open}`;

/** The pane of the notes. */
export const NOTES = {
  group: 'Notes on this place',
  variationEnds: 'Here the variation breaks off.',
  recordEnds: 'Here the record breaks off.',
  nothingPlayed: 'Nothing has been played yet: press a card to lead it.',
  later: 'The notes wait until you have counted.',
} as const;

/** The list of the errata of a hand. */
export const ERRATA = { heading: 'Errata', show: 'Show it in the play' } as const;

/** The facts of a hand, in lines with gaps. */
export const FACTS = {
  trumps: 'Trumps: {game}.',
  game: 'Game: {game}.',
  turned: 'Turned: {card}.',
  putAway: 'Put away: {first} and {second}.',
} as const;

/** Who played the game. */
export const sayDeclarer = (seat: Seat): string => `Declarer: ${SEAT_WORDS[seat]}.`;

/** The bidding, step by step; empty where the hand records none. */
export function sayBidding(bidding: readonly BiddingStep[]): string {
  const words = biddingWords(bidding);
  return words === '' ? '' : `Bidding: ${words}.`;
}

/** A page of the source. */
export const sayPage = (page: string): string => `p. ${page}`;
