/** Which trump the declarer leads by the book, and why: comment text. */
export const DECLARER_LEAD_WORDS = {
  spadeAndHeart:
    'From the jacks of spades and hearts lead the spade: it looks as if you had the best as well (page 108).',
  spadeAndDiamond:
    'From the jacks of spades and diamonds lead the diamond: it may make the spade good (page 108).',
  fourJacks: 'With all four jacks lead the lowest first, or the jack of clubs (page 107).',
  bestThree: 'With the three best jacks begin with the heart, or lead the club (page 107).',
  threeWithout:
    'Three jacks without the best: lead one after the other, until it is forced out (page 107).',
  bestTwo: 'From the two best jacks lead the spade (page 108).',
  noTrumps:
    'Two jacks, not the best, with just the ace and ten: lead no trumps, but your winners in the other suits (page 108).',
  redJacks:
    'From the two red jacks lead one, since you have the ace and ten of trumps too (page 108).',
  smallFirst:
    'With one jack, the ace and the ten lead small trumps first: no high trump is against you that they could bring home (page 108).',
} as const;
