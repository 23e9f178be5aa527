/** Calabrasella in words. */
import { article, cardGender, theCard } from '../../words/grammar.de.ts';
import { counted } from '../../words/nouns.de.ts';
import type { PackCard } from '../../cards/cards.ts';

export const CALABRASELLA_NAME = 'Calabrasella';

/** What the single player did before the play. */
export interface SaidCalabrasella {
  readonly player: string;
  readonly asked: PackCard;
  /** What was given for it; null where it lies in the stock. */
  readonly gave: PackCard | null;
  /** How many cards were exchanged with the stock. */
  readonly exchanged: number;
}

/** What one must know before the play. */
export function sayCalabrasella({ asked, exchanged, gave, player }: SaidCalabrasella): string {
  const card = theCard(asked, 'accusative');
  // The relative pronoun is the article.
  const got =
    gave === null
      ? `verlangt ${card}, ${article(cardGender(asked))} im Talon liegt`
      : `verlangt ${card}, gibt dafür ${theCard(gave, 'accusative')} her`;
  const cards = exchanged === 0 ? 'keine Karte' : counted(exchanged, 'card');
  return `Calabrasella. ${player} spielt allein, ${got}${gave === null ? ',' : ''} und tauscht ${cards} mit dem Talon. A spielt aus.`;
}

/** What both sides have. */
export const sayPoints = (
  player: string,
  alone: number,
  others: string,
  together: number,
): string => `${player} hat ${alone}, ${others} haben ${together}.`;

/** Who pays what. */
export const sayPaid = (player: string, by: number, isWon: boolean): string =>
  isWon
    ? `${player} bekommt von jedem der beiden anderen ${by}`
    : `${player} zahlt jedem der beiden anderen ${by}`;

/** The four cards beside the trick: the stock as dealt, then the discard. */
export const STOCK_WORDS = {
  stock: { group: 'Der Talon', label: 'Talon' },
  discard: { group: 'Die weggelegten Karten', label: 'Weggelegt' },
  faceDown: 'vier verdeckte Karten',
} as const;
