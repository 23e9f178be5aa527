/** The players there are, by name, from the weakest to the strongest. */
import type { Solver } from '../../game/solver/solver.ts';
import { namesGameWithSkat } from './offers.ts';
import { LEARNER_PLAYER } from './rules/learner.ts';
import { bookBefore } from './rules/players.ts';
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

/** As the book plays, unless a handful of imagined deals speaks clearly against it. */
export const CLUB_STYLE: WorldsStyle = {
  cards: { worlds: 10, belief: false, margin: { declarer: 0.11, defender: 0.11 }, pointsFrom: 7 },
  layout: { worlds: 10, belief: false, games: 3, pairs: 2, margin: 0.15 },
};

/** Imagines many, and weighs them by all that was said and played. */
export const STRONG_STYLE: WorldsStyle = {
  cards: { worlds: 40, belief: true, margin: { declarer: 0.03, defender: 0.05 }, pointsFrom: 3 },
  layout: { worlds: 24, belief: true, games: 3, pairs: 4, margin: 0.05 },
};

/** A player who bids by measured worth and plays by imagined deals. */
export function makeWorldsPlayer(style: WorldsStyle, solver: Solver): Player {
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

/**
 * A player who bids by the book and imagines a few deals. Where a suit is named once the skat is in the
 * hand, as today, the book has no rule: there bids go by measured worth.
 */
function makeClubPlayer(style: WorldsStyle, solver: Solver): Player {
  const measured = makeWorldsPlayer(style, solver);
  return {
    *decide(view, chance) {
      if (namesGameWithSkat(view.law)) return yield* measured.decide(view, chance);
      return bookBefore(view) ?? (yield* cardByWorlds(solver, view, chance, style.cards));
    },
  };
}

/** The strengths that a table offers, from the weakest. */
export const PLAYER_NAMES = ['learner', 'club', 'strong'] as const;
export type PlayerName = (typeof PLAYER_NAMES)[number];

/**
 * A player of a strength.
 *
 * @param worlds how many deals the player imagines for a card; null for what the strength has. A
 *   learner imagines none.
 */
export function makePlayer(name: PlayerName, solver: Solver, worlds: number | null = null): Player {
  switch (name) {
    case 'learner':
      return LEARNER_PLAYER;
    case 'club':
      return makeClubPlayer(withWorlds(CLUB_STYLE, worlds), solver);
    case 'strong':
      return makeWorldsPlayer(withWorlds(STRONG_STYLE, worlds), solver);
  }
}

/** A style with another number of deals for a card, and for a layout no more than that. */
export function withWorlds(style: WorldsStyle, worlds: number | null): WorldsStyle {
  if (worlds === null) return style;
  return {
    cards: { ...style.cards, worlds },
    layout: { ...style.layout, worlds: Math.min(worlds, style.layout.worlds) },
  };
}
