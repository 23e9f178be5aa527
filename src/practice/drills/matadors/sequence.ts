/** The sequence of trumps, with the place of each: it explains an answer. */
import type { Card } from '../../../game/skat/cards.ts';
import { countMatadors, matadorCount } from '../../../game/skat/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { trumpCards } from './question.ts';
import type { MatadorsQuestion, Trump } from './question.ts';

/** A trump in its place in the sequence. */
export interface SequenceRung {
  readonly card: Card;
  readonly where: 'hand' | 'skat' | 'missing';
  /** Whether it belongs to the run that is counted. */
  readonly counts: boolean;
  /** Whether it is the card that ends the run. */
  readonly breaks: boolean;
}

/** The matadors in one trump: of the hand, and of the skat where it is seen (Foster, p. 34–36). */
export function matadorsIn(
  { hand, skat }: Pick<MatadorsQuestion, 'hand' | 'skat'>,
  trump: Trump,
): Matadors {
  const cards = [...hand, ...skat];
  const game =
    trump === 'grand'
      ? ({ kind: 'grand-solo', trump: null } as const)
      : ({ kind: 'solo', trump } as const);
  const matadors = countMatadors(cards, game);
  if (matadors === null) throw new RangeError('A game with trumps has matadors.');
  return matadors;
}

/** All trumps with their places, best first. */
export function sequenceOf(
  question: Pick<MatadorsQuestion, 'hand' | 'skat'>,
  trump: Trump,
): SequenceRung[] {
  const run = matadorCount(matadorsIn(question, trump));
  return trumpCards(trump).map((card, index) => ({
    card,
    where: question.hand.includes(card)
      ? 'hand'
      : question.skat.includes(card)
        ? 'skat'
        : 'missing',
    counts: index < run,
    breaks: index === run,
  }));
}

/** Whether two counts are the same. */
export function sameMatadors(one: Matadors, other: Matadors): boolean {
  return 'with' in one === 'with' in other && matadorCount(one) === matadorCount(other);
}
