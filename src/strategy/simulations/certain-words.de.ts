/** What the book says of the games that it calls certain, in our words. */

/** By the page and the hand. */
export const CERTAIN_WORDS = {
  '88-no-7': 'Ein völlig sicherer Schneider.',
  '103-safer': 'Nicht zu verlieren.',
  '105-weaker':
    'Praktisch nicht zu verlieren, selbst wenn fünf Trümpfe in einer Hand gegen dich stehen.',
  '121-seven': 'Du kannst nicht verlieren.',
  '123-solo': 'Schneider angesagt kann nicht schiefgehen.',
  '123-grand': 'Der Grand ist sicher.',
  '123-jacks-grand': 'Nicht sicher: Die Gegenspieler können auf 71 kommen.',
  '123-jacks-solo': 'Schneider angesagt: Dagegen kommt niemand an.',
  '124-lead': 'In Vorhand nicht zu schlagen.',
  '124-behind': 'Auf den anderen Plätzen kannst du es leicht verlieren.',
  '125-red': 'In Vorhand nicht zu schlagen.',
  '125-red-behind': 'Auf den anderen Plätzen ist es Wahnsinn.',
  '127-sevens': 'Die Gegenspieler bekommen höchstens 56.',
  '128-queen': 'Mit einer Dame um ein Auge sicher.',
  '128-king': 'Mit einem König zu verlieren.',
  '128-two-queens': 'Mit zwei Damen zu verlieren.',
  '128-one-suit': 'Mit nur einer Farbe zu verlieren.',
  '129-three': 'Mit drei Buben nicht zu schlagen.',
  '129-four': 'Mit vier Buben nicht zu schlagen.',
  '140-first': 'Nicht zu verlieren.',
  '140-second': 'Nicht zu verlieren.',
  '140-third': 'Auf keinem Platz zu verlieren.',
  '140-fourth': 'Ein sicherer Grand Solo.',
  '150-gucki': 'Ist die Karo-Zehn gedrückt, bekommen die Gegenspieler höchstens 57.',
} as const;

/** One of these games. */
export type CertainId = keyof typeof CERTAIN_WORDS;
