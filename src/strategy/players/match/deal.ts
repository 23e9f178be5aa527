/** A deal of a match: who can sit at it, how its cards are dealt, and how it is played to its end. */
import { dealAll } from '../../simulations/deals.ts';
import { Chance } from '../../../lib/random.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { BySeat } from '../../../game/skat/seats.ts';
import { finish } from '../../../game/solver/task.ts';
import { chanceAt, settleDeal } from '../play-deal.ts';
import type { DealResult } from '../play-deal.ts';
import { seatToAct, startDeal } from '../state.ts';
import type { DealState } from '../state.ts';
import { takeAction } from '../table.ts';
import { seatView } from '../view.ts';
import type { Seated } from './kinds.ts';

/** The two kinds, by the letters under which they are counted. */
export type MatchPair = Readonly<Record<'a' | 'b', Seated>>;
export type KindLetter = keyof MatchPair;
/** Which kind sits at which place. */
export type KindSeats = BySeat<KindLetter>;

/** One of the deals of a match. */
export interface MatchDeal {
  readonly law: Law;
  readonly pair: MatchPair;
  /** From it and the number the cards follow, and the chance of the players. */
  readonly seed: number;
  /** From 0. */
  readonly number: number;
}

/** Every way to seat both kinds. */
export const SEATINGS: readonly KindSeats[] = [
  { V: 'a', M: 'b', H: 'b' },
  { V: 'b', M: 'a', H: 'b' },
  { V: 'b', M: 'b', H: 'a' },
  { V: 'b', M: 'a', H: 'a' },
  { V: 'a', M: 'b', H: 'a' },
  { V: 'a', M: 'a', H: 'b' },
];

/** The deal before anybody has spoken: the same in every match of the same seed, for all players. */
export function dealtFor({ law, number, seed }: MatchDeal): DealState {
  return startDeal(dealAll(new Chance(Math.imul(seed, 1_000_003) + number)), law);
}

/** Who sits where in a seating. */
export function seatedBy(pair: MatchPair, { H, M, V }: KindSeats): BySeat<Seated> {
  return { V: pair[V], M: pair[M], H: pair[H] };
}

/** The seed of all chance that players have in a deal, the same for all players. */
export const chanceSeed = ({ number, seed }: MatchDeal): number => seed * 7919 + number;

/** Plays from a state to the end; the player to decide is chosen by the state. */
export function playSeated(begin: DealState, seats: BySeat<Seated>, seed: number): DealResult {
  let state = begin;
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    const player = seats[seat](state);
    const decided = finish(player.decide(seatView(state, seat), chanceAt(seed, seat, state)));
    state = takeAction(state, decided.action);
  }
  return settleDeal(state);
}
