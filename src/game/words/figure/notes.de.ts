/** The notes on a place, and the facts before the play. */
import type { BiddingStep } from '../../notation/hand.ts';
import { biddingWords } from '../../replay/hand-words.de.ts';
import type { Seat } from '../../skat/seats.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The heads of notes; empty for none. */
export const NOTE_HEADS = {
  bidding: 'Das Reizen',
  hand: '',
  layout: 'Das Drücken',
  variation: '',
  trick: '',
} as const;

/** The parts of an erratum. */
export const ERRATUM = {
  nothing: 'Gedruckt ist nichts.',
  /** Before what is printed, and before what stands here. */
  printed: 'Gedruckt:',
  here: 'Hier:',
} as const;

/** The head of an erratum. @param about `Stich 8, Karte von Hinterhand`. */
export const sayErratum = (about: string): string => `Druckfehler: ${about}.`;

/** What the source does not settle. */
export const sayLeftOpen = (open: string): string => `Was die Quelle offenlässt: ${open}`;

/** The pane of the notes. */
export const NOTES = {
  group: 'Kommentar zu dieser Stelle',
  variationEnds: 'Hier bricht die Variante ab.',
  recordEnds: 'Hier bricht die Aufzeichnung ab.',
  nothingPlayed: 'Noch liegt keine Karte: Wähle eine, mit der du ausspielst.',
  later: 'Der Kommentar wartet, bis du gezählt hast.',
} as const;

/** The list of the errata of a hand. */
export const ERRATA = { heading: 'Anders als gedruckt', show: 'Im Spiel zeigen' } as const;

/** The facts of a hand, in lines with gaps. */
export const FACTS = {
  trumps: 'Trumpf: {game}.',
  game: 'Spiel: {game}.',
  turned: 'Aufgedeckt: {card}.',
  putAway: 'Gedrückt: {first} und {second}.',
} as const;

/** Who played the game. */
export const sayDeclarer = (seat: Seat): string => `Alleinspieler: ${SEAT_WORDS[seat]}.`;

/** The bidding, step by step; empty where the hand records none. */
export function sayBidding(bidding: readonly BiddingStep[]): string {
  const words = biddingWords(bidding);
  return words === '' ? '' : `Gereizt: ${words}.`;
}

/** A page of the source. */
export const sayPage = (page: string): string => `S. ${page}`;
