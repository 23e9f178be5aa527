/** What the lesson says to an answer that is a card, beside the reason (reason-words.en.ts). */
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../game/skat/cards.ts';

/** The reply to the card that is said to be the highest. */
export const HIGHEST_REPLY = {
  right: (card: Card, lower: readonly Card[]): string =>
    `Yes: the {${card}} ranks above ${listed(lower.map((other) => `the {${other}}`))}.`,
  wrong: (card: Card, highest: Card): string =>
    `Not the {${card}}: the {${highest}} ranks above it.`,
};

/** The sentences before and after the reason. */
export const CARD_REPLY = {
  yes: 'Yes.',
  mayPlay: 'Yes, you may play that.',
  mayPlayBut: 'You may play that.',
  another: 'Another of your cards takes the trick.',
  yoursAndLead: 'The trick is yours, and you lead to the next.',
  yours: 'The trick is yours.',
  notYours: 'The trick is not yours.',
} as const;
