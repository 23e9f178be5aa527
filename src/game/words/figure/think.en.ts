/** Playing a card before the rest is shown. */
import type { PackCard } from '../../cards/cards.ts';
import type { Seat } from '../../skat/seats.ts';
import type { CardTerms } from '../card-terms.ts';
import { cardName } from '../cards.ts';
import { SEAT_WORDS } from '../seats.ts';

/** The labels and buttons of the panel. */
export const THINK = {
  panel: 'Your card first',
  reveal: 'Show me',
  goOn: 'Go on',
  /** With the card in the gap. */
  playOnWith: 'Play on with {card}',
  close: 'Close',
  stop: 'Stop',
  stopLong: 'Stop playing it yourself',
  notWorkedOut: 'What the cards are worth could not be worked out.',
} as const;

/** Asks for a card. */
export const askForCard = (seat: Seat, leads: boolean): string =>
  `You are ${SEAT_WORDS[seat]}. Which card do you ${leads ? 'lead' : 'play'}?`;

/** The same button for the ear. */
export const sayPlayOnWith = (card: PackCard, { suits, terms }: CardTerms): string =>
  `Play on with the ${cardName(card, terms, suits)}`;

/** The variation that goes on with the reader’s card. */
export const sayShownIn = (title: string): string => `What comes of it is shown in “${title}”.`;
