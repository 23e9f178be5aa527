/** What a place in the middle of a hand comes to, for the drill and what shows it. */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { CardShare, MidHandQuestion } from './question.ts';

/** The cards that may be played, the best first. */
export function rankedCards({ shares }: Pick<MidHandQuestion, 'shares'>): readonly CardShare[] {
  return [...shares].sort((one, other) => other.share - one.share);
}

/** The card points of the two sides in the tricks so far, the declarer’s without the skat. */
export function pointsSoFar({ declarer, tricks }: MidHandQuestion) {
  const own = tricks.filter(({ winner }) => winner === declarer);
  const declarers = sumPoints(own.flatMap(({ cards }) => cards));
  const all = sumPoints(tricks.flatMap(({ cards }) => cards));
  return { declarer: declarers, defenders: all - declarers };
}

/** The card with which most deals go well. */
export const bestCard = (question: Pick<MidHandQuestion, 'shares'>): Card =>
  rankedCards(question)[0]!.card;
