/** What a defender leads by the book, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** The sentences. */
export const LEAD_WORDS = {
  longThrough:
    'Lead long suits through the declarer (page 71), preferably one without the ace and ten (page 112).',
  shortUpTo:
    'Lead short suits up to the declarer (page 71), preferably one without the ace and ten (page 112).',
  ace: 'Begin with the ace against a declarer who has not taken up the skat: no suit was put away, so the declarer may discard this one if you wait (page 112).',
  king: 'From ten, king and others lead the king: it wins, or it drives out the ace and makes your ten good (page 112).',
  singleton:
    'A singleton is the best lead: afterwards you can discard from other suits (page 177).',
  higherOfTwo: 'Lead from your shortest suit, from two cards the higher (page 177).',
  middleOfThree: 'Lead from your shortest suit, from three cards the middle one (page 177).',
  /** @param pair ace and king of the suit. */
  tenace: (pair: readonly Card[]): string =>
    `${listed(pair)} are a tenace: do not lead away from it, nor from a guarded ten, if you can help it (page 76).`,
  /** The same where every other suit has a guarded ten. */
  tenaceAndTen: (pair: readonly Card[]): string =>
    `${listed(pair)} are a tenace: it is better to give up the suit of the guarded ten (page 76).`,
} as const;
