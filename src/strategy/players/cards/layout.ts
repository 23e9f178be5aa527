/** A game and two cards to put away, by the worth of hands and by imagined deals. */
import type { Chance } from '../../../lib/random.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { OpenPosition } from '../../../game/solver/position.ts';
import type { Solver } from '../../../game/solver/solver.ts';
import type { Task } from '../../../game/solver/task.ts';
import { asPartOf } from '../../../game/solver/task.ts';
import {
  REASONS,
  sayByBook,
  sayTriedGame,
  sayTriedLayout,
} from '#edition/strategy/players/reason-words.ts';
import type { GameShare } from '#edition/strategy/players/reason-words.ts';
import type { Decision, Ground } from '../action.ts';
import { byRule } from '../action.ts';
import { gamesToTry, layoutsToTry, measuredGame } from '../bid/measured-player.ts';
import type { GameToTry } from '../bid/measured-player.ts';
import { expected } from '../bid/stake.ts';
import type { SeatView } from '../view.ts';
import { playedShare } from '../worth/played-share.ts';
import { imagine } from '../worlds/imagine.ts';
import type { Imagining } from '../worlds/imagine.ts';
import { aimOf } from './aim.ts';
import type { Sample } from './gap.ts';
import { openWorld } from './judge.ts';

/** How a player chooses the game and what to put away. */
export interface LayoutStyle extends Imagining {
  /** So many games are tried, the best by measured worth; 1 for that alone. */
  readonly games: number;
  /** So many pairs are tried for each; 1 for the rule’s alone. */
  readonly pairs: number;
  /** The rule’s pair stays unless another wins in this much more of the deals. */
  readonly margin: number;
}

/** A game on the twelve cards, with the pair that the deals imagined speak for. */
export interface TriedGame {
  readonly contract: Contract;
  readonly layout: Layout;
  /** Whether that is the rule’s pair. */
  readonly isByRule: boolean;
  /** The share of the deals that it wins, with all cards open. */
  readonly open: number;
  /** The share that the pair wins that wins most of them; the rule’s pair may win a little fewer. */
  readonly mostOpen: number;
  /** The share of such games that is won in play, and what it is expected to bring at the bid. */
  readonly share: number;
  readonly brings: number;
  /** In 95 of 100 samples the deals say no more or less than this of what it brings. */
  readonly margin: number;
  /** What it brings by each half of the sample. */
  readonly halves: readonly [number, number];
  /** How many deals were imagined. */
  readonly worlds: number;
}

/** The game, and what is put away for it. */
export function* layoutByWorlds(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  style: LayoutStyle,
): Task<Decision> {
  if (style.games === 1 && style.pairs === 1) {
    const { contract, why } = measuredGame(view);
    const [rule] = layoutsToTry(view, contract, 1);
    return byRule({ do: 'declare', contract, layout: rule! }, why, ruleGround(rule!));
  }
  const tried = yield* tryGames(solver, view, chance, style);
  const best = bestGame(tried);
  const { contract, layout, isByRule, open, worlds } = best;
  const share = Math.round(open * 100);
  const text = sayTriedLayout(layout, share);
  return {
    action: { do: 'declare', contract, layout },
    reasons: [
      gameGround(view, best, tried),
      isByRule ? ruleGround(layout) : { by: 'worlds', text },
    ],
    worlds,
    weighed: [],
  };
}

/** Of the games tried, the one that is expected to bring most. @throws RangeError for none. */
export function bestGame(tried: readonly TriedGame[]): TriedGame {
  return tried.reduce((best, one) => (one.brings > best.brings ? one : best));
}

/** Tries the games that come into question. */
export function* tryGames(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  style: LayoutStyle,
): Task<TriedGame[]> {
  const tried: TriedGame[] = [];
  for (const game of gamesToTry(view, style.games)) {
    tried.push(yield* tryGame(solver, view, chance, game, style));
  }
  return tried;
}

