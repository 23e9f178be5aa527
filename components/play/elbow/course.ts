/** What the reader's decisions from the game on came to, as the cards lay. */
import type { Action } from '../../../src/strategy/players/action.ts';
import type { OpenValue } from '../../../src/strategy/players/open-value.ts';
import { seedOfDeal } from '../../../src/game/codes/numbered-deals.ts';
import type { CourseStep } from '../../../src/play/guide/say-end.ts';
import type { PlayedLaw } from '../../../src/play/played-laws.ts';
import { readersDecisions } from '../../../src/play/table-decisions.ts';
import type { MadeDecision } from '../../../src/strategy/review/decisions.ts';
import type { TableDeal } from '../../../src/play/sitting.ts';
import type { TableWorld } from '../table-world.ts';

/** Of a card only its worth as the cards lay is of interest, so hardly a deal is imagined. */
const CARD_WORLDS = 1;
/** By so many the better pair is found that could have been put away. */
const LAYOUT = { worlds: 24, onlyIfItCosts: false } as const;

/**
 * Each decision with its outcome and the best one's, in their order.
 *
 * @throws what the world throws where nobody can be asked.
 */
export async function courseOfDeal(
  world: TableWorld,
  deal: TableDeal,
  laws: PlayedLaw,
  signal: AbortSignal,
): Promise<readonly CourseStep[]> {
  const seed = seedOfDeal(BigInt(deal.number));
  const steps: CourseStep[] = [];
  for (const decision of readersDecisions(deal, laws)) {
    const step = await stepOf(world, decision, seed, signal);
    if (step !== null) steps.push(step);
  }
  return steps;
}

async function stepOf(
  world: TableWorld,
  { action, before, view }: MadeDecision,
  seed: number,
  signal: AbortSignal,
): Promise<CourseStep | null> {
  if (action.do === 'declare') {
    const weighing = await world.weighBefore(before, action, seed, LAYOUT, signal);
    if (weighing === null) return null;
    const { best, judgement, own } = weighing;
    if (own === null || best === null) return null;
    return { view, action, own, best, bestAction: judgement.better.action };
  }
  if (action.do !== 'card') return null;
  const cards = await world.weighCards(before, seed, CARD_WORLDS, signal);
  const own = cards?.open.find(([card]) => card === action.card)?.[1];
  if (cards === null || own === undefined) return null;
  const [bestCard, best] = cards.open.reduce<readonly [Action, OpenValue]>(
    (found, [card, value]) =>
      value.count > found[1].count ? [{ do: 'card', card }, value] : found,
    [action, own],
  );
  return { view, action, own, best, bestAction: bestCard };
}
