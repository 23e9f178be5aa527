/**
 * A game under way as a table shows it, from its position alone: no record of it is needed, as for a
 * replay.
 */
import type { PackCard } from '../cards/cards.ts';
import { isPlayedOut, seatInTurn, seatsInTurn } from '../cards/play.ts';
import type { TrickPosition, TurnedTrick } from '../cards/play.ts';
import type { PlayedGame, TrickRules } from '../cards/table.ts';
import type { Place } from './place.ts';
import type { SeatScore, Stop, TableCard } from './replay.ts';

/** A trick at its place. */
export type TrickPlace = Pick<Stop, 'leader' | 'name' | 'table' | 'taken' | 'trick' | 'winning'> & {
  /** May be absent once the play has begun. */
  readonly hands?: Stop['hands'];
};

/** What a table shows of a place. */
export type TablePlace = TrickPlace & Pick<Stop, 'hands' | 'place' | 'score' | 'toPlay'>;

/** What a table needs to know of a line. */
export interface TableLine {
  readonly game: TrickRules;
  readonly contract: PlayedGame;
  readonly declarer: string | null;
  readonly layout: readonly PackCard[] | null;
  readonly path: readonly TrickPlace[];
}

/** A game before its first lead, and the terms it is played by. */
type GameBefore = Omit<TableLine, 'path'> & {
  /** The hands by which the suits of each hand are ordered until its end. */
  readonly hands: Stop['hands'];
  /** Who leads. */
  readonly leader: string;
};

/** The game, and the place where it stands. */
interface ShownPosition {
  readonly line: TableLine;
  readonly stop: TablePlace;
}

/**
 * Shows a game that is being played.
 *
 * @param position null before the first lead.
 * @param lies whether the last trick, which is complete, still lies on the table.
 * @param isOver whether no card is played any more; as a rule when no card is left.
 */
export function showPosition(
  before: GameBefore,
  position: TrickPosition | null,
  lies = false,
  isOver = position !== null && isPlayedOut(before.game, position),
): ShownPosition {
  const { hands, leader, ...terms } = before;
  const at = before.layout === null ? 'deal' : 'layout';
  const rules = before.game;
  const start = {
    ...{ hands, leader, name: at, place: placeOf(0, 0, at), score: scoreOf(rules.seats, []) },
    ...{ table: [], taken: null, toPlay: null, trick: 0, winning: null },
  };
  if (position === null) return { line: { ...terms, path: [start] }, stop: start };
  const tricks = position.tricks.map((trick, index) => placeOfTrick(rules, trick, index + 1));
  const last = tricks.at(-1);
  const now = {
    hands: position.hands,
    score: scoreOf(rules.seats, position.tricks),
    toPlay: isOver ? null : seatInTurn(rules, position),
  };
  if ((lies || isOver) && last !== undefined && position.table.length === 0) {
    const stop = { ...last, ...now, place: placeOf(last.trick, last.table.length) };
    return { line: { ...terms, path: [start, ...tricks] }, stop };
  }
  const trick = position.tricks.length + 1;
  const { table } = position;
  const stop = {
    ...now,
    leader: position.leader,
    // Between two tricks the place is that of the trick before.
    name: table.length === 0 ? (last ?? start).name : `t${trick}.${table.length}`,
    place: placeOf(trick, table.length),
    table: tableOf(rules, position.leader, table),
    taken: null,
    trick,
    winning: table.length === 0 ? null : rules.winningIndex(table, position.game),
  };
  const path = [start, ...tricks, ...(table.length === 0 ? [] : [stop])];
  return { line: { ...terms, path }, stop };
}

function placeOf(trick: number, card: number, at: Place['at'] = 'card'): Place {
  return { branch: null, at, trick, card };
}

function tableOf(rules: TrickRules, leader: string, cards: readonly PackCard[]): TableCard[] {
  const seats = seatsInTurn(rules, leader);
  return cards.map((card, index) => ({ seat: seats[index] ?? leader, card, mark: null }));
}

function placeOfTrick(
  rules: TrickRules,
  { cards, leader, points, winner }: TurnedTrick,
  trick: number,
): TrickPlace {
  const table = tableOf(rules, leader, cards);
  return {
    leader,
    name: `t${trick}.${cards.length}`,
    table,
    taken: { by: winner, points },
    trick,
    winning: table.findIndex(({ seat }) => seat === winner),
  };
}

function scoreOf(
  seats: readonly string[],
  tricks: readonly TurnedTrick[],
): Readonly<Record<string, SeatScore>> {
  return Object.fromEntries(
    seats.map((seat) => {
      const own = tricks.filter(({ winner }) => winner === seat);
      return [seat, { tricks: own.length, points: own.reduce((sum, one) => sum + one.points, 0) }];
    }),
  );
}
