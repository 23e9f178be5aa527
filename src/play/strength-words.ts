/** How well the opponents play, in words; the players themselves think in a worker. */
export const STRENGTHS = ['learner', 'club', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

export const STRENGTH_WORDS: Readonly<
  Record<Strength, { readonly name: string; readonly says: string }>
> = {
  learner: {
    name: 'Learners',
    says: 'They bid by the book, and play the first card that seems good.',
  },
  club: { name: 'Club players', says: 'They know the rules of this book.' },
  strong: { name: 'Strong players', says: 'They think of every hand that you may hold.' },
};
