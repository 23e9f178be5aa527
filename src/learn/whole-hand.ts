/** The first deal as the lesson plays it, in sentences: for readers without a script, and on paper. */
import type { Layout } from '../game/skat/deal.ts';
import { isOver } from '../game/skat/play.ts';
import { sumPoints } from '../game/skat/cards.ts';
import { advise } from './advice.ts';
import {
  letDefendersLead,
  outcomeOf,
  declarersPoints,
  playOwn,
  readersView,
  startFirstHand,
} from './hand-play.ts';
import type { Outcome } from './hand-play.ts';
import { tellAdvice, tellCount, tellTrick } from './tell-play.ts';

/** A trick in sentences: what to play and why, what came of it, and the count after it. */
export interface TrickText {
  readonly advice: string;
  readonly trick: string;
  readonly count: string;
}

export interface HandText {
  readonly tricks: readonly TrickText[];
  readonly outcome: Outcome;
}

/** The whole hand with these two cards put away, played as the lesson advises. */
export function tellHand(layout: Layout): HandText {
  const tricks: TrickText[] = [];
  let position = startFirstHand(layout);
  while (!isOver(position)) {
    position = letDefendersLead(position, layout);
    const view = readersView(position, layout);
    const advice = advise(view);
    position = playOwn(position, layout, advice.card);
    tricks.push({
      advice: tellAdvice(advice, view),
      trick: tellTrick(position.tricks.at(-1)!, position.game),
      count: tellCount(declarersPoints(position, layout), sumPoints(layout)),
    });
  }
  return { tricks, outcome: outcomeOf(position, layout) };
}
