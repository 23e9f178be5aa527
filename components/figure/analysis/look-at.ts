/** Looks at a game with all cards open: asks the engine what must be known about it. */
import { ask, valueAsked } from '../../../src/game/analysis/asked.ts';
import { costOf, toAsk } from '../../../src/game/analysis/cost.ts';
import type { ToAsk } from '../../../src/game/analysis/cost.ts';
import type { Cost } from '../../../src/game/analysis/deeds.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import type { Client } from '../../../src/game/solver/client.ts';

/** What a game cost; null in a Ramsch. Rejects as the engine does, also when it is aborted. */
export async function lookAt(
  engine: Pick<Client, 'ask'>,
  hand: Hand,
  signal: AbortSignal,
): Promise<Cost | null> {
  const questions = toAsk(hand);
  if (questions === null) return null;
  const best = await askBestLayout(engine, hand, questions, signal);
  const answers: number[] = [];
  for (const step of questions.steps) {
    if (step.is === 'asked') answers.push(await ask(engine, valueAsked(step.choice), { signal }));
  }
  return costOf(hand, questions, best, answers);
}

/** What a game is worth with the best two cards put away; null where none are. */
export async function askBestLayout(
  engine: Pick<Client, 'ask'>,
  { contract, deal, declarer }: Hand,
  { layout }: ToAsk,
  signal: AbortSignal,
): Promise<number | null> {
  if (!layout || declarer === null) return null;
  const question = { name: 'gameTaken', deal, seat: declarer, game: contract } as const;
  const answer = await engine.ask(question, { signal });
  return 'points' in answer ? answer.points : Number(answer.reached);
}
