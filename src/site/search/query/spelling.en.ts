/** How the words of the language change their endings, and how far from a word its slips lie. */

/**
 * A folded word without the commonest endings, so that `leading` and `leads` are one. It is cruder than
 * the stemming of the index and serves where a title is compared with the query.
 */
export function stem(word: string): string {
  const bare = word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|(?<!s)s|e)$/, '');
  const single = bare.replace(/([bdfgklmnprt])\1$/, '$1');
  return single.length < 3 ? word : single;
}

/** From this length on two letters may be wrong. */
export const LONG = 6;

/** What is hardly a slip for a word of the book: folded German words, which look so. */
export const FOREIGN =
  /^(?:ge|ver|zer|ent)[a-z]{3,}(?:t|en)$|sch|[a-z]{3}(?:ieben|ielen|eben|chen|lein|ung|keit|heit)$/;
