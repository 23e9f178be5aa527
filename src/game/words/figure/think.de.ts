/** Playing a card before the rest is shown. */
import type { PackCard } from '../../cards/cards.ts';
import type { Seat } from '../../skat/seats.ts';
import type { CardTerms } from '../card-terms.ts';
import { theCard } from '../grammar.de.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The labels and buttons of the panel. */
export const THINK = {
  panel: 'Erst deine Karte',
  reveal: 'Zeig es mir',
  goOn: 'Weiter',
  /** With the card in the gap. */
  playOnWith: 'Weiterspielen mit {card}',
  close: 'Schließen',
  stop: 'Aufhören',
  stopLong: 'Nicht mehr selbst spielen',
  notWorkedOut: 'Was die Karten wert sind, ließ sich nicht ausrechnen.',
} as const;

/** Asks for a card. */
export const askForCard = (seat: Seat, leads: boolean): string =>
  `Du bist ${SEAT_WORDS[seat]}. ${leads ? 'Welche Karte spielst du aus?' : 'Welche Karte spielst du?'}`;

/** The same button for the ear. */
export const sayPlayOnWith = (card: PackCard, { suits }: CardTerms): string =>
  `Weiterspielen mit ${theCard(card, 'dative', suits)}`;

/** The variation that goes on with the reader’s card. */
export const sayShownIn = (title: string): string => `Was daraus wird, zeigt „${title}“.`;
