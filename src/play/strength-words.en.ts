/** How well the opponents play, in words. */
import type { Strength } from './strength.ts';

export const STRENGTH_WORDS: Readonly<
  Record<Strength, { readonly name: string; readonly says: string }>
> = {
  learner: { name: 'Learners', says: 'They know the first chapters of this book, and no more.' },
  club: {
    name: 'Club players',
    says: 'They know the rules of this book, and look at a few deals that they could be facing.',
  },
  strong: {
    name: 'Strong players',
    says: 'They look at many deals that they could be facing, and weigh what was said and played.',
  },
};

/** Against whom a deal is played: `against club players`. */
export const sayAgainst = (strength: Strength): string =>
  `against ${STRENGTH_WORDS[strength].name.toLowerCase()}`;
