/** The other books; lines with marks are read by src/lib/marked.ts. */

/** The page that lists them. */
export const SHELF_PAGE = {
  title: 'The shelf',
  description:
    'The other books retold here: Eichhorn’s American Skat, The Standard Hoyle and games that a Skat player will recognise, with their hands to play through.',
  opening:
    'Foster’s is not the only book here. These stand beside it, retold in the same way, with their hands on the table.',
  compared:
    '[Four books compared](/shelf/who-says-what/) sets them beside Foster and the rules of today, rule by rule.',
  sources: '[Sources](/sources/) lists where each book is cited in the margins of the others.',
} as const;

/** The way to the hands of a book. @param address the index of hands, with that book alone. */
export const linkHandsOf = (address: string): string => `[Its hands](${address}) in the index`;

/** The page of a game against an opponent. @param game its name. */
export const playedGame = (
  game: string,
): { readonly title: string; readonly description: string } => ({
  title: `${game} against the engine`,
  description: `Play ${game}, any deal by its number, against an opponent that has worked the deal out to the end.`,
});
