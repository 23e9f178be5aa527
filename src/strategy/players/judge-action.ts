/**
 * What an action of a reader’s was worth by what the reader could know, beside what the strong
 * player would do: a word in the bidding and a game from the hand by the measured worth of the hand, a
 * layout and a card by deals that the reader could have been facing, a game with the skat by both.
 */
import type { Chance } from '../../lib/random.ts';
import { samePair } from '../../game/skat/deal.ts';
import type { Contract } from '../../game/skat/contract.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import type { Task } from '../../game/solver/task.ts';
import type { Action } from './action.ts';
import { measuredPlans, worthOfPassing } from './bid/measured.ts';
import { gameToTry, layoutsToTry, measuredBefore } from './bid/measured-player.ts';
import type { GamePlan } from './bid/plan.ts';
import { drawnStakes } from './bid/skat-stakes.ts';
import { cardByWorlds } from './cards/choose.ts';
import { gapOf } from './cards/gap.ts';
import type { Gap } from './cards/gap.ts';
import { bestGame, gameGround, tryGame, tryGames, tryLayouts } from './cards/layout.ts';
import type { TriedGame } from './cards/layout.ts';
import { STRONG_STYLE } from './levels.ts';
import { judgementOfCard } from './judgement.ts';
import type { Judgement } from './judgement.ts';
import type { SeatView } from './view.ts';
import type { PlaceInTurn } from './worth/features.ts';
import { bitsOutside, setOf } from './worth/sets.ts';

/** So much more must a game bring before the naming of another is judged, and not its layout. */
const OTHER_GAME = 5;
/** So many of the pairs that may sensibly be put away are tried beside the reader’s. */
const PAIRS = 3;

/**
 * Judges an action that the rules allow here; null where it cannot be judged, as in a Ramsch, or
 * where there was no choice.
 *
 * @param worlds how many deals are imagined.
 */
export function* judgeAction(
  solver: Solver,
  view: SeatView,
  action: Action,
  chance: Chance,
  worlds: number,
): Task<Judgement | null> {
  switch (view.asked?.what) {
    case 'word':
    case 'game':
    case 'drawn':
      return judgeBefore(view, action);
    case 'layout':
      return yield* judgeLayout(solver, view, action, chance, worlds);
    case 'card': {
      if (action.do !== 'card' || view.asked.legal.length < 2 || view.declarer === null)
        return null;
      const decision = yield* cardByWorlds(solver, view, chance, { ...STRONG_STYLE.cards, worlds });
      return judgementOfCard(decision, action);
    }
    case undefined:
      return null;
  }
}

/** Words of the bidding, what is played, and the card drawn: by what the hand is worth. */
function judgeBefore(view: SeatView, action: Action): Judgement | null {
  const decision = measuredBefore(view);
  if (decision === null) return null;
  const [own, better] = [bringsOf(view, action), bringsOf(view, decision.action)];
  if (own === null || better === null) return null;
  return {
    decision,
    own: { action, share: null, brings: own },
    better: { action: decision.action, share: null, brings: better },
    gap: null,
    worlds: 0,
    about: view.asked?.what === 'word' || action.do === 'pass' ? 'bid' : 'game',
  };
}

/** What an action before the first card is expected to bring; null where that is not known. */
function bringsOf(view: SeatView, action: Action): number | null {
  const { asked, bid } = view;
  if (action.do === 'pass') {
    // Where a bid must bring more than nothing, a pass still costs nothing.
    return Math.min(
      0,
      worthOfPassing(asked?.what === 'word' ? (asked.number ?? asked.next) : null),
    );
  }
  const plans = measuredPlans(view);
  const best = (among: readonly GamePlan[], at: number | null): number | null =>
    among.length === 0 ? null : Math.max(...among.map(({ worth }) => worth(at)));
  switch (action.do) {
    case 'bid':
      return best(plans, action.amount);
    case 'yes':
      return asked?.what === 'word' ? best(plans, asked.number) : null;
    case 'take':
    case 'draw':
      return best(
        plans.filter(({ way }) => way === action.do),
        bid,
      );
    case 'declare':
      return best(
        plans.filter(({ contract }) => contract !== null && isGame(contract, action.contract)),
        bid,
      );
    case 'turn-up':
    case 'refuse':
      return bringsDrawn(view, action);
    case 'card':
      return null;
  }
}

