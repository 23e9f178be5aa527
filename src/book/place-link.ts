/** A mention of a place in a hand: where the link goes, and how that is said. */
import { plainHandName } from '#edition/book/hand-page-words.ts';
import { handAndPlace, namePlace } from '#edition/book/place-words.ts';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { makeAddress } from '../game/replay/address.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { Replay, Stop } from '../game/replay/replay.ts';
import { findPlace } from '../game/replay/step.ts';
import { replayOf } from './replay-of.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';

/** A link that moves a figure. */
export interface PlaceLink {
  /** The fragment: `#foster-01/t3.3`. */
  readonly href: string;
  /** Where it goes: `Hand 1, trick 3`. */
  readonly says: string;
}

/** What is wrong with a mention. */
export interface PlaceProblem {
  readonly code: 'no-such-hand' | 'no-such-place';
  /** A sentence or two for the author of the chapter. */
  readonly message: string;
}

/**
 * Finds the place that a chapter mentions.
 *
 * @param id the hand's id, `foster-01`.
 * @param place the name of a place in it (see src/game/notation/README.md), or null for the hand as a
 *   whole.
 * @param hands all hands of the book.
 */
export function linkTo(
  id: string,
  place: string | null,
  hands: readonly (Hand | GameHand)[],
): Checked<PlaceLink, PlaceProblem> {
  const hand = hands.find((known) => known.id === id);
  if (hand === undefined) {
    const known = hands.map((other) => other.id).join(', ');
    return wrong('no-such-hand', `There is no hand “${id}”. There are: ${known}.`);
  }
  const name = handName(hand);
  if (place === null) return valid({ href: makeAddress({ hand: id, place }), says: name });

  const replay = replayOf(hand);
  const found = findPlace(replay, place);
  if (!found.ok) return wrong('no-such-place', `In ${id}: ${found.why}`);
  const href = makeAddress({ hand: id, place: found.stop.name });
  return valid({ href, says: handAndPlace(name, stopName(found.stop, replay)) });
}

function handName(hand: Hand | GameHand): string {
  const { number, title } = hand;
  return number === null || 'game' in hand ? title : plainHandName(number);
}

/** A stop in words: `the deal`, `trick 6, the second card`, `trick 2 of “If he ruffs low”`. */
export function stopName({ line, place, taken }: Stop, replay: Replay): string {
  const variation = line === null ? null : lineOf(replay, line).title;
  if (place.at === 'deal' || place.at === 'layout') return namePlace({ at: place.at }, variation);
  const cards = taken === null ? place.card : 0;
  return namePlace({ at: 'trick', trick: place.trick, cards }, variation);
}

function wrong(code: PlaceProblem['code'], message: string): Checked<PlaceLink, PlaceProblem> {
  return invalid({ code, message });
}
