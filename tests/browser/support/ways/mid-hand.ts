import { midHand } from '../../../../src/practice/drills/mid-hand/drill.ts';
import { rankedCards } from '../../../../src/practice/drills/mid-hand/shares.ts';
import type { MidHandQuestion } from '../../../../src/practice/drills/mid-hand/question.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { choosingCard } from './choosing-card.ts';
import type { Way } from './way.ts';

export const way: Way<MidHandQuestion, Card> = {
  drill: midHand,
  hard: { level: 3, kind: 'null-defender', seed: 4 },
  ...choosingCard(({ shares }) => shares.map(({ card }) => card)),
  wrong: (question) => rankedCards(question).at(-1)!.card,
};
