/**
 * When the guide speaks before an action: where it clearly costs something by what the reader can know,
 * and the cards, as they truly lie, do not say otherwise.
 */
import type { OpenValue } from '../../strategy/players/open-value.ts';
import type { Weighing } from '../../strategy/players/weigh.ts';
import { isMistake, shareLost } from '../../strategy/players/mistake.ts';

/** A guide at every step speaks sooner than a warning: where so small a part of all deals is lost. */
const GUIDED = 0.05;
/** One deal more or fewer among those imagined may be chance. */
const CHANCE = 1.5;
/** It also speaks where so many points are thrown away, without regard to who wins. */
const THROWN = 7;

/**
 * Whether an action is to be spoken of before it is done.
 *
 * @param guides whether the reader is guided at every step, or only warned of mistakes.
 */
export function speaksAgainst(weighing: Weighing, guides: boolean): boolean {
  return costsByKnowledge(weighing, guides) && costsInTruth(weighing);
}

function costsByKnowledge({ judgement, pointsLost }: Weighing, guides: boolean): boolean {
  if (!guides || judgement.own.share === null) return isMistake(judgement);
  const limit = Math.max(GUIDED, CHANCE / judgement.worlds);
  return shareLost(judgement) >= limit || pointsLost >= THROWN;
}

/** A pass costs where the game would be won, and a bid where it would not. */
function costsInTruth({ best, judgement, own }: Weighing): boolean {
  const { better } = judgement;
  if (judgement.own.action.do === 'pass') return best?.wins ?? true;
  if (better.action.do === 'pass') return own?.wins !== true;
  if (own === null || best === null) return true;
  return isWorse(own, best);
}

/** Whether one outcome is worse than another: a game lost instead of won, or else fewer points. */
function isWorse(own: OpenValue, best: OpenValue): boolean {
  return own.wins === best.wins ? own.count < best.count : best.wins;
}
