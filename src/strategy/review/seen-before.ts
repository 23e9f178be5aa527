/**
 * What the reader’s decisions before the first card come to with all cards open: a word of the
 * bidding by the games that would have made it good, a game beside the others, a layout among the
 * 66 pairs.
 */
import { ask, layoutsAsked } from '../../game/analysis/asked.ts';
import { layoutQuestion } from '../../game/analysis/layouts.ts';
import type { LayoutsAsked, LayoutValues } from '../../game/analysis/layouts.ts';
import type { Action } from '../players/action.ts';
import type { DealState } from '../players/state.ts';
import { bidValues } from '../../game/skat/bid-values.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Client } from '../../game/solver/client.ts';
import type { MadeDecision } from './decisions.ts';
import { gamesBy } from './open-games.ts';
import type { OpenDeal, OpenGame, GameWay } from './open-games.ts';

/** Of several games that which is won for most, and that which comes nearest. */
export interface BestOpen {
  /** The won game that is worth most; of equally good ones that with most points. Null for none. */
  readonly won: OpenGame | null;
  /** Of those that would be worth the bid, the one about points that comes to most; null for none. */
  readonly nearest: OpenGame | null;
  /** How many there were. */
  readonly tried: number;
}

/** A game that was named, or a way to one, beside what else could have been done. */
export interface SeenGame {
  readonly action: Action;
  /** The game named, or the best on the way chosen; null where there was none on it. */
  readonly own: OpenGame | null;
  readonly others: BestOpen;
}

/** What a decision comes to with all cards open. */
export type SeenBefore =
  /** A word at a number that would have to be made good; null where none would. */
  | {
      readonly is: 'word';
      readonly passed: boolean;
      readonly number: number | null;
      readonly best: BestOpen;
    }
  | { readonly is: 'game'; readonly game: SeenGame }
  /** The game is null where it was named before. */
  | {
      readonly is: 'layout';
      readonly game: SeenGame | null;
      readonly question: LayoutsAsked;
      readonly values: LayoutValues;
      readonly layout: Layout;
    };

/**
 * What a decision of the reader’s before the first card comes to with all cards open.
 *
 * @param final the deal when it was over.
 * @param deal what the solver is asked about it, which all decisions of a deal share.
 * @returns null for a card, and where there is nothing to be said.
 */
export async function seenBefore(
  { action, before, view }: MadeDecision,
  final: DealState,
  deal: OpenDeal,
  engine: Pick<Client, 'ask'>,
  signal: AbortSignal,
): Promise<SeenBefore | null> {
  const { asked, bid } = view;
  if (asked === null || asked.what === 'card') return null;
  const games = (ways: readonly GameWay[]): Contract[] => gamesBy(ways, before.law, before.deal);
  if (action.do === 'bid' || action.do === 'yes' || action.do === 'pass') {
    const number = numberOfWord({ action, view }, final);
    if (number === 'none') return null;
    const openGames = await deal.games(games(['hand', 'take', 'draw', 'refuse']), number);
    return { is: 'word', passed: action.do === 'pass', number, best: bestOf(openGames) };
  }
  if (asked.what === 'layout') {
    if (action.do !== 'declare' || action.layout === null) return null;
    const { contract, layout } = action;
    const line = { contract, declarer: view.seat };
    const question = layoutQuestion({ deal: before.deal }, line);
    if (question === null) return null;
    const values = await ask(engine, layoutsAsked(question), { signal });
    // The best pair decides what the game comes to.
    const own = deal.valued(contract, question.measure, Math.max(...values.values), bid);
    const hasContract = view.contract !== null;
    const rest = hasContract ? [] : games(['take']).filter((one) => !isSame(one, contract));
    const others = bestOf(await deal.games(rest, bid));
    const game = hasContract ? null : { action, own, others };
    return { is: 'layout', game, question, values, layout };
  }
  const { own, rest } = chosenAmong(action, before, games);
  const openGames = await deal.games(own, bid);
  const mine = bestOf(openGames);
  const others = bestOf(await deal.games(rest, bid));
  const best = mine.won ?? mine.nearest ?? openGames[0] ?? null;
  return { is: 'game', game: { action, own: best, others } };
}

/** The number that a word would have had to make good: null for none, `none` where there is no such number. */
function numberOfWord(
  { action, view }: Pick<MadeDecision, 'action' | 'view'>,
  { bid, law }: DealState,
): number | null | 'none' {
  const { asked } = view;
  if (action.do === 'bid') return action.amount;
  if (asked?.what !== 'word') return null;
  if (action.do === 'yes') return asked.number ?? 'none';
  // The seat that answers holds the others' number; the seat that offers has to go beyond it.
  if (asked.number !== null) return Math.max(asked.number, bid ?? 0);
  if (bid === null) return asked.next ?? 'none';
  return bidValues(law).find((number) => number > bid) ?? 'none';
}

const isSame = (one: Contract, other: Contract): boolean =>
  one.kind === other.kind && one.trump === other.trump;

interface Among {
  readonly own: readonly Contract[];
  readonly rest: readonly Contract[];
}

/** What was chosen, as games, and what else there was. */
function chosenAmong(
  action: Action,
  { drawn }: DealState,
  games: (ways: readonly GameWay[]) => Contract[],
): Among {
  switch (action.do) {
    case 'take':
      return { own: games(['take']), rest: games(['hand', 'draw', 'refuse']) };
    case 'draw':
      return { own: games(['draw', 'refuse']), rest: games(['hand', 'take']) };
    case 'refuse':
      return { own: games(['refuse']), rest: games(['draw']) };
    case 'turn-up': {
      const open = games(drawn.length > 1 ? ['refuse'] : ['draw', 'refuse']);
      const isOwn = ({ kind }: Contract): boolean => kind === action.kind;
      return { own: open.filter(isOwn), rest: open.filter((one) => !isOwn(one)) };
    }
    case 'declare': {
      const rest = games(['hand', 'take', 'draw', 'refuse']);
      const { contract } = action;
      return { own: [contract], rest: rest.filter((one) => !isSame(one, contract)) };
    }
    case 'bid':
    case 'yes':
    case 'pass':
    case 'card':
      return { own: [], rest: [] };
  }
}

function bestOf(games: readonly OpenGame[]): BestOpen {
  const won = games.filter((game) => game.won);
  const near = games.filter(({ covers, measure }) => covers && measure === 'points');
  const first = (among: readonly OpenGame[]): OpenGame | null => among[0] ?? null;
  return {
    won: first(won.toSorted((a, b) => b.value - a.value || b.reached - a.reached)),
    nearest: first(near.toSorted((a, b) => b.reached - a.reached)),
    tried: games.length,
  };
}
