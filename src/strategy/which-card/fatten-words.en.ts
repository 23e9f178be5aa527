/** What third hand gives to the partner’s trick by the book, and why: comment text. */
export const FATTEN_WORDS = {
  highTrump:
    'Your partner has the trick: give it the high trump, which may be in danger later (page 114).',
  partnersTen: 'Your partner’s ten wins: think twice before you take it with the ace (page 116).',
  loneTen: 'A ten without a guard should go at the first chance (page 117).',
  aceWithTen: 'Fatten with the ace where you have the ten of the suit too (page 117).',
  most: 'Fatten with what counts most; but against a Solo not with an ace, unless you have its ten (page 117).',
  mostOfSuit:
    'Your partner has the trick, and nobody plays after you: give it what counts most (page 117).',
} as const;
