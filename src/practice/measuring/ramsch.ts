/**
 * Measures how often each card of a place in a Ramsch saves its player from losing. There is no
 * solver for a game of three sides, so two kinds of players who see only their own cards play it.
 */
import { Chance } from '../../lib/random.ts';
import { shareOf } from '../measurement.ts';
import { viewAlone } from '../../strategy/simple-players/view.ts';
import { legalAt } from '../../strategy/which-card/held.ts';
import { seatAt } from '../../strategy/which-card/card-place.ts';
import type { CardMeasurement } from '../drills/which-card/question.ts';
import type { CardPlace } from '../../strategy/which-card/card-place.ts';
import { FAR_BEHIND } from '../drills/which-card/verdict.ts';
import type { Card } from '../../game/skat/cards.ts';
import { LAWS } from '../../game/skat/laws.ts';
import { isOver, playCard } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import { handResult } from '../../game/skat/result.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { dealUnseen } from './deal-place.ts';
import { byTheBook, keepingLow } from '../../strategy/simple-players/ramsch-players.ts';
import type { RamschPlayer } from '../../strategy/simple-players/ramsch-players.ts';

/** The deals of each run; every kind of player has two runs with different seeds. */
const DEALS = 250;
const FEW = 60;
const PLAYERS: readonly RamschPlayer[] = [byTheBook, keepingLow];
/** Where the cards are no further apart than this in a few deals, the measurement ends. */
const APART = 0.15;
/** With neither kind of player may an accepted card be further than this behind a rejected one. */
const BEHIND = 0.03;

/**
 * Measures every legal card: the games in which its player did not have to pay, with both kinds of
 * players.
 *
 * @returns null where the cards are not separated, or where the kinds of players or their runs
 *   contradict each other.
 */
export function measureRamsch(place: CardPlace, seed: number): readonly CardMeasurement[] | null {
  const chance = new Chance(Math.imul(seed, 0x9e3779b1) ^ 1922);
  const few = playRamsch(place, byTheBook, chance, FEW).map(shareOf);
  if (Math.max(...few) - Math.min(...few) < APART) return null;
  const kinds = PLAYERS.map((player) => [1, 2].map(() => playRamsch(place, player, chance, DEALS)));
  const all = pool(kinds.flat());
  const right = rightOf(all);
  return kinds.every(
    (runs) => agrees(right, pool(runs)) && runs.every((run) => isAhead(right, run)),
  )
    ? all
    : null;
}

/** Plays every legal card on the same deals; counts how often somebody else has to pay. */
export function playRamsch(
  place: CardPlace,
  player: RamschPlayer,
  chance: Chance,
  deals: number,
): CardMeasurement[] {
  const reader = seatAt(place);
  const won = new Map<Card, number>(legalAt(place).map((card) => [card, 0]));
  for (let deal = 0; deal < deals; deal++) {
    const { position, skat } = dealUnseen(place, chance);
    for (const [card, games] of won) {
      const losers = losersOf(playCard(position, card), skat, player, chance);
      if (!losers.includes(reader)) won.set(card, games + 1);
    }
  }
  return [...won].map(([card, games]) => ({ card, won: games, deals }));
}

/** Plays to the end with players of one kind; returns who pays (Foster, law 4). */
function losersOf(
  from: Position,
  [first, second]: readonly Card[],
  player: RamschPlayer,
  chance: Chance,
): readonly Seat[] {
  let position = from;
  while (!isOver(position)) position = playCard(position, player(viewAlone(position), chance));
  const result = handResult(
    {
      contract: { kind: 'ramsch', trump: null, announced: null },
      declarer: null,
      deal: { ...from.hands, skat: [first!, second!] },
      layout: null,
      tricks: position.tricks,
    },
    LAWS['american-1922'],
  );
  return result.declarer === null ? result.losers : [];
}

/** Adds up several runs. */
function pool(runs: readonly (readonly CardMeasurement[])[]): CardMeasurement[] {
  return runs[0]!.map(({ card }, index) => ({
    card,
    won: runs.reduce((sum, run) => sum + run[index]!.won, 0),
    deals: runs.reduce((sum, run) => sum + run[index]!.deals, 0),
  }));
}

/** The cards that are about as good as the best. */
function rightOf(measurements: readonly CardMeasurement[]): ReadonlySet<Card> {
  const best = Math.max(...measurements.map(shareOf));
  return new Set(
    measurements.filter((one) => best - shareOf(one) <= FAR_BEHIND).map(({ card }) => card),
  );
}

/** Whether no accepted card is clearly behind a rejected one. */
function agrees(right: ReadonlySet<Card>, measurements: readonly CardMeasurement[]): boolean {
  const shares = (of: boolean): number[] =>
    measurements.filter(({ card }) => right.has(card) === of).map(shareOf);
  return Math.max(...shares(false)) - Math.min(...shares(true)) <= BEHIND;
}

/** Whether the best accepted card is ahead of every rejected one. */
function isAhead(right: ReadonlySet<Card>, measurements: readonly CardMeasurement[]): boolean {
  const most = (of: boolean): number =>
    Math.max(...measurements.filter(({ card }) => right.has(card) === of).map(shareOf));
  return most(true) > most(false);
}
