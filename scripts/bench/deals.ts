/**
 * Deals to measure the solver by, made from a seed.
 *
 * A uniform shuffle is mostly hopeless for the declarer and flatters every solver. Plausible deals
 * give the declarer twelve cards good enough to play the game on, and put two away by a simple
 * rule; they are what a reader's board looks like.
 */
import { CARDS, SUITS, cardPoints, rankOf, suitOf } from '../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../src/game/skat/cards.ts';
import { cardStrength, isTrump, playedSuit } from '../../src/game/skat/order.ts';
import type { Game } from '../../src/game/skat/order.ts';
import { SEATS } from '../../src/game/skat/seats.ts';
import type { OpenPosition } from '../../src/game/solver/position.ts';

export const BENCH_GAMES = ['suit', 'grand', 'null'] as const;
export type BenchGame = (typeof BENCH_GAMES)[number];

export const DEAL_KINDS = ['random', 'plausible'] as const;
export type DealKind = (typeof DEAL_KINDS)[number];

/** A small generator of numbers from 0 to 1 (Mulberry32): the same seed gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The deal of one seed: Vorhand leads to the first trick, any seat is declarer. */
export function makeDeal(name: BenchGame, kind: DealKind, seed: number): OpenPosition {
  const random = seeded(seed * 7919 + { suit: 1, grand: 2, null: 3 }[name]);
  const trump = SUITS[Math.floor(random() * 4)]!;
  const declarer = SEATS[Math.floor(random() * 3)]!;
  const game: Game =
    name === 'suit'
      ? { kind: 'solo', trump }
      : { kind: name === 'grand' ? 'grand-solo' : 'nullo', trump: null };
  let pack = shuffled(random);
  if (kind === 'plausible') {
    while (!wouldPlay(name, pack.slice(0, 12), game)) pack = shuffled(random);
  }
  const twelve = pack.slice(0, 12);
  const skat = kind === 'random' ? twelve.slice(10) : putAway(name, twelve, game);
  const others = [pack.slice(12, 22), pack.slice(22)];
  const hands: Record<string, readonly Card[]> = {};
  for (const seat of SEATS) {
    hands[seat] =
      seat === declarer ? twelve.filter((card) => !skat.includes(card)) : others.shift()!;
  }
  return {
    game,
    declarer,
    hands: { V: hands['V']!, M: hands['M']!, H: hands['H']! },
    leader: 'V',
    table: [],
    pointsSoFar: name === 'null' ? 0 : cardPoints(skat[0]!) + cardPoints(skat[1]!),
  };
}

function shuffled(random: () => number): Card[] {
  const pack = [...CARDS];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [pack[last], pack[other]] = [pack[other]!, pack[last]!];
  }
  return pack;
}

function wouldPlay(name: BenchGame, twelve: readonly Card[], game: Game): boolean {
  const aces = twelve.filter((card) => rankOf(card) === 'A' && !isTrump(card, game)).length;
  const trumps = twelve.filter((card) => isTrump(card, game)).length;
  if (name === 'suit') return trumps >= 6 && trumps + aces >= 7;
  if (name === 'grand') return trumps >= 2 && trumps + aces >= 5;
  const dangers = SUITS.flatMap((suit) => dangerous(twelve, suit, game));
  return dangers.length <= 1;
}

/**
 * The cards of a suit that may be forced to take a trick in Nullo: the nth card from below is safe
 * when at least two cards for each one held up to it lie no higher.
 */
function dangerous(twelve: readonly Card[], suit: Suit, game: Game): Card[] {
  const candidates = twelve
    .filter((card) => suitOf(card) === suit)
    .sort((a, b) => cardStrength(a, game) - cardStrength(b, game));
  return candidates.filter((card, index) => cardStrength(card, game) > 2 * index + 2);
}

/** The two cards put away: the most dangerous in Nullo, else cards that would be caught. */
function putAway(name: BenchGame, twelve: readonly Card[], game: Game): Card[] {
  const badness = (card: Card): number => {
    const suit = playedSuit(card, game);
    const mates = twelve.filter((other) => playedSuit(other, game) === suit);
    if (name === 'null') {
      const danger = dangerous(twelve, suitOf(card), game).includes(card) ? 20 : 0;
      return danger + cardStrength(card, game) - mates.length;
    }
    if (suit === 'trump' || rankOf(card) === 'A') return -1;
    const aceHeld = mates.some((other) => rankOf(other) === 'A');
    const short = 4 - mates.length;
    return aceHeld ? short : 10 + 3 * short + cardPoints(card);
  };
  return [...twelve].sort((a, b) => badness(b) - badness(a)).slice(0, 2);
}
