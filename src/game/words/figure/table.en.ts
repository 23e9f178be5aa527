/** The table of a figure, and its cards. */
import type { PackCard } from '../../cards/cards.ts';
import type { CardTerms } from '../card-terms.ts';
import { cardName } from '../cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** The table with its seats. */
export const TABLE = {
  /** The table of a game that is being played. */
  game: 'The table',
  /** Until it is there. */
  laying: 'The table is being laid.',
  /** The table of a figure, which has the keys. */
  figure: 'The table. Arrow keys step through the cards, question mark lists the keys.',
  trick: 'Trick',
  declarer: 'declarer',
  toPlay: 'to play',
  toLead: 'to lead',
} as const;

/** Below a card of the trick: what it does there. */
export const PART_OF_TRICK = { leads: 'leads', takes: 'takes', both: 'leads, takes' } as const;

/** The pile of tricks before a seat. */
export const TRICK_PILE = {
  title: 'Look at the last trick',
  /** After the number of tricks. */
  spoken: ', look at the last trick',
} as const;

/** The skat, or the two cards put away. */
export const SKAT = {
  group: { dealt: 'The skat', putAway: 'Put away' },
  label: { dealt: 'Skat', putAway: 'Put away' },
  taken: 'taken up',
  faceDown: 'two cards face down',
} as const;

/** A hand without cards. */
export const NO_CARDS_LEFT = 'no cards left';

/** A hand whose cards are not seen. */
export const sayFaceDown = (cards: number): string => `${cards} cards face down`;

/** A card with what is remarked on it. */
export interface SaidCard {
  readonly card: PackCard;
  /** `keeps 64`; null where there is none. */
  readonly remark: string | null;
}

/** The cards of a hand. */
export const sayHand = (cards: readonly SaidCard[], terms: CardTerms): string =>
  listed(cards.map((card) => sayCard(card, terms)));

/** A card that can be pressed: `ace of hearts`, `ace of hearts keeps 64`. */
export function sayCard({ card, remark }: SaidCard, { suits, terms }: CardTerms): string {
  const name = cardName(card, terms, suits);
  return remark === null ? name : `${name} ${remark}`;
}

/** A card that may be played. */
export const sayPlayable = (card: SaidCard, terms: CardTerms): string =>
  `Play the ${sayCard(card, terms)}`;

/** A card that may not be played. */
export const sayRefused = (card: SaidCard, terms: CardTerms): string =>
  `${sayCard(card, terms)}, may not be played here`;
