/** What the lesson says to an answer that is a card, beside the reason (reason-words.de.ts). */
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../game/skat/cards.ts';

/** The reply to the card that is said to be the highest. */
export const HIGHEST_REPLY = {
  right: (card: Card, lower: readonly Card[]): string =>
    `Ja: {Der ${card}} ist höher als ${listed(lower.map((other) => `{der ${other}}`))}.`,
  wrong: (card: Card, highest: Card): string => `Nicht {der ${card}}: {Der ${highest}} ist höher.`,
};

/** The sentences before and after the reason. */
export const CARD_REPLY = {
  yes: 'Ja.',
  mayPlay: 'Ja, die darfst du legen.',
  mayPlayBut: 'Legen darfst du sie.',
  another: 'Mit einer anderen deiner Karten machst du den Stich.',
  yoursAndLead: 'Der Stich gehört dir, und du spielst zum nächsten aus.',
  yours: 'Der Stich gehört dir.',
  notYours: 'Der Stich gehört nicht dir.',
} as const;