const isGame = (one: Contract, other: Contract): boolean =>
  one.kind === other.kind && one.trump === other.trump && other.announced === null;

function bringsDrawn({ bid, dealt, law, seat, skat }: SeatView, action: Action): number | null {
  if (skat.length !== 1) return null;
  const ten = setOf(dealt);
  const out = bitsOutside(ten);
  const place = SEATS.indexOf(seat) as PlaceInTurn;
  const stakes = drawnStakes(law, ten, setOf(skat), out, place);
  if (action.do === 'refuse') return stakes.refused?.(bid) ?? null;
  return action.do === 'turn-up' ? (stakes.turnedUp.get(action.kind)?.(bid) ?? null) : null;
}

/** The game named on twelve cards, and if that is as good as any, the two cards put away. */
function* judgeLayout(
  solver: Solver,
  view: SeatView,
  action: Action,
  chance: Chance,
  worlds: number,
): Task<Judgement | null> {
  if (action.do !== 'declare' || action.layout === null) return null;
  const other = yield* judgeGame(solver, view, action, chance, worlds);
  if (other !== null) return other;
  const likelyLayouts = layoutsToTry(view, action.contract, PAIRS);
  const { layout } = action;
  const layouts = [layout, ...likelyLayouts.filter((one) => !samePair(one, layout))];
  const imagining = { worlds, belief: STRONG_STYLE.layout.belief };
  const found = yield* tryLayouts(solver, view, chance, action.contract, layouts, imagining);
  const shares = found.wins.map((wins) => wins / found.total);
  const most = Math.max(...shares);
  const at = shares[0]! >= most ? 0 : shares.indexOf(most);
  const gap = gapOf(found.sample, found.reached[at]!, found.reached[0]!);
  const better: Action = { ...action, layout: layouts[at]! };
  return {
    decision: { action: better, reasons: [], worlds: found.worlds, weighed: [] },
    own: { action, share: shares[0]!, brings: null },
    better: { action: better, share: most, brings: null },
    gap,
    worlds: found.worlds,
    about: 'layout',
  };
}

/** The game alone; null where it is as good as any, or was named before. */
function* judgeGame(
  solver: Solver,
  view: SeatView,
  action: Extract<Action, { do: 'declare' }>,
  chance: Chance,
  worlds: number,
): Task<Judgement | null> {
  const game = view.contract === null ? gameToTry(view, action.contract) : null;
  if (game === null) return null;
  const style = { ...STRONG_STYLE.layout, worlds };
  const tried = yield* tryGames(solver, view, chance, style);
  const best = bestGame(tried);
  const own =
    tried.find(({ contract }) => isGame(contract, action.contract)) ??
    (yield* tryGame(solver, view, chance, game, style));
  if (best.brings - own.brings <= OTHER_GAME) return null;
  const { contract, layout } = best;
  const better: Action = { do: 'declare', contract, layout };
  const reasons = [gameGround(view, best, [own])];
  return {
    decision: { action: better, reasons, worlds: best.worlds, weighed: [] },
    own: { action, share: null, brings: own.brings },
    better: { action: better, share: null, brings: best.brings },
    gap: gapOfGames(best, own),
    worlds: best.worlds,
    about: 'game',
  };
}

/** How far a game is ahead of another, in points of the sheet; each was tried in deals of its own. */
function gapOfGames(better: TriedGame, other: TriedGame): Gap {
  return {
    by: better.brings - other.brings,
    margin: Math.hypot(better.margin, other.margin),
    isSteady: better.halves.every((brings, half) => brings > other.halves[half]!),
  };
}
