/** How the words of the language change their endings, and how far from a word its slips lie. */

/**
 * A folded word without the commonest endings, so that `Stiche`, `Stichen` and `Stich` are one, but not
 * `Spieler` and `Spiel`, nor `Schneider` and `schneiden`. It is cruder than the stemming of the index and
 * serves where a title is compared with the query.
 */
export function stem(word: string): string {
  const bare = word.replace(/(?:(?<!spiel|schneid)ern?|em|en|es|e|n|(?<!s)s)$/, '');
  return bare.length < 3 ? word : bare;
}

/** From this length on two letters may be wrong: two letters away from a shorter word stands another. */
export const LONG = 9;

/** What is hardly a slip for a word of the book; in German nothing looks so. */
export const FOREIGN = /(?!)/;
