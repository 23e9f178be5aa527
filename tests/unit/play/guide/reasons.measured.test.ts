/** The guide’s verdicts in the first game as a reader meets them, with as many deals imagined. */
import { expect, test } from 'vitest';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import {
  anything,
  check,
  checkCards,
  everyPair,
  firstGameAt,
  firstGamePlayed,
  playOn,
  playToCards,
  sensibly,
  verdictBefore,
} from './guided.ts';

/** In milliseconds: each of these takes half a minute of a quiet machine. */
const LONG = 600_000;

test(
  'of the 66 pairs put away in clubs those that nothing is said against win against any defence',
  () => {
    const state = firstGameAt('layout');
    const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
    let silent = 0;
    for (const { layout, value } of everyPair(state, contract)) {
      const verdict = verdictBefore(state, { do: 'declare', contract, layout }, 16);
      check(verdict);
      if (verdict.reason === null) {
        silent++;
        expect(value.wins, layout.join(' ')).toBe(true);
      } else {
        expect(value.count, layout.join(' ')).toBeLessThan(72);
        expect(verdict.reason.id).not.toBe('count');
      }
    }
    expect(silent).toBeGreaterThan(0);
    expect(silent).toBeLessThan(7);
  },
  LONG,
);

test(
  'each card of ten ways through the first game has a true reason against it, or is near the best',
  () => {
    for (let seed = 0; seed < 10; seed++) {
      const start = firstGamePlayed(seed % 3 === 0 ? ['SK', 'DK'] : ['SK', 'S8']);
      playOn(
        start,
        FIRST_GAME.seat,
        seed % 2 === 0 ? sensibly : anything,
        { seed, worlds: 16 },
        checkCards,
      );
    }
  },
  LONG,
);

test(
  'in sixty other deals the reasons are true and the solver agrees',
  () => {
    for (let number = 0; number < 60; number++) {
      const reader = SEATS[number % 3]!;
      const { state } = playToCards(dealAll(new Chance(number)), reader);
      if (state === null) continue;
      playOn(
        state,
        reader,
        number % 2 === 0 ? sensibly : anything,
        { seed: number, worlds: 12 },
        checkCards,
      );
    }
  },
  LONG,
);
