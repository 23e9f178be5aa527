/** What a picture shows of a hand: the place, the cards and the counts, for the words in it and about it. */
import { usualTitle } from '#edition/game/codes/code-words.ts';
import { countsAt, countsPoints } from '../game/replay/counts.ts';
import { spokenText } from '../game/replay/comment.ts';
import { OWN_LINE } from '../game/replay/place.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatReplayLine, SkatStop } from '../game/replay/skat-replay.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import { sortCards } from '../game/skat/deal.ts';
import type { LawId } from '../game/skat/laws.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import { bidOf, setUpOf } from './set-up.ts';

/** The course of play that is shown: the record, the reader’s own, or a variation by its title. */
export type PictureLine =
  | { readonly is: 'record' }
  | { readonly is: 'own' }
  | { readonly is: 'variation'; readonly title: string };

/** How far the play is; null for a seat where nobody is to play. */
export type PicturePlace =
  | { readonly at: 'deal' }
  | { readonly at: 'lead'; readonly toPlay: Seat | null }
  | { readonly at: 'trick'; readonly trick: number; readonly toPlay: Seat | null }
  | { readonly at: 'taken'; readonly trick: number; readonly by: Seat };

/** What a side has: tricks where points do not matter. */
export interface PictureCount {
  readonly side: string;
  readonly of: 'points' | 'tricks';
  readonly number: number;
}

/** A position as a picture shows it. */
export interface PicturePosition {
  readonly contract: Contract;
  readonly laws: LawId;
  readonly declarer: Seat | null;
  /** Whether the hand is called after its game alone. */
  readonly isTitledByGame: boolean;
  readonly bid: number | null;
  readonly line: PictureLine;
  readonly place: PicturePlace;
  /** The hands that have cards, in the order of the seats. */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
  /** The trick on the table, in the order in which it is played. */
  readonly table: readonly { readonly seat: Seat; readonly card: Card }[];
  /** The two cards apart: as dealt, or what was put away. */
  readonly apart: { readonly is: 'skat' | 'putAway'; readonly cards: readonly Card[] };
  readonly counts: readonly PictureCount[];
}

/** A place of a replay as a picture shows it. */
export function positionOf(replay: SkatReplay, stop: SkatStop): PicturePosition {
  const { hand } = replay;
  const line = lineOf(replay, stop.line);
  const { contract, declarer } = line;
  const of = countsPoints(line) ? 'points' : 'tricks';
  return {
    contract,
    laws: hand.laws,
    declarer,
    isTitledByGame: usualTitle(contract, declarer, hand.laws) === hand.title,
    bid: contract === hand.contract ? bidOf(setUpOf(hand, '')) : null,
    line: lineShown(line),
    place: placeShown(stop),
    hands: SEATS.filter((seat) => stop.hands[seat].length > 0).map((seat) => ({
      seat,
      cards: sortCards(stop.hands[seat]),
    })),
    table: stop.table,
    apart: apartAt(replay, line, stop),
    counts: countsAt(replay, stop, 'with-skat', line.id).map((count) => ({
      side: count.side,
      of,
      number: count[of],
    })),
  };
}

function lineShown({ id, title }: SkatReplayLine): PictureLine {
  if (id === null) return { is: 'record' };
  return id === OWN_LINE ? { is: 'own' } : { is: 'variation', title: spokenText(title) };
}

function placeShown({ place, taken, toPlay, trick }: SkatStop): PicturePlace {
  if (trick === 0) return place.at === 'deal' ? { at: 'deal' } : { at: 'lead', toPlay };
  return taken === null ? { at: 'trick', trick, toPlay } : { at: 'taken', trick, by: taken.by };
}

function apartAt(
  replay: SkatReplay,
  { layout }: SkatReplayLine,
  stop: SkatStop,
): PicturePosition['apart'] {
  return layout !== null && stop.place.at !== 'deal'
    ? { is: 'putAway', cards: sortCards(layout) }
    : { is: 'skat', cards: sortCards(replay.hand.deal.skat) };
}
