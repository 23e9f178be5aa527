/**
 * The second part of this book, *Today’s Skat*: its chapters in reading order. A chapter is written in
 * `content/today/<number>-<slug>.mdx` and has the address `/today/<slug>/`.
 */
export const TODAYS_CHAPTERS: readonly string[] = [
  'the-game-today',
  'what-is-my-hand-worth',
  'the-two-cards-you-put-away',
  'declarer-in-a-suit-game',
  'playing-a-grand',
  'null-and-open-null',
  'defending-together',
  'lists-and-tournaments',
  'the-order-of-today',
];
