/** The players of a match: those of the table, and variants that show what an idea gains. */
import { makeSolver } from '../../../game/solver/solver.ts';
import { byRule } from '../action.ts';
import { PASSING } from '../bid/measured.ts';
import { measuredBefore } from '../bid/measured-player.ts';
import { layoutByWorlds } from '../cards/layout.ts';
import { STRONG_STYLE, makePlayer, makeWorldsPlayer, withWorlds } from '../levels.ts';
import type { Player } from '../player.ts';
import { drillCard } from '../rules/card.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../rules/players.ts';
import type { DealState } from '../state.ts';
import { makeCheat } from './cheat.ts';

/** Every name that a match knows, with what it stands for. */
export const MATCH_KINDS = {
  learner: 'plays by chapters 4 to 8, and forgets what was played',
  drill: 'the drills’ players: bids by the book’s counts, cards by rule',
  book: 'the same, the first trick by the rules of the drill on single cards',
  bidder: 'bids by measured worth, cards as the drills’ players',
  club: 'bids by the book; the book’s card unless a few deals speak clearly against it',
  plain: 'bids as the strong player; deals all alike, the book never asked',
  unbelieving: 'the strong player without weighing deals by what was bid and played',
  strong: 'bids by measured worth; many deals, weighed; the book’s card where they are near',
  cheat: 'bids as the strong player and sees all cards in the play',
} as const;
export type MatchKind = keyof typeof MATCH_KINDS;

/** Gives the player who decides next; only the cheat looks at the state. */
export type Seated = (state: DealState) => Player;

const solver = makeSolver();

/**
 * Bids as the strong player, and puts away by rule; `bidder:4` thinks passing worth −3, `bidder:1`
 * nothing.
 */
const bidderWith = (passing: number): Player => ({
  *decide(view, chance) {
    const before = measuredBefore(view, passing);
    if (before !== null) return before;
    const byRuleAlone = { worlds: 1, belief: false, games: 1, pairs: 1, margin: 1 };
    return view.asked?.what === 'layout'
      ? yield* layoutByWorlds(solver, view, chance, byRuleAlone)
      : byRule({ do: 'card', card: drillCard(view, chance) });
  },
});

/**
 * A player by name, `strong` or with the number of imagined deals, `strong:10`.
 *
 * @throws RangeError for a name that there is not.
 */
export function seatedAs(name: string): Seated {
  const [kind, number] = name.split(':');
  const worlds = number === undefined ? null : Number(number);
  if (kind === 'cheat') return (state) => makeCheat(state, solver);
  const player = playerAs(kind as MatchKind, worlds);
  return () => player;
}

function playerAs(kind: MatchKind, worlds: number | null): Player {
  switch (kind) {
    case 'learner':
    case 'club':
    case 'strong':
      return makePlayer(kind, solver, worlds);
    case 'drill':
      return DRILL_PLAYER;
    case 'book':
      return BOOK_PLAYER;
    case 'bidder':
      return bidderWith(worlds === null ? PASSING : 1 - worlds);
    case 'plain': {
      const { cards, layout } = withWorlds(STRONG_STYLE, worlds);
      const margin = { declarer: 0, defender: 0 };
      return makeWorldsPlayer({ cards: { ...cards, belief: false, margin }, layout }, solver);
    }
    case 'unbelieving': {
      const { cards, layout } = withWorlds(STRONG_STYLE, worlds);
      return makeWorldsPlayer({ cards: { ...cards, belief: false }, layout }, solver);
    }
    case 'cheat':
      throw new RangeError('The cheat is made for each decision.');
  }
}

/** Whether a text names a player: a kind, or a kind and the number of imagined deals. */
export function isSeatName(text: string): boolean {
  const [kind = '', number, ...more] = text.split(':');
  const known = Object.hasOwn(MATCH_KINDS, kind);
  return known && more.length === 0 && (number === undefined || /^[1-9]\d{0,3}$/.test(number));
}
