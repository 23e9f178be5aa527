/** Two cards to put away by imagined deals: the rule's pair, unless another wins clearly more of them. */
import type { Chance } from '../../../lib/random.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { OpenPosition } from '../../../game/solver/position.ts';
import type { Solver } from '../../../game/solver/solver.ts';
import type { Task } from '../../../game/solver/task.ts';
import { asPartOf } from '../../../game/solver/task.ts';
import type { Decision } from '../action.ts';
import { byRule } from '../action.ts';
import { layoutsToTry, measuredGame } from '../bid/measured-player.ts';
import type { SeatView } from '../view.ts';
import { imagine } from '../worlds/imagine.ts';
import type { Imagining } from '../worlds/imagine.ts';
import { aimOf } from './aim.ts';
import { openWorld } from './judge.ts';

/** How a player chooses what to put away. */
export interface LayoutStyle extends Imagining {
  /** So many pairs are tried; 1 for the rule's alone. */
  readonly pairs: number;
  /** The rule's pair stays unless another wins in this much more of the deals. */
  readonly margin: number;
}

/** The game, and what is put away for it. */
export function* layoutByWorlds(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  style: LayoutStyle,
): Task<Decision> {
  const { contract, why } = measuredGame(view);
  const layouts = layoutsToTry(view, contract, style.pairs);
  const rule = layouts[0]!;
  const by = {
    by: 'book',
    text: `${rule[0]} and ${rule[1]} follow the book’s rules for putting cards away.`,
  } as const;
  if (layouts.length === 1) return byRule({ do: 'declare', contract, layout: rule }, why, by);
  const { total, wins, worlds } = yield* tryLayouts(solver, view, chance, contract, layouts, style);
  const most = Math.max(...wins);
  const stays = (most - wins[0]!) / total <= style.margin;
  const layout = stays ? rule : layouts[wins.indexOf(most)]!;
  const share = Math.round(((stays ? wins[0]! : most) / total) * 100);
  const text = `With ${layout[0]} and ${layout[1]} put away you win in ${share} of 100 deals you could be facing, with all cards open.`;
  return {
    action: { do: 'declare', contract, layout },
    reasons: stays ? [why, by] : [why, { by: 'worlds', text }],
    worlds,
    weighed: [],
  };
}

/** How the deals imagined judge pairs: their weights together, and those that each pair wins. */
export interface TriedLayouts {
  readonly worlds: number;
  readonly total: number;
  readonly wins: readonly number[];
}

/** Tries pairs in deals that the player could be facing, with all cards open. */
export function* tryLayouts(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  contract: Contract,
  layouts: readonly Layout[],
  style: Imagining,
): Task<TriedLayouts> {
  const viewToAsk = withLayout(view, contract, layouts[0]!);
  const { hidden, worlds } = imagine(viewToAsk, chance, style);
  const aim = aimOf(viewToAsk);
  const wins = layouts.map(() => 0);
  let total = 0;
  for (const [at, world] of worlds.entries()) {
    const part = { done: at, total: worlds.length };
    total += world.weight;
    for (const [index, layout] of layouts.entries()) {
      const own = withLayout(view, contract, layout);
      const open: OpenPosition = {
        ...openWorld(own, hidden, world),
        pointsSoFar: 'tricks' in aim ? 0 : sumPoints(layout),
      };
      const question =
        'tricks' in aim ? solver.tricks(open, aim.tricks) : solver.reaches(open, aim.points);
      if (yield* asPartOf(part, question)) wins[index] = wins[index]! + world.weight;
    }
    yield part;
  }
  return { worlds: worlds.length, total, wins };
}

/** The view as it will be once these two are put away and Vorhand is to lead. */
function withLayout(view: SeatView, contract: Contract, layout: Layout): SeatView {
  const hand = view.hand.filter((card) => !layout.includes(card));
  return { ...view, contract, layout, hand, leader: 'V', table: [], tricks: [] };
}
