/** The table of a figure, and its cards. */
import type { PackCard } from '../../cards/cards.ts';
import type { CardTerms } from '../card-terms.ts';
import { cardName } from '../cards.ts';
import { declinedCard } from '../grammar.de.ts';
import { listed } from '../lists.de.ts';
import { nounFor } from '../nouns.de.ts';

/** The table with its seats. */
export const TABLE = {
  /** The table of a game that is being played. */
  game: 'Der Tisch',
  /** Until it is there. */
  laying: 'Der Tisch wird gedeckt.',
  /** The table of a figure, which has the keys. */
  figure:
    'Der Tisch. Mit den Pfeiltasten gehst du von Karte zu Karte, das Fragezeichen zeigt alle Tasten.',
  trick: 'Stich',
  declarer: 'Alleinspieler',
  toPlay: 'ist dran',
  toLead: 'spielt aus',
} as const;

/** Below a card of the trick: what it does there. */
export const PART_OF_TRICK = {
  leads: 'spielt aus',
  takes: 'sticht',
  both: 'spielt aus, sticht',
} as const;

/** The pile of tricks before a seat. */
export const TRICK_PILE = {
  title: 'Den letzten Stich ansehen',
  /** After the number of tricks. */
  spoken: ', den letzten Stich ansehen',
} as const;

/** The skat, or the two cards put away. */
export const SKAT = {
  group: { dealt: 'Der Skat', putAway: 'Gedrückt' },
  label: { dealt: 'Skat', putAway: 'Gedrückt' },
  taken: 'aufgenommen',
  faceDown: 'zwei verdeckte Karten',
} as const;

/** A hand without cards. */
export const NO_CARDS_LEFT = 'keine Karten mehr';

/** A hand whose cards are not seen. */
export const sayFaceDown = (cards: number): string =>
  `${cards} verdeckte ${nounFor(cards, 'card')}`;

/** A card with what is remarked on it. */
export interface SaidCard {
  readonly card: PackCard;
  /** `führt zu 64`; null where there is none. */
  readonly remark: string | null;
}

/** The cards of a hand. */
export const sayHand = (cards: readonly SaidCard[], terms: CardTerms): string =>
  listed(cards.map((card) => sayCard(card, terms)));

const withRemark = (words: string, remark: string | null): string =>
  remark === null ? words : `${words}, ${remark}`;

/** A card that can be pressed: `Herz-Ass`, `Herz-Ass, führt zu 64`. */
export const sayCard = ({ card, remark }: SaidCard, { suits }: CardTerms): string =>
  withRemark(cardName(card, 'de', suits), remark);

/** A card that may be played: `Kreuz-Buben spielen`. */
export const sayPlayable = ({ card, remark }: SaidCard, { suits }: CardTerms): string =>
  withRemark(`${declinedCard(card, 'accusative', suits)} spielen`, remark);

/** A card that may not be played. */
export const sayRefused = ({ card, remark }: SaidCard, { suits }: CardTerms): string =>
  withRemark(`${cardName(card, 'de', suits)} darf hier nicht gespielt werden`, remark);
