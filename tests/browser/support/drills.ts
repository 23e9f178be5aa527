/**
 * How a reader answers each drill, by the keys and by touch. The questions are made again from
 * their seed, as the page makes them, so that the test knows which answer is right.
 */
import type { DrillId, QuestionBase } from '../../../src/practice/drill.ts';
import { biddingWay } from './ways/bidding.ts';
import { valueWay } from './ways/game-value.ts';
import { germanNamesWay } from './ways/german-names.ts';
import { layoutWay } from './ways/layout.ts';
import { matadorsWay } from './ways/matadors.ts';
import { nextBidWay } from './ways/next-bid.ts';
import { playWay } from './ways/points-in-play.ts';
import { pointsWay } from './ways/points.ts';
import { tricksWay } from './ways/tricks.ts';
import { whichCardWay } from './ways/which-card.ts';
import { whistCountWay } from './ways/whist-count.ts';
import type { Way } from './ways/way.ts';

/** What is done with a way, whatever the questions and answers of its drill are. */
export type Use<Result> = <Question extends QuestionBase, Answer>(
  way: Way<Question, Answer>,
) => Result;

/** A way of some drill, to be used. */
export type SomeWay = <Result>(use: Use<Result>) => Result;

function some<Question extends QuestionBase, Answer>(way: Way<Question, Answer>): SomeWay {
  return (use) => use(way);
}

/** Every drill's; one that is missing does not compile. */
export const WAYS: Readonly<Record<DrillId, SomeWay>> = {
  tricks: some(tricksWay),
  points: some(pointsWay),
  'points-in-play': some(playWay),
  matadors: some(matadorsWay),
  'game-value': some(valueWay),
  'next-bid': some(nextBidWay),
  bidding: some(biddingWay),
  layout: some(layoutWay),
  'which-card': some(whichCardWay),
  'german-names': some(germanNamesWay),
  'whist-count': some(whistCountWay),
};
