/** Positions to solve, made by chance from a seed, so that every run tests the same ones. */
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { legalPlays, playCard } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';

/** A small generator of numbers from 0 to 1 (Mulberry32): the same seed gives the same numbers. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * An ending: `size` cards a seat from a shuffled pack, anyone declarer, anyone to lead, and up to
 * two cards of the first trick already played.
 */
export function ending(game: Game, size: number, random: () => number): Position {
  const pack = [...CARDS];
  const below = (end: number): number => Math.floor(random() * end);
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  const hand = (seat: number): Card[] => pack.slice(seat * size, (seat + 1) * size);
  let position: Position = {
    game,
    declarer: SEATS[below(3)]!,
    hands: { V: hand(0), M: hand(1), H: hand(2) },
    tricks: [],
    leader: SEATS[below(3)]!,
    table: [],
  };
  for (let played = below(3); played > 0; played--) {
    const legal = legalPlays(position);
    position = playCard(position, legal[below(legal.length)]!);
  }
  return position;
}

/** A suit game with any trump. */
export function anySuitGame(random: () => number): Game {
  return { kind: 'solo', trump: SUITS[Math.floor(random() * 4)]! };
}