/** Tries a game with the pairs that may sensibly be put away for it. */
export function* tryGame(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  { contract, stake }: GameToTry,
  style: LayoutStyle,
): Task<TriedGame> {
  const layouts = layoutsToTry(view, contract, style.pairs);
  const found = yield* tryLayouts(solver, view, chance, contract, layouts, style);
  const { total, wins, worlds } = found;
  const most = Math.max(...wins);
  const isByRule = (most - wins[0]!) / total <= style.margin;
  const at = isByRule ? 0 : wins.indexOf(most);
  const mostOpen = most / total;
  const shareAt = (open: number, tried: number): number =>
    stake === null ? open : playedShare(contract.kind, stake.share, open, tried);
  const bringsAt = (open: number, tried: number): number =>
    stake === null ? 0 : expected({ ...stake, share: shareAt(open, tried) }, view.bid);
  const [low, high] = likelyShares(mostOpen, worlds);
  const shareIn = (half: 0 | 1): number => shareOfHalf(found, wins.indexOf(most), half);
  return {
    contract,
    layout: layouts[at]!,
    isByRule,
    open: wins[at]! / total,
    mostOpen,
    share: shareAt(mostOpen, worlds),
    brings: bringsAt(mostOpen, worlds),
    margin: (bringsAt(high, worlds) - bringsAt(low, worlds)) / 2,
    halves: [bringsAt(shareIn(0), worlds / 2), bringsAt(shareIn(1), worlds / 2)],
    worlds,
  };
}

/**
 * Between which shares the true one lies in 95 of 100 samples: with two deals of either kind added, as Agresti
 * and Coull do (The American Statistician 52, 1998, 119–126).
 */
function likelyShares(share: number, tried: number): readonly [number, number] {
  const middle = (share * tried + 2) / (tried + 4);
  const margin = 1.96 * Math.sqrt((middle * (1 - middle)) / (tried + 4));
  return [Math.max(0, middle - margin), Math.min(1, middle + margin)];
}

/** The share that a pair wins in every second deal of the sample. */
function shareOfHalf({ reached, sample }: TriedLayouts, pair: number, half: 0 | 1): number {
  const inHalf = sample.worlds
    .map(({ weight }, at) => ({ weight, wins: reached[pair]![at]! }))
    .filter((_, at) => at % 2 === half);
  const sum = (some: typeof inHalf): number => some.reduce((all, { weight }) => all + weight, 0);
  return sum(inHalf.filter(({ wins }) => wins)) / sum(inHalf);
}

const ruleGround = (layout: Layout): Ground => ({ by: 'book', text: sayByBook(layout, false) });

/** Why this game and no other. @param tried the games tried, the one with the best measured worth first. */
export function gameGround(view: SeatView, best: TriedGame, tried: readonly TriedGame[]): Ground {
  if (view.contract !== null) return { by: 'law', text: REASONS.isNamed };
  const [first] = tried;
  const inHundred = ({ contract, share }: TriedGame): GameShare => ({
    contract,
    share: Math.round(share * 100),
  });
  const other = best === first || first === undefined ? null : inHundred(first);
  return { by: 'worlds', text: sayTriedGame(inHundred(best), other, view.law.id) };
}

/** How the deals imagined judge pairs: their weights together, and those that each pair wins. */
export interface TriedLayouts {
  readonly worlds: number;
  readonly total: number;
  readonly wins: readonly number[];
  /** For each pair whether it wins, deal by deal. */
  readonly reached: readonly (readonly boolean[])[];
  readonly sample: Sample;
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
  const imagined = imagine(viewToAsk, chance, style);
  const { hidden, worlds } = imagined;
  const aim = aimOf(viewToAsk);
  const wins = layouts.map(() => 0);
  const reached = layouts.map((): boolean[] => []);
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
      const isWon = yield* asPartOf(part, question);
      reached[index]!.push(isWon);
      if (isWon) wins[index] = wins[index]! + world.weight;
    }
    yield part;
  }
  return { worlds: worlds.length, total, wins, reached, sample: imagined };
}

/** The view as it will be once these two are put away and Vorhand is to lead. */
function withLayout(view: SeatView, contract: Contract, layout: Layout): SeatView {
  const hand = view.hand.filter((card) => !layout.includes(card));
  return { ...view, contract, layout, hand, leader: 'V', table: [], tricks: [] };
}
