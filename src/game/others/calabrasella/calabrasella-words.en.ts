/** Calabrasella in words. */
import { cardName } from '../../words/cards.ts';
import { counted } from '#edition/game/words/nouns.ts';
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
  const got =
    gave === null
      ? `asks for the ${cardName(asked)}, which lies in the stock`
      : `asks for the ${cardName(asked)} and gives the ${cardName(gave)} for it`;
  return `Calabrasella. ${player} plays alone, ${got}, and exchanges ${counted(exchanged, 'card')} with the stock. A leads.`;
}

/** What both sides have. */
export const sayPoints = (
  player: string,
  alone: number,
  others: string,
  together: number,
): string => `${player} has ${alone}, ${others} have ${together}.`;

/** Who pays what. */
export const sayPaid = (player: string, by: number, isWon: boolean): string =>
  isWon
    ? `${player} is paid ${by} by each of the others`
    : `${player} pays ${by} to each of the others`;

/** The four cards beside the trick: the stock as dealt, then the discard. */
export const STOCK_WORDS = {
  stock: { group: 'The stock', label: 'Stock' },
  discard: { group: 'The discard', label: 'Discard' },
  faceDown: 'four cards face down',
} as const;
