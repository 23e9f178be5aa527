/** The players there are, by name, from the weakest to the strongest. */
import { makeSolver } from '../solver/solver.ts';
import type { Solver } from '../solver/solver.ts';
import { bookBefore, BOOK_PLAYER, DRILL_PLAYER } from './rules/players.ts';
import { measuredBefore } from './bid/measured-player.ts';
import { cardByWorlds } from './cards/choose.ts';
import type { CardStyle } from './cards/choose.ts';
import { layoutByWorlds } from './cards/layout.ts';
import type { LayoutStyle } from './cards/layout.ts';
import type { Player } from './player.ts';

/** How a player who imagines deals plays. */
export interface WorldsStyle {
  readonly cards: CardStyle;
  readonly layout: LayoutStyle;
}

/** As the book plays, unless a handful of deals that he imagines speaks clearly against it. */
export const CLUB_STYLE: WorldsStyle = {
  cards: { worlds: 8, belief: false, margin: { declarer: 0.25, defender: 0.25 }, pointsFrom: 7 },
  layout: { worlds: 1, belief: false, pairs: 1, margin: 1 },
};

/** Imagines many, and weighs them by all that was said and played. */
export const STRONG_STYLE: WorldsStyle = {
  cards: { worlds: 40, belief: true, margin: { declarer: 0.03, defender: 0.05 }, pointsFrom: 3 },
  layout: { worlds: 16, belief: true, pairs: 6, margin: 0.07 },
};

/** A player who bids by measured worth and plays by imagined deals. */
export function makeWorldsPlayer(style: WorldsStyle, solver: Solver = makeSolver()): Player {
  return {
    *decide(view, chance) {
      const before = measuredBefore(view);
      if (before !== null) return before;
      return view.asked?.what === 'layout'
        ? yield* layoutByWorlds(solver, view, chance, style.layout)
        : yield* cardByWorlds(solver, view, chance, style.cards);
    },
  };
}

/** A player who bids by the book and imagines a few deals. */
export function makeClubPlayer(style: WorldsStyle, solver: Solver = makeSolver()): Player {
  return {
    *decide(view, chance) {
      return bookBefore(view) ?? (yield* cardByWorlds(solver, view, chance, style.cards));
    },
  };
}

/** The names by which matches, measures and the table know them. */
export const PLAYER_NAMES = ['drill', 'book', 'club', 'strong'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

const SOLVER = makeSolver();

export const PLAYERS: Readonly<Record<PlayerName, Player>> = {
  drill: DRILL_PLAYER,
  book: BOOK_PLAYER,
  club: makeClubPlayer(CLUB_STYLE, SOLVER),
  strong: makeWorldsPlayer(STRONG_STYLE, SOLVER),
};
