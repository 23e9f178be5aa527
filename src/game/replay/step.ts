/** Steps through a replay. Every function takes a stop and returns the one the step leads to. */
import {
  sayBreaksOff,
  sayEndsAt,
  sayNoPlace,
  sayNoPlay,
  sayNoVariation,
} from '#edition/game/replay/place-words.ts';
import { makePlace, readPlace } from './place.ts';
import type { Place } from './place.ts';
import { lineOf, stopOf } from './replay.ts';
import type { LineId, Replay, ReplayLine, Stop } from './replay.ts';

export type Direction = 'forward' | 'back';

/** One card on or back; at an end, the same stop. Back from a variation's first card leads out of it. */
export function stepCard(replay: Replay, from: Stop, direction: Direction): Stop {
  const name = direction === 'forward' ? from.next : from.previous;
  return name === null ? from : stopOf(replay, name);
}

/**
 * To the end of the next or previous trick. Inside a trick, forward goes to its end, and back to the
 * end of the trick before; from trick 1, back goes to the last place before play.
 */
export function stepTrick(replay: Replay, from: Stop, direction: Direction): Stop {
  let stop = from;
  do {
    const next = stepCard(replay, stop, direction);
    if (next === stop) return stop;
    stop = next;
  } while (stop.taken === null && stop.trick > 0);
  return stop;
}

/** The deal. */
export function toStart(replay: Replay, from: Stop): Stop {
  return lineOf(replay, from.line).path[0] ?? from;
}

/** The last place in the line. */
export function toEnd(replay: Replay, from: Stop): Stop {
  return lineOf(replay, from.line).path.at(-1) ?? from;
}

/** The last place in a trick of the line; undefined when the line has no such trick. */
export function toTrick(replay: Replay, from: Stop, trick: number): Stop | undefined {
  return lineOf(replay, from.line).path.findLast((stop) => stop.trick === trick);
}

/** The variations that branch off exactly here. */
export function branchesAt(replay: Replay, stop: Stop): ReplayLine[] {
  return stop.branches.map((id) => lineOf(replay, id));
}

/**
 * The variations to offer here: those that branch off at the next card or at any card of the trick
 * on the table, so that a choice stays visible during the trick. Not those that contain the stop.
 */
export function branchesNear(replay: Replay, stop: Stop): ReplayLine[] {
  const { path } = lineOf(replay, stop.line);
  const here = path.findIndex(({ name }) => name === stop.name);
  const start = path.findIndex(({ trick }) => trick === stop.trick);
  const first = stop.trick === 0 ? here : Math.max(0, start - 1);
  const entered = linesAround(replay, stop);
  return path
    .slice(first, here + 1)
    .flatMap((place) => branchesAt(replay, place))
    .filter(({ id }) => !entered.has(id));
}

/** The line of a stop and those it branches off, up to the record. */
function linesAround(replay: Replay, stop: Stop): Set<LineId> {
  const around = new Set<LineId>();
  for (let id = stop.line; id !== null; id = lineOf(replay, id).parent) around.add(id);
  return around;
}

/** The first place of a variation. */
export function intoBranch(replay: Replay, id: string): Stop {
  return lineOf(replay, id).stops[0]!;
}

/** The place on the record where the line left it; on the record, the same stop. */
export function backToRecord(replay: Replay, from: Stop): Stop {
  let stop = from;
  while (stop.line !== null) stop = parentPlace(replay, stop);
  return stop;
}

/** The place in the parent line where this variation branches off; on the record, the same stop. */
export function parentPlace(replay: Replay, from: Stop): Stop {
  const { fork } = lineOf(replay, from.line);
  return fork === null ? from : stopOf(replay, fork);
}

/** The result of looking up a place: its stop, or a sentence why there is none. */
export type PlaceResult<At extends Stop = Stop> =
  { readonly ok: true; readonly stop: At } | { readonly ok: false; readonly why: string };

/**
 * Looks up a place by a name from outside, such as an address. `t6` is the last place in trick 6. In
 * a variation, places before its fork are those of its parent. A replay of Skat has stops of Skat.
 */
export function findPlace<At extends Stop>(
  replay: Replay & { readonly stops: ReadonlyMap<string, At> },
  name: string,
): PlaceResult<At> {
  const place = readPlace(name);
  const { seats, tricks } = replay.game;
  // A whole trick is as many cards as there are seats.
  const cards = name.includes('.') ? (place?.card ?? 0) : 0;
  if (place === undefined || place.trick > tricks || cards > seats.length) {
    return { ok: false, why: sayNoPlace(shortened(name)) };
  }
  const line = replay.lines.get(place.branch);
  if (line === undefined) {
    return { ok: false, why: sayNoVariation(place.branch ?? '') };
  }
  const stop = placeIn(line, place, name);
  if (stop === undefined) return { ok: false, why: whyMissing(line, place) };
  return { ok: true, stop: stopOf(replay, stop.name) };
}

function placeIn(line: ReplayLine, place: Place, name: string): Stop | undefined {
  const { path } = line;
  switch (place.at) {
    case 'deal':
      // A variation that changes what happened before play has such a place of its own.
      return line.stops.find(({ trick }) => trick === 0) ?? path[0];
    case 'layout':
      return path.findLast(({ trick }) => trick === 0);
    case 'card': {
      const inTrick = path.filter(({ trick }) => trick === place.trick);
      const whole = !name.includes('.');
      return whole ? inTrick.at(-1) : inTrick.find(({ table }) => table.length === place.card);
    }
  }
}

function whyMissing(line: ReplayLine, place: Place): string {
  const last = line.path.at(-1);
  const title = line.id === null ? null : line.title;
  if (last === undefined || last.trick === 0) return sayNoPlay(title);
  if (place.trick > last.trick) return sayEndsAt(title, last.trick);
  return sayBreaksOff(title, makePlace({ ...place, branch: null }));
}

function shortened(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
