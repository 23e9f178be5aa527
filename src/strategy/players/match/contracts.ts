/**
 * Cards alone: contracts to which players by measured worth have bid, each played by both kinds as
 * declarer against both kinds as defenders, with the same cards and the same chance.
 */
import { finish } from '../../../game/solver/task.ts';
import { chanceAt } from '../play-deal.ts';
import { seatToAct } from '../state.ts';
import { takeAction } from '../table.ts';
import type { DealState } from '../state.ts';
import { seatView } from '../view.ts';
import { chanceSeed, dealtFor, playSeated } from './deal.ts';
import type { MatchDeal } from './deal.ts';
import { seatedAs } from './kinds.ts';
import type { MatchCounter } from './tally.ts';

/** The deal up to its first card; null when nobody plays it. */
function contractOf(match: MatchDeal): DealState | null {
  const bidder = seatedAs('bidder');
  let state = dealtFor(match);
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    if (state.stage === 'play') return state.declarer === null ? null : state;
    const chance = chanceAt(match.number, seat, state);
    const decided = finish(bidder(state).decide(seatView(state, seat), chance));
    state = takeAction(state, decided.action);
  }
  return null;
}

/** Plays the contract of a deal, if there is one, by both kinds on both sides. */
export function matchContract(match: MatchDeal, counter: MatchCounter): void {
  const { pair } = match;
  const begin = contractOf(match);
  const declarer = begin?.declarer ?? null;
  if (begin === null || declarer === null) {
    counter.count('no contract');
    return;
  }
  const won: Record<string, number> = {};
  const points: Record<string, number> = {};
  for (const own of ['a', 'b'] as const) {
    for (const others of ['a', 'b'] as const) {
      const seats = { V: pair[others], M: pair[others], H: pair[others], [declarer]: pair[own] };
      const { settlement } = playSeated(begin, seats, chanceSeed(match));
      const { result, value } = settlement!;
      if (value.declarer === null || result.declarer === null) continue;
      won[own + others] = value.won ? 1 : 0;
      points[own + others] = result.points.declarer;
      counter.sample(`won ${own}:${others}`, value.won ? 1 : 0);
      counter.sample(`points ${own}:${others}`, result.points.declarer);
    }
  }
  counter.count(`contracts ${begin.contract!.kind}`);
  for (const other of ['a', 'b']) {
    counter.sample(`declarer a − b, against ${other}`, won[`a${other}`]! - won[`b${other}`]!);
    counter.sample(`defence a − b, against ${other}`, won[`${other}b`]! - won[`${other}a`]!);
  }
}
