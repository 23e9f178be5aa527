/**
 * What each seat could make of each game with all cards open: under a rule book, won or lost, with
 * its value, and as a set-up that lays it on the table.
 */
import type { SkatWay } from '../game/analysis/games.ts';
import { gameName } from '../game/analysis/measure.ts';
import type { GameName } from '../game/analysis/measure.ts';
import type { Card } from '../game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../game/skat/contract.ts';
import type { Contract, ContractKind } from '../game/skat/contract.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { countMatadors } from '../game/skat/matadors.ts';
import { cardStrength } from '../game/skat/order.ts';
import type { Game } from '../game/skat/order.ts';
import { judgeDeclarer } from '../game/skat/result.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { gameValue } from '../game/skat/value.ts';
import { sumPoints } from '../game/skat/cards.ts';
import { SOLVED_GAMES } from '../game/solver/whole-deal.ts';
import { kindsOf } from './kinds.ts';
import { EMPTY, withDeal } from './set-up.ts';
import type { SetUp } from './set-up.ts';

/** One game of one seat. */
export interface Cell {
  readonly seat: Seat;
  readonly game: Game;
  readonly way: SkatWay;
}

/** All cells in the order in which they are worked out: what is found soonest first. */
export const CELLS: readonly Cell[] = (['untouched', 'taken'] as const).flatMap((way) =>
  SEATS.flatMap((seat) => SOLVED_GAMES.map((game): Cell => ({ seat, game, way }))),
);

/** The name of a cell, unique among them: `taken V grand`. */
export const cellKey = ({ game, seat, way }: Cell): string => `${way} ${seat} ${gameName(game)}`;

/** What best play by all comes to in a cell. */
export interface Possible {
  /** Final card points; null in a Nullo. */
  readonly points: number | null;
  /** In a Nullo, whether every trick is avoided; else whether every trick is taken. */
  readonly reached: boolean;
  /** The two cards to put away; null where the skat is left alone, and where no two are better. */
  readonly layout: Layout | null;
}

/** What is known of the cells of a deal, by their names. */
export type FoundCells = ReadonlyMap<string, Possible>;
export const NOTHING_FOUND: FoundCells = new Map();

/** The same with one cell more. */
export function withFound(found: FoundCells, cell: Cell, possible: Possible): FoundCells {
  return new Map(found).set(cellKey(cell), possible);
}

/** A cell under a rule book. */
export interface Made extends Possible {
  readonly cell: Cell;
  readonly name: GameName;
  readonly contract: Contract;
  readonly won: boolean;
  /** What is written down: plus when won, minus when lost. */
  readonly score: number;
}

/**
 * The contract of a cell under a rule book: of the games with these trumps that treat the skat so, the
 * official one first.
 *
 * @returns null where the book has none, as today’s books have no game with a card turned up.
 */
export function contractOfCell({ game, way }: Cell, laws: LawId): Contract | null {
  const { rates } = LAWS[laws];
  const known = new Set<ContractKind>(kindsOf(laws));
  const fits = CONTRACT_KINDS.filter((kind) => {
    const { aim, open, skat, trumps } = KINDS[kind];
    if (!known.has(kind) || open || skat !== way || aim === 'fewest-points') return false;
    return trumps === KINDS[game.kind].trumps;
  });
  const rankOfStanding = (kind: ContractKind): number => {
    const rate = kind in rates ? rates[kind as keyof typeof rates] : undefined;
    return rate?.standing === 'official' ? 0 : 1;
  };
  const [kind] = fits.toSorted((a, b) => rankOfStanding(a) - rankOfStanding(b));
  return kind === undefined ? null : { kind, trump: game.trump, announced: null };
}

/**
 * A cell with its value, nothing announced and nothing bid. What the defenders make of a lost game
 * is counted by its points; schwarz against the declarer is not looked for.
 */
export function reckon(cell: Cell, found: Possible, deal: Deal, laws: LawId): Made | null {
  const contract = contractOfCell(cell, laws);
  if (contract === null) return null;
  const { seat } = cell;
  const law = LAWS[laws];
  const layout = cell.way === 'taken' ? found.layout : null;
  const skat = sumPoints(layout ?? deal.skat);
  const isNullo = found.points === null;
  const took = isNullo ? (found.reached ? 0 : 1) : found.reached ? 10 : 1;
  const points = found.points ?? skat;
  const result = judgeDeclarer(
    {
      declarer: seat,
      points: { declarer: points, defenders: 120 - points, skat },
      tricks: { declarer: took, defenders: 10 - took },
    },
    contract,
    law,
  );
  const matadors = countMatadors([...deal[seat], ...deal.skat], contract);
  const value = gameValue({ contract, matadors, bid: null, result }, law);
  if (!value.ok) return null;
  const { score } = value.value;
  return { ...found, layout, cell, name: gameName(cell.game), contract, won: result.made, score };
}

/** The most valuable game that a seat can win, or null. */
export function bestOf(seat: Seat, all: readonly Made[]): Made | null {
  const won = all.filter((one) => one.won && one.cell.seat === seat);
  return won.reduce<Made | null>(
    (best, one) => (best === null || one.score > best.score ? one : best),
    null,
  );
}

/** The set-up in which a cell is played. Where any two cards are as good the two highest are put away. */
export function setUpOfCell({ cell, contract, layout }: Made, deal: Deal, laws: LawId): SetUp {
  const { seat, way } = cell;
  const putAway = way === 'untouched' ? [] : (layout ?? highestTwo(deal, cell));
  const { kind, trump } = contract;
  return withDeal({ ...EMPTY, laws, kind, trump, declarer: seat, putAway }, deal);
}

function highestTwo(deal: Deal, { game, seat }: Cell): readonly Card[] {
  return [...deal[seat], ...deal.skat]
    .toSorted((a, b) => cardStrength(b, game) - cardStrength(a, game))
    .slice(0, 2);
}
