/** The first deal, from the bidding to the count. Each of its steps is done at the table (`first-hand.ts`). */
import { DEAL } from '#edition/learn/steps-hand-words.ts';
import type { LessonStep } from './step.ts';

export const HAND_STEPS: readonly LessonStep[] = [
  { name: 'your-bid', part: 'deal', ...DEAL.yourBid, stage: 'bid' },
  { name: 'skat', part: 'deal', ...DEAL.skat, stage: 'skat' },
  { name: 'trump-suit', part: 'deal', ...DEAL.trumpSuit, stage: 'trump' },
  { name: 'play', part: 'deal', ...DEAL.play, stage: 'play' },
  { name: 'count', part: 'deal', ...DEAL.count, stage: 'count' },
];
