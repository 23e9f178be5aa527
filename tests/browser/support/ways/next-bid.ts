import { nextBid } from '../../../../src/practice/drills/next-bid/drill.ts';
import type { NextBidQuestion } from '../../../../src/practice/drills/next-bid/question.ts';
import { choosing } from './choosing.ts';
import type { Way } from './way.ts';

export const way: Way<NextBidQuestion, string> = {
  drill: nextBid,
  hard: { level: 5, kind: 'end', seed: 4 },
  ...choosing(nextBid, ({ choices }) => choices),
};
