/** The places of one line, one after another, while a replay is being built. */
import type { HandOf, Trick } from '../notation/hand.ts';
import { playAt } from '../cards/play.ts';
import type { PositionOf } from '../cards/play.ts';
import type { BySeatOf, Table } from '../cards/table.ts';
import { errataAt } from './errata.ts';
import { makePlace } from './place.ts';
import type { Place } from './place.ts';
import type { LineId, Note, Stop, TableCard, Taken } from './replay.ts';
import type { PreparationOf, TableGame } from './table-game.ts';

/** A stop while its line is being laid out, with the position behind it. */
export type Draft<T extends Table> = Omit<Stop<T>, 'previous' | 'next' | 'branches' | 'toPlay'> & {
  readonly position: PositionOf<T>;
};

/** The place just before the first lead: `layout` when cards changed hands, else `deal`. */
export function openingStop<T extends Table>(
  game: TableGame<T>,
  before: PreparationOf<T>,
  line: LineId,
  notes: readonly Note<T>[],
): Draft<T> {
  const place: Place = {
    branch: line,
    at: game.cardsMove(before) ? 'layout' : 'deal',
    trick: 0,
    card: 0,
  };
  const position = game.start(before);
  return {
    place,
    name: makePlace(place),
    line,
    hands: sortedHands(game, position.hands),
    trick: 0,
    leader: position.leader,
    table: [],
    winning: null,
    taken: null,
    score: scoreOf(game, position),
    notes,
    position,
  };
}

/** The hand of each seat in the order in which it is printed. */
export function sortedHands<T extends Table>(
  game: TableGame<T>,
  hands: BySeatOf<T, readonly T['card'][]>,
): BySeatOf<T, readonly T['card'][]> {
  return bySeat(game, (seat) => game.sort(hands[seat]));
}

function bySeat<T extends Table, Value>(
  { seats }: TableGame<T>,
  of: (seat: T['seat']) => Value,
): BySeatOf<T, Value> {
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)])) as BySeatOf<T, Value>;
}

/**
 * The places of a run of tricks.
 *
 * @param game by whose rules they are played.
 * @param path the places before them; play goes on from the last.
 * @param skip how many cards of the first trick are on the table there already.
 * @param firstNotes what is to be read at the first place before its own notes.
 * @param source what the hand says of its source, when the tricks are those of its record.
 */
export function playedStops<T extends Table>(
  game: TableGame<T>,
  path: readonly Draft<T>[],
  tricks: readonly Trick<T>[],
  line: LineId,
  skip = 0,
  firstNotes: readonly Note<T>[] = [],
  { errata, printed }: Pick<HandOf<T>, 'errata' | 'printed'> = { errata: [] },
): Draft<T>[] {
  const stops: Draft<T>[] = [];
  let from = path.at(-1)!;
  for (const [index, trick] of tricks.entries()) {
    for (const [place, play] of trick.plays.entries()) {
      if (index === 0 && place < skip) continue;
      const number = place + 1;
      const last = number === trick.plays.length;
      const { seat, card, mark, comment } = play;
      const table: TableCard<T>[] = [...(place === 0 ? [] : from.table), { seat, card, mark }];
      const position = playAt(game, from.position, card);
      const at: Place = { branch: line, at: 'card', trick: trick.number, card: number };
      const own: Note<T>[] = comment === null ? [] : [{ kind: 'card', text: comment, seat, card }];
      const stop: Draft<T> = {
        place: at,
        name: makePlace(at),
        line,
        hands: position.hands,
        trick: trick.number,
        leader: table[0]!.seat,
        table,
        winning: game.winningIndex(
          table.map((shown) => shown.card),
          position.game,
        ),
        taken: number === game.seats.length ? takenIn(position) : null,
        score: scoreOf(game, position),
        notes: [
          ...(stops.length === 0 ? firstNotes : []),
          ...note('trick', place > 0 ? null : (game.unprinted?.(printed, trick) ?? null)),
          ...own,
          ...errataAt(errata, `t${trick.number}.${seat}`),
          ...(last ? note('trick', trick.comment) : []),
          ...(last ? errataAt(errata, `t${trick.number}`) : []),
        ],
        position,
      };
      stops.push(stop);
      from = stop;
    }
  }
  return stops;
}

function takenIn<T extends Table>({ tricks }: PositionOf<T>): Stop<T>['taken'] {
  const trick = tricks.at(-1);
  return trick === undefined ? null : { by: trick.winner, points: trick.points };
}

/** Tricks and points of each seat. */
function scoreOf<T extends Table>(
  game: TableGame<T>,
  { tricks }: PositionOf<T>,
): BySeatOf<T, Taken> {
  return bySeat(game, (seat) => {
    const won = tricks.filter(({ winner }) => winner === seat);
    return { tricks: won.length, points: won.reduce((sum, { points }) => sum + points, 0) };
  });
}

/** A note with this text, or none without one. */
export function note<T extends Table>(
  kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick',
  text: string | null,
): Note<T>[] {
  return text === null ? [] : [{ kind, text }];
}
