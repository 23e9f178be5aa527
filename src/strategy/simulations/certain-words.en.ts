/** What the book says of the games that it calls certain, in our words. */

/** By the page and the hand. */
export const CERTAIN_WORDS = {
  '88-no-7': 'A schneider that is perfectly safe.',
  '103-safer': 'It cannot be lost.',
  '105-weaker': 'Practically impossible to lose, even with five trumps in one hand against you.',
  '121-seven': 'You cannot lose.',
  '123-solo': 'Schneider, announced, cannot fail.',
  '123-grand': 'The Grand is safe.',
  '123-jacks-grand': 'Not safe: the defenders can reach 71.',
  '123-jacks-solo': 'Schneider, announced: nobody can beat it.',
  '124-lead': 'In Vorhand it cannot be beaten.',
  '124-behind': 'In the other seats you may well lose it.',
  '125-red': 'In Vorhand it cannot be beaten.',
  '125-red-behind': 'In the other seats it is folly.',
  '127-sevens': 'The defenders get 56 at most.',
  '128-queen': 'With one queen it is safe, by a point.',
  '128-king': 'With one king it can be lost.',
  '128-two-queens': 'With two queens it can be lost.',
  '128-one-suit': 'In one suit it can be lost.',
  '129-three': 'With three jacks it cannot be beaten.',
  '129-four': 'With four jacks it cannot be beaten.',
  '140-first': 'It cannot be lost.',
  '140-second': 'It cannot be lost.',
  '140-third': 'In any seat it cannot be lost.',
  '140-fourth': 'A certain Grand Solo.',
  '150-gucki': 'After the ten of diamonds has been put away, the defenders get 57 at most.',
} as const;

/** One of these games. */
export type CertainId = keyof typeof CERTAIN_WORDS;
