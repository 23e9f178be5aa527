import { whichCard } from '../../../../src/practice/drills/which-card/drill.ts';
import { judgedCards } from '../../../../src/practice/drills/which-card/verdict.ts';
import type { WhichCardQuestion } from '../../../../src/practice/drills/which-card/question.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { choosingCard } from './choosing-card.ts';
import type { Way } from './way.ts';

export const way: Way<WhichCardQuestion, Card> = {
  drill: whichCard,
  hard: { level: 5, kind: 'nullo', seed: 4 },
  ...choosingCard(({ measurements }) => measurements.map(({ card }) => card)),
  wrong: (question) => judgedCards(question).findLast(({ right }) => !right)!.card,
};
