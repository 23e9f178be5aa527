/** Judges all decisions of one seat in a game, one after the other. */
import { seedOfDeal } from '../../../src/game/codes/numbered-deals.ts';
import { numberOfDeal } from '../../../src/game/codes/deal-number.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { takeAction } from '../../../src/strategy/players/table.ts';
import { knownGameOf } from '../../../src/strategy/review/acted-game.ts';
import { decisionsOf } from '../../../src/strategy/review/decisions.ts';
import { judgedDecision } from '../../../src/strategy/review/judged.ts';
import type { JudgedDecision } from '../../../src/strategy/review/judged.ts';
import type { AskJudge } from './ask-judge.ts';

/**
 * The decisions that can be judged; null where the game has none. Rejects as {@link AskJudge} does, also
 * when it is aborted.
 */
export async function judgeGame(
  judge: AskJudge,
  hand: Hand,
  seat: Seat,
  signal: AbortSignal,
): Promise<readonly JudgedDecision[] | null> {
  const game = knownGameOf(hand);
  if (game === null) return null;
  const seed = seedOfDeal(numberOfDeal(hand.deal));
  const final = game.actions.reduce(takeAction, game.begin);
  const found: JudgedDecision[] = [];
  for (const decision of decisionsOf(game, seat)) {
    const { action, view } = decision;
    const judgement = await judge(view, action, seed, null, signal);
    if (judgement !== null) found.push(judgedDecision(decision, judgement, final));
  }
  return found;
}
