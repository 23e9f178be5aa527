/** What the tricks on the book’s cover say, in the lesson’s text (`src/learn/text.ts`). */

/** The task of each trick, and what is said once it is taken. */
export const COVER_WORDS = {
  following: {
    task: 'The {HK} was led, and the {HQ} followed. Play the card that takes the trick.',
    then: 'In Skat the 10 ranks above the king.',
  },
  trumping: {
    task: 'Now {H} are trumps: they beat every other suit. You have none of the {C} that were led. Take the trick all the same.',
    then: 'An ace and a 10, 21 points, for the lowest card of all.',
  },
  jack: {
    task: 'One more, with {H} as trumps again. The ace of trumps was led. Take even this one.',
    then: 'The four jacks are always trumps, and the highest.',
  },
} as const;

/** The labels around a trick. */
export const COVER_LABELS = {
  own: 'Your three cards',
  another: 'Another trick',
} as const;

/** Which trick it is: `Trick 1 of 3`. */
export const sayTrickNumber = (number: number, count: number): string =>
  `Trick ${number} of ${count}`;
