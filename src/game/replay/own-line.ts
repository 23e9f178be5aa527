/**
 * The reader's own line: cards of theirs that leave the record or a variation at some place. It
 * is laid out like a variation, so that everything that shows a line can show it.
 */
import { OWN_LINE_TITLE } from '#edition/game/replay/own-line-words.ts';
import type { SkatPlay, SkatTrick } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { isDecided, playCard, toMove, whyIllegal } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import { isPlayedOut, seatInTurn } from '../cards/play.ts';
import { playedStops } from './draft.ts';
import type { OwnLineFault } from './own-line-fault.ts';
import { OWN_LINE } from './place.ts';
import { readyToPlay } from './playable.ts';
import { positionAt } from './position-at.ts';
import { lineOf, stopOf } from './replay.ts';
import type { Replay, ReplayLine, Stop } from './replay.ts';
import type { SkatReplay } from './skat-replay.ts';

/** The place where the reader left the record or a variation, and the cards played from there. */
export interface OwnLine {
  /** The name of the place, on the record or in a variation. */
  readonly from: string;
  /** The cards of all seats in the order played; may be empty. */
  readonly cards: readonly Card[];
}

/**
 * The replay with the reader's line added under {@link OWN_LINE}, or without one if `own` has no
 * cards. The places of the line are called `+/t4.2`.
 *
 * @param replay the hand, perhaps with an own line, which is then replaced.
 * @returns the extended replay, or the first card that may not be played.
 * @throws RangeError when the place it leaves is not one of the hand's: see `findPlace`.
 */
export function withOwnLine(replay: SkatReplay, own: OwnLine): Checked<SkatReplay, OwnLineFault> {
  const recorded = withoutOwnLine(replay);
  if (own.cards.length === 0) return valid(recorded);
  const from = stopOf(recorded, own.from);
  const fork = readyToPlay(lineOf(recorded, from.line), from);
  const parent = lineOf(recorded, fork.line);
  const start = positionAt(recorded, fork);
  const end = playAll(start, own.cards);
  if (!end.ok) return end;

  const shared = parent.path.slice(0, parent.path.indexOf(fork) + 1);
  const drafts = playedStops(
    recorded.game,
    [{ ...fork, position: start }],
    tricksFrom(start, own.cards),
    OWN_LINE,
    start.table.length,
  );
  const names = [fork.name, ...drafts.map(({ name }) => name)];
  const stops = drafts.map(({ position, ...draft }, index): Stop => {
    const done = isPlayedOut(recorded.game, position) || recorded.game.isDecided(position);
    return {
      ...draft,
      toPlay: done ? null : seatInTurn(recorded.game, position),
      branches: [],
      previous: names[index] ?? null,
      next: names[index + 2] ?? null,
    };
  });
  const line: ReplayLine = {
    game: recorded.game,
    id: OWN_LINE,
    title: OWN_LINE_TITLE,
    parent: parent.id,
    fork: fork.name,
    contract: parent.contract,
    declarer: parent.declarer,
    layout: parent.layout,
    finished: stops.at(-1)?.toPlay === null,
    stops,
    path: [...shared, ...stops],
  };
  const extended: Replay = {
    game: recorded.game,
    hand: recorded.hand,
    targets: recorded.targets,
    lines: new Map([...recorded.lines, [OWN_LINE, line]]),
    stops: new Map([...recorded.stops, ...stops.map((stop) => [stop.name, stop] as const)]),
  };
  // Cards of Skat, played from a position of Skat.
  return valid(extended as SkatReplay);
}

/** The replay without the reader's own line. */
export function withoutOwnLine(replay: SkatReplay): SkatReplay {
  const line = replay.lines.get(OWN_LINE);
  if (line === undefined) return replay;
  const own = new Set(line.stops.map(({ name }) => name));
  return {
    game: replay.game,
    hand: replay.hand,
    targets: replay.targets,
    lines: new Map([...replay.lines].filter(([id]) => id !== OWN_LINE)),
    stops: new Map([...replay.stops].filter(([name]) => !own.has(name))),
  };
}

/** The position after all cards, or the first that may not be played. */
function playAll(start: Position, cards: readonly Card[]): Checked<Position, OwnLineFault> {
  let position = start;
  for (const [index, card] of cards.entries()) {
    const why = isDecided(position) ? 'play-is-over' : whyIllegal(position, card);
    if (why !== null) {
      const trick = Math.min(10, position.tricks.length + 1);
      return invalid({ index, card, seat: toMove(position), trick, why });
    }
    position = playCard(position, card);
  }
  return valid(position);
}

/** Groups the cards into tricks; the first includes the cards already on the table. */
function tricksFrom(start: Position, cards: readonly Card[]): SkatTrick[] {
  const tricks: SkatTrick[] = [];
  let position = start;
  // Their seat does not matter, because `playedStops` skips them.
  let plays: SkatPlay[] = start.table.map((card) => ({
    seat: start.leader,
    card,
    mark: null,
    comment: null,
  }));
  for (const card of cards) {
    const number = position.tricks.length + 1;
    plays = [...plays, { seat: toMove(position), card, mark: null, comment: null }];
    position = playCard(position, card);
    if (plays.length === 1 || tricks.length === 0) tricks.push(trickOf(number, plays));
    else tricks[tricks.length - 1] = trickOf(number, plays);
    if (plays.length === 3) plays = [];
  }
  return tricks;
}

function trickOf(number: number, plays: readonly SkatPlay[]): SkatTrick {
  return { number, plays, winner: null, points: null, comment: null, variations: [] };
}
