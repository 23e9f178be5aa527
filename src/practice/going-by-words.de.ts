/** The words of drills in which cards or tricks go by. */
import type { PackCard } from '../game/cards/cards.ts';
import { cardName } from '../game/words/cards.ts';

/** The paces at which they go by. */
export const PACES = {
  name: 'Tempo',
  own: 'wie ich will',
  slow: 'langsam',
  steady: 'ruhig',
  table: 'wie am Tisch',
  brisk: 'eine Sekunde je Karte',
  quick: 'eine halbe Sekunde je Karte',
  quickest: '0,3 Sekunden je Karte',
} as const;

/** The labels of the table and of the list of tricks. */
export const GOING_BY_TABLE = {
  trick: 'Der Stich',
  declarer: 'Alleinspieler',
  /** Behind the reader’s seat. */
  you: '(du)',
  /** Below the reader’s seat, and below the partner’s. */
  ownSeat: 'du',
  partner: 'Partner',
  takes: 'macht den Stich',
  tricks: 'Die Stiche',
  number: 'Stich',
  replies: 'du',
  won: ', macht den Stich',
  asked: { right: 'gefragt, richtig', wrong: 'gefragt, falsch' },
} as const;

/** A card of a trick, and the seat that played it. */
export interface PlayOfTrick {
  readonly seat: string;
  readonly card: PackCard;
}

/** A trick for the ear. @param taker who takes it; null while it is not whole. */
export function sayTrick(
  trick: number,
  plays: readonly PlayOfTrick[],
  taker: string | null,
): string {
  const cards = plays.map(({ card, seat }) => ` ${seat}, ${cardName(card)};`).join('');
  return `Stich ${trick}:${cards}${taker === null ? '' : ` ${taker} macht den Stich.`}`;
}

/** What goes by at a time: one card, or a trick. */
export type Going = 'card' | 'trick';

const GO_ON: Readonly<Record<Going, readonly [first: string, next: string]>> = {
  card: ['Erste Karte', 'Nächste Karte'],
  trick: ['Erster Stich', 'Nächster Stich'],
};

/** The button for what goes by next. */
export const goOnLabel = (isFirst: boolean, going: Going): string => GO_ON[going][isFirst ? 0 : 1];

/** A question on paper. @param ask what is asked, as a label that ends with a colon. */
export const sayAskOnPaper = (after: number, ask: string): string => `Nach Stich ${after}: ${ask}`;
