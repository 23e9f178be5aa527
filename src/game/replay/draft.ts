/** Drafts the places of a line while a replay is being built. */
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Trick } from '../notation/hand.ts';
import { playAt } from '../cards/play.ts';
import type { TrickPosition } from '../cards/play.ts';
import { errataAt } from './errata.ts';
import { makePlace } from './place.ts';
import type { Place } from './place.ts';
import type { LineId, Note, Stop, TableCard, SeatScore } from './replay.ts';
import type { LineTerms, TableGame } from './table-game.ts';

/** A stop that is not complete yet, with its position. */
export type Draft = Omit<Stop, 'previous' | 'next' | 'branches' | 'toPlay'> & {
  readonly position: TrickPosition;
};

/** The place just before the first lead: `layout` when cards changed hands, else `deal`. */
export function openingStop(
  game: TableGame,
  before: LineTerms,
  line: LineId,
  notes: readonly Note[],
): Draft {
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

/** The hand of each seat in printed order. */
export function sortedHands(
  game: TableGame,
  hands: Readonly<Record<string, readonly PackCard[]>>,
): Readonly<Record<string, readonly PackCard[]>> {
  return bySeat(game, (seat) => game.sort(hands[seat] ?? []));
}

function bySeat<Value>(
  { seats }: TableGame,
  of: (seat: string) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(seats.map((seat) => [seat, of(seat)]));
}

/**
 * The places for a sequence of tricks.
 *
 * @param game whose rules apply.
 * @param path the places before them; play goes on from the last.
 * @param skip how many cards of the first trick are already on the table.
 * @param firstNotes notes to put before those of the first place.
 * @param source the errata and printed places of the hand, if the tricks are those of its record.
 */
export function playedStops(
  game: TableGame,
  path: readonly Draft[],
  tricks: readonly Trick[],
  line: LineId,
  skip = 0,
  firstNotes: readonly Note[] = [],
  { errata, printed }: Pick<AnyHand, 'errata' | 'printed'> = { errata: [] },
): Draft[] {
  const stops: Draft[] = [];
  let from = path.at(-1)!;
  for (const [index, trick] of tricks.entries()) {
    for (const [place, play] of trick.plays.entries()) {
      if (index === 0 && place < skip) continue;
      const number = place + 1;
      const last = number === trick.plays.length;
      const { seat, card, mark, comment } = play;
      const table: TableCard[] = [...(place === 0 ? [] : from.table), { seat, card, mark }];
      const position = playAt(game, from.position, card);
      const at: Place = { branch: line, at: 'card', trick: trick.number, card: number };
      const own: Note[] = comment === null ? [] : [{ kind: 'card', text: comment, seat, card }];
      const stop: Draft = {
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
        taken: number === game.seats.length ? lastTrickResult(position) : null,
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

function lastTrickResult({ tricks }: TrickPosition): Stop['taken'] {
  const trick = tricks.at(-1);
  return trick === undefined ? null : { by: trick.winner, points: trick.points };
}

/** Tricks and points of each seat. */
function scoreOf(game: TableGame, { tricks }: TrickPosition): Readonly<Record<string, SeatScore>> {
  return bySeat(game, (seat) => {
    const won = tricks.filter(({ winner }) => winner === seat);
    return { tricks: won.length, points: won.reduce((sum, { points }) => sum + points, 0) };
  });
}

/** A list with a note of this text; empty without a text. */
export function note(
  kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick',
  text: string | null,
): Note[] {
  return text === null ? [] : [{ kind, text }];
}
