/** The places of one line, one after another, while a replay is being built. */
import type { Erratum, Trick } from '../notation/hand.ts';
import { firstPosition } from '../notation/check/setting.ts';
import { KINDS } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import { winningIndex } from '../skat/order.ts';
import { playCard } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import type { Preparation } from '../skat/played-hands.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { errataAt } from './errata.ts';
import { makePlace } from './place.ts';
import type { Place } from './place.ts';
import type { LineId, Note, Stop, TableCard, Taken } from './replay.ts';

/** A stop while its line is being laid out, with the position behind it. */
export type Draft = Omit<Stop, 'previous' | 'next' | 'branches' | 'toPlay'> & {
  readonly position: Position;
};

/** Whether any card changes hands between the deal and the first lead. */
export function cardsMove({ contract, exchange }: Preparation): boolean {
  return KINDS[contract.kind].skat !== 'untouched' || exchange !== null;
}

/** The place just before the first lead: `layout` when cards changed hands, else `deal`. */
export function openingStop(before: Preparation, line: LineId, notes: readonly Note[]): Draft {
  const place: Place = {
    branch: line,
    at: cardsMove(before) ? 'layout' : 'deal',
    trick: 0,
    card: 0,
  };
  const position = firstPosition(before);
  const { V, M, H } = position.hands;
  return {
    place,
    name: makePlace(place),
    line,
    hands: { V: sortCards(V), M: sortCards(M), H: sortCards(H) },
    trick: 0,
    leader: position.leader,
    table: [],
    winning: null,
    taken: null,
    score: scoreOf(position),
    notes,
    position,
  };
}

/**
 * The places of a run of tricks.
 *
 * @param path the places before them; play goes on from the last.
 * @param skip how many cards of the first trick are on the table there already.
 * @param firstNotes what is to be read at the first place before its own notes.
 */
export function playedStops(
  path: readonly Draft[],
  tricks: readonly Trick[],
  line: LineId,
  skip = 0,
  firstNotes: readonly Note[] = [],
  errata: readonly Erratum[] = [],
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
      const position = playCard(from.position, card);
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
        winning: winningIndex(
          table.map((shown) => shown.card),
          position.game,
        ),
        taken: number === 3 ? takenIn(position) : null,
        score: scoreOf(position),
        notes: [
          ...(stops.length === 0 ? firstNotes : []),
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

function takenIn({ tricks }: Position): Stop['taken'] {
  const trick = tricks.at(-1);
  return trick === undefined ? null : { by: trick.winner, points: trick.points };
}

/** Tricks and points of each seat. */
function scoreOf({ tricks }: Position): BySeat<Taken> {
  const of = (seat: Seat): Taken => {
    const won = tricks.filter(({ winner }) => winner === seat);
    return { tricks: won.length, points: won.reduce((sum, { points }) => sum + points, 0) };
  };
  return { V: of('V'), M: of('M'), H: of('H') };
}

/** A note with this text, or none without one. */
export function note(
  kind: 'bidding' | 'hand' | 'layout' | 'variation' | 'trick',
  text: string | null,
): Note[] {
  return text === null ? [] : [{ kind, text }];
}
