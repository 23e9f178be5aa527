/** What decisions before the first card come to with all cards open; comment text, to “you”. */
import { standingClause } from '../../game/analysis/layout-words.de.ts';
import type { PairStanding } from '../../game/analysis/layout-words.de.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { gameAtTable } from '../../game/words/game-at-table.de.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import { PACK_POINTS } from '../../game/skat/cards.ts';
import type { Layout } from '../../game/skat/deal.ts';
import type { Action } from '../players/action.ts';
import type { OpenGame } from './open-games.ts';

const nameGame = ({ contract }: OpenGame, { laws, suits }: Naming): string =>
  gameAtTable(contract, laws, suits);

/** `Solo in Kreuz, mit 66 Augen, Wert 48` */
const wonClause = (game: OpenGame, naming: Naming): string =>
  `${nameGame(game, naming)}, ${howClause(game)}`;

function howClause({ measure, reached, value }: OpenGame): string {
  switch (measure) {
    case 'points':
      // Schwarz, which would be worth more, is not looked for.
      return `mit ${counted(reached, 'point', 'dative')}, Wert ${reached === PACK_POINTS ? 'mindestens ' : ''}${value}`;
    case 'no-trick':
      return `ohne Stich, Wert ${value}`;
    case 'every-trick':
      return `mit allen Stichen, Wert ${value}`;
  }
}

const nearestClause = (nearest: OpenGame | null, naming: Naming): string =>
  nearest === null
    ? ''
    : `; am nächsten kommt ${nameGame(nearest, naming)} mit ${counted(nearest.reached, 'point', 'dative')}`;

/** A number that can be made good. @param number null where none was named. */
export const sayMadeGood = (number: number | null, won: OpenGame, naming: Naming): string =>
  `Mit offenen Karten gewinnst du ein Spiel${covering(number)}: ${wonClause(won, naming)}.`;

/** A number that nothing makes good. @param nearest the game that comes nearest; null for none. */
export const sayNotMadeGood = (
  number: number | null,
  nearest: OpenGame | null,
  naming: Naming,
): string =>
  `Mit offenen Karten gewinnst du kein Spiel${covering(number)}${nearestClause(nearest, naming)}.`;

const covering = (number: number | null): string =>
  number === null ? '' : `, das die ${number} deckt`;

const atNumber = (number: number | null): string => (number === null ? '' : ` bei ${number}`);

/** A pass where a game was there to be won. */
export const sayPassMissed = (number: number | null, won: OpenGame, naming: Naming): string =>
  `Mit offenen Karten war${atNumber(number)} ein Spiel zu gewinnen: ${wonClause(won, naming)}.`;

/** A pass where none was. */
export const sayPassRight = (
  number: number | null,
  nearest: OpenGame | null,
  naming: Naming,
): string =>
  `Mit offenen Karten war${atNumber(number)} kein Spiel zu gewinnen${nearestClause(nearest, naming)}.`;

/** The game that was named wins. */
export const sayGameWins = (game: OpenGame, naming: Naming): string =>
  `Mit offenen Karten ist ${nameGame(game, naming)} gewonnen, ${howClause(game)}.`;

/** How somebody comes to a game, as a condition. */
function onWay(way: Action, { laws, suits }: Naming): string {
  switch (way.do) {
    case 'take':
      return 'wenn du den Skat aufnimmst';
    case 'draw':
      return 'wenn du ein Tourné spielst';
    case 'refuse':
      return 'wenn du die andere Karte nimmst';
    case 'turn-up':
      return `wenn du mit der gezogenen Karte ${kindName(way.kind, laws)} spielst`;
    case 'declare':
      return `wenn du ${gameAtTable(way.contract, laws, suits)} spielst`;
    case 'bid':
    case 'yes':
    case 'pass':
    case 'card':
      throw new RangeError('That is no way to a game.');
  }
}

/** A way to a game wins. @param best the best game on it. */
export const sayWayWins = (way: Action, best: OpenGame, naming: Naming): string =>
  `Mit offenen Karten gewinnst du, ${onWay(way, naming)}: ${wonClause(best, naming)}.`;

/** Another game would have been worth more. */
export const sayMore = (game: OpenGame, naming: Naming): string =>
  `Mehr war drin: ${wonClause(game, naming)}.`;

/** How a game is lost: by its aim, by its points, or because it is not worth the bid. */
export type LostHow = 'aim' | 'points' | 'bid';

/** The game that was named loses. */
export function sayGameLoses(game: OpenGame, how: LostHow, naming: Naming): string {
  const name = nameGame(game, naming);
  switch (how) {
    case 'aim':
      return `Mit offenen Karten ist ${name} verloren.`;
    case 'points':
      return `Mit offenen Karten ist ${name} verloren, mit ${counted(game.reached, 'point', 'dative')}.`;
    case 'bid':
      return `Mit offenen Karten kommt ${name} auf ${belowBid(game)}.`;
  }
}

/** A way to a game loses. @param best the best game on it. */
export function sayWayLoses(way: Action, best: OpenGame, how: LostHow, naming: Naming): string {
  const lead = `Mit offenen Karten verlierst du, ${onWay(way, naming)}`;
  if (how === 'aim') return `${lead}.`;
  const amount = how === 'bid' ? belowBid(best) : counted(best.reached, 'point');
  return `${lead}: Das beste Spiel, ${nameGame(best, naming)}, kommt auf ${amount}.`;
}

const belowBid = ({ reached, value }: OpenGame): string =>
  `${counted(reached, 'point')} und ist ${value} wert, weniger als gereizt`;

/** A way on which there is no game. */
export const sayNoGame = (way: Action, naming: Naming): string =>
  `Mit offenen Karten gibt es kein Spiel, ${onWay(way, naming)}.`;

/** After a game that is lost: another was there. */
export const sayOtherWins = (game: OpenGame, naming: Naming): string =>
  `Ein anderes Spiel war zu gewinnen: ${wonClause(game, naming)}.`;

/** After a game that is lost: no other was there. @param nearest one that comes nearer; null for none. */
export const sayAllLose = (nearest: OpenGame | null, naming: Naming): string =>
  `Alles andere verliert auch${nearestClause(nearest, naming)}.`;

/**
 * Where the two cards put away stand among all pairs.
 *
 * @param isAfterGame whether a sentence on the game with all cards open stands before.
 */
export const sayLayout = (layout: Layout, standing: PairStanding, isAfterGame: boolean): string =>
  `Du hast ${listed(layout)} gedrückt${isAfterGame ? '; ' : '. Mit offenen Karten '}${standingClause(standing, !isAfterGame)}`;

/** Lines of the law between what was put away and the best. @param lines at least one. */
export const sayLinesBetween = (lines: readonly number[]): string =>
  lines.length === 1
    ? `Die Grenze bei ${lines.join('')} liegt dazwischen.`
    : `Die Grenzen bei ${lines.join(' und bei ')} liegen dazwischen.`;
