/** Games named on twelve cards and played out by strong players: what played-share.ts is fitted to. */
import { Chance } from '../../../lib/random.ts';
import type { Law } from '../../../game/skat/laws.ts';
import { makeSolver } from '../../../game/solver/solver.ts';
import type { Decision } from '../action.ts';
import { byRule } from '../action.ts';
import { dealAll } from '../../simulations/deals.ts';
import { gamesToTry, measuredBefore } from '../bid/measured-player.ts';
import { cardByWorlds } from '../cards/choose.ts';
import { tryGame } from '../cards/layout.ts';
import { STRONG_STYLE } from '../levels.ts';
import { playDeal } from '../play-deal.ts';
import type { Player } from '../player.ts';
import type { FitCase } from './fit.ts';
import { playedFeatures, playedKind } from './played-share.ts';
import type { PlayedKind } from './played-share.ts';

/** A game that was named and played out. */
export interface NamedGame extends FitCase {
  readonly kind: PlayedKind;
}

/** Bolder than at the table, where passing is worth −3: so that doubtful hands are played as well. */
const BOLD = -9;
/** How many deals, and in each how many pairs, a game is tried in: more than at the table. */
const GAME_STYLE = { ...STRONG_STYLE.layout, worlds: 40, pairs: 5 };
/** How many deals a card is tried in: fewer than at the table, for want of machine time. */
const CARD_WORLDS = 12;
/** Which of the games that come into question is named, the best by measured worth first. */
const NAMED = [0.5, 0.8, 1];

/**
 * Gives what plays a deal by its number: the game that was named, or null where there was none, where it
 * does not cover the bid and so cannot be won, and for a Nullo.
 */
export function makeGamePlayer(law: Law, seed: number): (number: number) => NamedGame | null {
  const solver = makeSolver();
  const { cards } = STRONG_STYLE;
  return (number) => {
    const luck = new Chance(seed * 524_287 + number);
    const deal = dealAll(luck);
    const named: (readonly number[])[] = [];
    const player: Player = {
      *decide(view, chance): ReturnType<Player['decide']> {
        const before: Decision | null = measuredBefore(view, BOLD);
        if (before !== null) return before;
        if (view.asked?.what === 'card') {
          return yield* cardByWorlds(solver, view, chance, { ...cards, worlds: CARD_WORLDS });
        }
        const games = gamesToTry(view, NAMED.length);
        const drawn = luck.next();
        const game = games[NAMED.findIndex((until) => drawn < until)] ?? games[0]!;
        const tried = yield* tryGame(solver, view, chance, game, GAME_STYLE);
        const { stake } = game;
        if (stake !== null && stake.value >= (view.bid ?? 0)) {
          named.push(playedFeatures(stake.share, tried.mostOpen, tried.worlds));
        }
        return byRule({ do: 'declare', contract: game.contract, layout: tried.layout });
      },
    };
    const { settlement, state } = playDeal(
      deal,
      law,
      { V: player, M: player, H: player },
      seed * 7919 + number,
    );
    const value = settlement?.value;
    const [features] = named;
    if (features === undefined || value === undefined || value.declarer === null) return null;
    const kind = playedKind(state.contract!.kind);
    return kind === null ? null : { kind, features, won: value.won };
  };
}
