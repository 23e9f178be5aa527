/** What a game cost, the engine asked about each of its decisions as the analysis room asks. */
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { ask, valueAsked } from '../../../../src/game/analysis/asked.ts';
import { costOf, toAsk } from '../../../../src/game/analysis/cost.ts';
import type { Cost } from '../../../../src/game/analysis/deeds.ts';
import { engine } from '../solver/engine.ts';

/** @throws Error when the hand has no declarer, or nothing to ask about. */
export async function costed(hand: Hand): Promise<Cost> {
  const asked = toAsk(hand);
  if (asked === null || hand.declarer === null) throw new Error(hand.id);
  const answers: number[] = [];
  for (const step of asked.steps) {
    if (step.is === 'asked') answers.push(await ask(engine, valueAsked(step.choice)));
  }
  let best: number | null = null;
  if (asked.layout) {
    const of = { deal: hand.deal, seat: hand.declarer, game: hand.contract };
    const made = await engine.ask({ name: 'gameTaken', ...of });
    best = 'points' in made ? made.points : Number(made.reached);
  }
  return costOf(hand, asked, best, answers);
}
