/** What the book plays to the first trick of a Ramsch, and why: comment text. */
export const RAMSCH_WORDS = {
  redJack:
    'A red jack, and no black one: lead it first, or you may have to ruff with it at the end (page 163).',
  noJack: 'With a black jack lead no jack (page 164).',
  loneAce: 'A lone ace is a good lead: it wins early, while it is cheap (page 165).',
  longSuit:
    'A long suit with small cards is one of the best openings: the others cannot use it to bring you in at the end (page 164).',
  middle: 'From two cards lead the higher, from three the one in the middle (page 164).',
  under: 'Do not go over another player’s jack if you can help it (page 164).',
  blackJack: 'A trick that is worth nothing: ruff it with a black jack (page 164).',
  throwHigh: 'You have none of the suit led: discard a high card of another suit (page 164).',
} as const;
