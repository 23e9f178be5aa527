/** The words of drills in which cards or tricks go by. */
import type { PackCard } from '../game/cards/cards.ts';
import { cardName } from '../game/words/cards.ts';

/** The paces at which they go by. */
export const PACES = {
  name: 'Pace',
  own: 'my own',
  slow: 'slow',
  steady: 'steady',
  table: 'as at a table',
  brisk: 'a second a card',
  quick: 'half a second a card',
  quickest: '0.3 seconds a card',
} as const;

/** The labels of the table and of the list of tricks. */
export const GOING_BY_TABLE = {
  trick: 'The trick',
  declarer: 'declarer',
  /** Behind the reader’s seat. */
  you: '(you)',
  /** Below the reader’s seat, and below the partner’s. */
  ownSeat: 'you',
  partner: 'partner',
  takes: 'takes',
  tricks: 'The tricks',
  number: 'Trick',
  replies: 'you',
  won: ', takes the trick',
  asked: { right: 'asked, right', wrong: 'asked, wrong' },
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
  return `Trick ${trick}:${cards}${taker === null ? '' : ` ${taker} takes it.`}`;
}

/** What goes by at a time: one card, or a trick. */
export type Going = 'card' | 'trick';

/** The button for what goes by next. */
export const goOnLabel = (isFirst: boolean, going: Going): string =>
  `${isFirst ? 'First' : 'Next'} ${going}`;

/** A question on paper. @param ask what is asked, as a label that ends with a colon. */
export const sayAskOnPaper = (after: number, ask: string): string => `After trick ${after}: ${ask}`;
