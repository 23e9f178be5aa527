/** What decisions before the first card come to with all cards open; comment text, to “you”. */
import { standingClause } from '#edition/game/analysis/layout-words.ts';
import type { PairStanding } from '#edition/game/analysis/layout-words.ts';
import { gameInSentence } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { nameAction } from '#edition/strategy/review/review-words.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import { PACK_POINTS } from '../../game/skat/cards.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Action } from '../players/action.ts';
import type { OpenGame } from './open-games.ts';

const nameGame = ({ contract }: OpenGame, { laws, suits }: Naming): string =>
  gameInSentence(contract, laws, suits);

/** `a suit game in clubs, with 66 points, worth 48` */
const wonClause = (game: OpenGame, naming: Naming): string =>
  `${nameGame(game, naming)}, ${howClause(game)}`;

function howClause({ measure, reached, value }: OpenGame): string {
  switch (measure) {
    case 'points':
      // Schwarz, which would be worth more, is not looked for.
      return `with ${reached} points, worth ${reached === PACK_POINTS ? 'at least ' : ''}${value}`;
    case 'no-trick':
      return `without a trick, worth ${value}`;
    case 'every-trick':
      return `with every trick, worth ${value}`;
  }
}

const nearestClause = (nearest: OpenGame | null, naming: Naming): string =>
  nearest === null
    ? ''
    : `; the nearest, ${nameGame(nearest, naming)}, comes to ${nearest.reached} points`;

/** A number that can be made good. @param number null where none was named. */
export const sayMadeGood = (number: number | null, won: OpenGame, naming: Naming): string =>
  `With all cards open ${number === null ? 'a game' : `a game worth at least ${number}`} could be won: ${wonClause(won, naming)}.`;

/** A number that nothing makes good. @param nearest the game that comes nearest; null for none. */
export const sayNotMadeGood = (
  number: number | null,
  nearest: OpenGame | null,
  naming: Naming,
): string =>
  `With all cards open no game${number === null ? '' : ` worth at least ${number}`} could be won${nearestClause(nearest, naming)}.`;

const atNumber = (number: number | null): string => (number === null ? '' : ` at ${number}`);

/** A pass where a game was there to be won. */
export const sayPassMissed = (number: number | null, won: OpenGame, naming: Naming): string =>
  `With all cards open a game was there to be won${atNumber(number)}: ${wonClause(won, naming)}.`;

/** A pass where none was. */
export const sayPassRight = (
  number: number | null,
  nearest: OpenGame | null,
  naming: Naming,
): string =>
  `With all cards open no game was there to be won${atNumber(number)}${nearestClause(nearest, naming)}.`;

/** The game that was named wins. */
export const sayGameWins = (game: OpenGame, naming: Naming): string =>
  `With all cards open ${nameGame(game, naming)} wins, ${howClause(game)}.`;

/** A way to a game wins. @param best the best game on it. */
export const sayWayWins = (way: Action, best: OpenGame, naming: Naming): string =>
  `With all cards open ${nameAction(way, naming)} wins: ${wonClause(best, naming)}.`;

/** Another game would have been worth more. */
export const sayMore = (game: OpenGame, naming: Naming): string =>
  `More was there to be won: ${wonClause(game, naming)}.`;

/** How a game is lost: by its aim, by its points, or because it is not worth the bid. */
export type LostHow = 'aim' | 'points' | 'bid';

/** The game that was named loses. */
export function sayGameLoses(game: OpenGame, how: LostHow, naming: Naming): string {
  const lead = `With all cards open ${nameGame(game, naming)}`;
  switch (how) {
    case 'aim':
      return `${lead} loses.`;
    case 'points':
      return `${lead} loses, with ${game.reached} points.`;
    case 'bid':
      return `${lead} comes to ${belowBid(game)}.`;
  }
}

/** A way to a game loses. @param best the best game on it. */
export function sayWayLoses(way: Action, best: OpenGame, how: LostHow, naming: Naming): string {
  const lead = `With all cards open ${nameAction(way, naming)} loses`;
  if (how === 'aim') return `${lead}.`;
  const amount = how === 'bid' ? belowBid(best) : `${best.reached} points`;
  return `${lead}: the best game, ${nameGame(best, naming)}, comes to ${amount}.`;
}

const belowBid = ({ reached, value }: OpenGame): string =>
  `${reached} points and is worth ${value}, less than the bid`;

/** A way on which there is no game. */
export const sayNoGame = (way: Action, naming: Naming): string =>
  `With all cards open ${nameAction(way, naming)} leads to no game.`;

/** After a game that is lost: another was there. */
export const sayOtherWins = (game: OpenGame, naming: Naming): string =>
  `Another game was there to be won: ${wonClause(game, naming)}.`;

/** After a game that is lost: no other was there. @param nearest one that comes nearer; null for none. */
export const sayAllLose = (nearest: OpenGame | null, naming: Naming): string =>
  `Everything else loses too${nearestClause(nearest, naming)}.`;

/**
 * Where the two cards put away stand among all pairs.
 *
 * @param isAfterGame whether a sentence on the game with all cards open stands before.
 */
export const sayLayout = (layout: Layout, standing: PairStanding, isAfterGame: boolean): string =>
  `You put away ${listed(layout)}${isAfterGame ? ';' : '. With all cards open'} ${standingClause(standing)}`;

/** Lines of the law between what was put away and the best. @param lines at least one. */
export const sayLinesBetween = (lines: readonly number[]): string =>
  `The line at ${lines.join(' and at ')} lies between.`;
