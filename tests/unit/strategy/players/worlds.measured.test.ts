import { describe, expect, it } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { makeHiddenDealer } from '../../../../src/strategy/players/worlds/deal-hidden.ts';
import { hiddenFrom } from '../../../../src/strategy/players/worlds/hidden.ts';
import { imagine } from '../../../../src/strategy/players/worlds/imagine.ts';
import { Chance } from '../../../../src/lib/random.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { finish } from '../../../../src/game/solver/task.ts';

/** The places of some deals in which a card is asked. */
function places(deals: number, fromTrick: number): { state: DealState; seat: Seat }[] {
  const found: { state: DealState; seat: Seat }[] = [];
  for (let number = 0; number < deals; number++) {
    let state = startDeal(dealAll(new Chance(number)), LAWS['american-1922']);
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      if (state.stage === 'play' && view.tricks.length >= fromTrick) found.push({ state, seat });
      const decided = finish(DRILL_PLAYER.decide(view, chanceAt(number, seat, state)));
      state = takeAction(state, decided.action);
    }
  }
  return found;
}

/** What lies hidden at each place in truth: the two other hands, and the skat or what was put away. */
function truth(state: DealState, seat: Seat): readonly Card[][] {
  const { seats } = hiddenFrom(seatView(state, seat));
  const away =
    seat === state.declarer && state.layout !== null ? [] : (state.layout ?? state.deal.skat);
  return [state.play!.hands[seats[0]], state.play!.hands[seats[1]], away].map(sortCards);
}

describe('the deals that a player imagines', () => {
  it('are all different, of the right sizes, and hold the true one among them', () => {
    const late = places(40, 6).filter(({ seat, state }) => {
      return makeHiddenDealer(hiddenFrom(seatView(state, seat))).count <= 2000;
    });
    expect(late.length).toBeGreaterThan(150);
    for (const { seat, state } of late) {
      const hidden = hiddenFrom(seatView(state, seat));
      const dealer = makeHiddenDealer(hidden);
      const told = dealer
        .all()
        .map((world) =>
          [world.first, world.second, world.skat]
            .map((cards) => sortCards(cards).join(' '))
            .join('/'),
        );
      expect(told).toHaveLength(dealer.count);
      expect(new Set(told).size).toBe(told.length);
      const real = truth(state, seat)
        .map((cards) => cards.join(' '))
        .join('/');
      expect(told).toContain(real);
    }
  });

  it('are drawn each as likely as any other', () => {
    const place = places(60, 7).find(({ seat, state }) => {
      const { count } = makeHiddenDealer(hiddenFrom(seatView(state, seat)));
      return count >= 20 && count <= 60;
    })!;
    const dealer = makeHiddenDealer(hiddenFrom(seatView(place.state, place.seat)));
    const chance = new Chance(5);
    const met = new Map<string, number>();
    const draws = dealer.count * 400;
    for (let drawn = 0; drawn < draws; drawn++) {
      const { first, second, skat } = dealer.draw(chance);
      const key = [first, second, skat].map((cards) => sortCards(cards).join(' ')).join('/');
      met.set(key, (met.get(key) ?? 0) + 1);
    }
    expect(met.size).toBe(dealer.count);
    // Four hundred of each are expected; a hundred more or fewer is five times the usual spread.
    for (const times of met.values()) expect(Math.abs(times - 400)).toBeLessThan(100);
  });

  it('make the true deal likelier than chance would, where they are weighed', () => {
    let weight = 0;
    let even = 0;
    let met = 0;
    for (const { seat, state } of places(40, 5)) {
      const view = seatView(state, seat);
      if (view.declarer === null) continue;
      const { count } = makeHiddenDealer(hiddenFrom(view));
      if (count > 400 || count < 5) continue;
      const { worlds } = imagine(view, new Chance(1), { worlds: 400, belief: true });
      const real = truth(state, seat)
        .map((cards) => cards.join(' '))
        .join('/');
      const total = worlds.reduce((sum, one) => sum + one.weight, 0);
      const own = worlds.find(
        ({ first, second, skat }) =>
          [first, second, skat].map((cards) => sortCards(cards).join(' ')).join('/') === real,
      )!;
      weight += Math.log(own.weight / total);
      even += Math.log(1 / count);
      met++;
    }
    expect(met).toBeGreaterThan(50);
    expect((weight - even) / met).toBeGreaterThan(0.3);
  });
});
