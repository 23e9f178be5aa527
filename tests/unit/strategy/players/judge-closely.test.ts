/** The judgements of ends of play, where the solver can be asked about every deal there can be. */
import { expect, test } from 'vitest';
import { playedDeal } from '../../play/learners-deal.ts';
import { handOfState } from '../../../../src/play/shown.ts';
import { stateOfDeal } from '../../../../src/play/sitting.ts';
import { afterCard, openWorld } from '../../../../src/strategy/players/cards/judge.ts';
import { judgeClosely } from '../../../../src/strategy/players/judge-closely.ts';
import { isMistake } from '../../../../src/strategy/players/mistake.ts';
import { makeHiddenDealer } from '../../../../src/strategy/players/worlds/deal-hidden.ts';
import { hiddenFrom } from '../../../../src/strategy/players/worlds/hidden.ts';
import { knownGameOf } from '../../../../src/strategy/review/acted-game.ts';
import { decisionsOf } from '../../../../src/strategy/review/decisions.ts';
import { Chance } from '../../../../src/lib/random.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();

/** Games for points, played to their end by learners. */
const games = Array.from({ length: 30 }, (_, seed) => playedDeal('isko', 300 + seed))
  .map((deal) => stateOfDeal(deal, 'isko'))
  .filter(({ contract, declarer }) => declarer !== null && !contract!.kind.includes('null'))
  .map(handOfState);

test('a card is a mistake where the solver says that it loses in every deal there can be and another wins in each', () => {
  let losing = 0;
  let equal = 0;
  for (const hand of games) {
    for (const seat of SEATS) {
      for (const { view } of decisionsOf(knownGameOf(hand)!, seat)) {
        if (view.asked?.what !== 'card' || view.tricks.length < 7) continue;
        const hidden = hiddenFrom(view);
        const dealer = makeHiddenDealer(hidden);
        if (dealer.count > 60) continue;
        const own = seat === hand.declarer;
        const shares = new Map<Card, number>();
        for (const card of view.asked.legal) {
          const wins = dealer.all().filter((world) => {
            const position = openWorld(view, hidden, { ...world, weight: 1 });
            return finish(solver.points(afterCard(position, seat, card))) >= 61 === own;
          });
          shares.set(card, wins.length / dealer.count);
        }
        const isSettled = [...shares.values()].every(
          (share) => share === shares.values().next().value,
        );
        for (const [card, share] of shares) {
          const judge = () =>
            finish(judgeClosely(solver, view, { do: 'card', card }, new Chance(1)))!;
          if (isSettled) {
            equal++;
            expect(isMistake(judge())).toBe(false);
          } else if (share === 0 && [...shares.values()].includes(1)) {
            losing++;
            const judgement = judge();
            expect(judgement.gap).toMatchObject({ by: 1, margin: 0 });
            expect(isMistake(judgement)).toBe(true);
          }
        }
      }
    }
  }
  expect(losing).toBeGreaterThan(2);
  expect(equal).toBeGreaterThan(20);
}, 60_000);

test('nothing is judged where only one card may be played', () => {
  for (const hand of games.slice(0, 10)) {
    const tricks = SEATS.flatMap((seat) => decisionsOf(knownGameOf(hand)!, seat)).map(
      ({ view }) => view.tricks.length,
    );
    expect(tricks).not.toContain(9);
    expect(tricks.length).toBeGreaterThan(5);
  }
});
