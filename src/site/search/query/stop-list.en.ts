/** The words that say nothing of what is looked for. */

/**
 * English and German words that say nothing of what is looked for. They are left out of a search as
 * long as another word is there, so that no page is found for them and none is marked in it.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about all am an and any are as at be been but by can could did do does for from get gets had
  has have he her his how i if in into is it its let many may me much must my need of on one or our
  own shall she should so some tell than that the their them then there these they this those to
  us was we were what whats when where which while who whose why will with would you your
  explain explained mean means meaning please
  das dem den der des die ein eine einen fur im ist man mit oder und von was wenn wer wie zu zum zur`
    .trim()
    .split(/\s+/),
);

/** The word before the number of matadors, which stays; and the number before which it says nothing. */
export const WITH = { word: 'with', notBefore: 'one' } as const;
