/**
 * What the guide says before something is done: in the first game of every answer to a bid, every pair put
 * away in every game and every card; each reason is true of the cards, and the solver agrees.
 */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/strategy/players/action.ts';
import type { Prospect } from '../../../../src/strategy/players/judgement.ts';
import type { OpenValue } from '../../../../src/strategy/players/open-value.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { Weighing } from '../../../../src/strategy/players/weigh.ts';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { seedOfDeal } from '../../../../src/game/codes/numbered-deals.ts';
import { seedOfDecision } from '../../../../src/strategy/players/decision-seed.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import type { Layout } from '../../../../src/game/skat/deal.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
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
  verdictOf,
  verdictsOnCards,
} from './guided.ts';
import type { Verdict } from './guided.ts';

const READER = FIRST_GAME.seat;

describe('in the first game', () => {
  test('each bid may be answered with yes, and a pass is spoken against with the count of the hand', () => {
    const state = firstGameAt('word');
    expect(verdictBefore(state, { do: 'yes' }, 4).reason).toBeNull();
    const pass = verdictBefore(state, { do: 'pass' }, 4);
    check(pass);
    expect(pass.reason?.text).toContain(
      'With clubs as trumps you have 5 trumps and 2 aces in the other suits',
    );
  });

  test('the skat may be taken up, and every game without it is spoken against', () => {
    const state = firstGameAt('game');
    expect(verdictBefore(state, { do: 'take' }, 4).reason).toBeNull();
    const hands: Contract[] = [
      ...SUITS.map((trump): Contract => ({ kind: 'solo', trump, announced: null })),
      { kind: 'grand-solo', trump: null, announced: null },
      { kind: 'nullo', trump: null, announced: null },
    ];
    for (const contract of hands) {
      const verdict = verdictBefore(state, { do: 'declare', contract, layout: null }, 4);
      check(verdict);
      expect(verdict.reason, contract.kind).not.toBeNull();
      expect(verdict.reason?.id).not.toBe('count');
    }
  });

  const state = firstGameAt('layout');
  const clubs: Contract = { kind: 'gucki-solo', trump: 'C', announced: null };
  const declare = (contract: Contract, layout: Layout): Action => {
    return { do: 'declare', contract, layout };
  };
  /** The verdict where what is known says of each pair what the solver says of it. */
  function verdictBySolver(contract: Contract, layout: Layout, own: OpenValue): Verdict {
    const better = declare(clubs, ['SK', 'S8']);
    const action = declare(contract, layout);
    const isClubs = contract.trump === 'C';
    const prospect = (of: Action, wins: boolean): Prospect =>
      isClubs
        ? { action: of, share: wins ? 1 : 0, brings: null }
        : { action: of, share: null, brings: wins ? 30 : -40 };
    const weighing: Weighing = {
      judgement: {
        decision: { action: better, reasons: [], worlds: 1, weighed: [] },
        own: prospect(action, own.wins),
        better: prospect(better, true),
        gap: {
          by: isClubs ? Number(!own.wins) : own.wins ? 0 : 70,
          margin: 0,
          isSteady: !own.wins,
        },
        worlds: 100,
        about: isClubs ? 'layout' : 'game',
      },
      pointsLost: 0,
      own,
      best: { wins: true, count: 72 },
    };
    return verdictOf(state, action, weighing);
  }

  test.each<Contract>([
    clubs,
    ...(['S', 'H', 'D'] as const).map((trump): Contract => ({ ...clubs, trump })),
    { kind: 'gucki-grand', trump: null, announced: null },
    { kind: 'gucki-nullo', trump: null, announced: null },
    { kind: 'gucki-open-nullo', trump: null, announced: null },
  ])(
    'each of the 66 pairs put away for $kind $trump that does not win has a true reason against it',
    (contract) => {
      const pairs = everyPair(state, contract);
      expect(pairs).toHaveLength(66);
      const silent = pairs.filter(({ layout, value }) => {
        const verdict = verdictBySolver(contract, layout, value);
        check(verdict);
        if (verdict.reason === null) expect(value.wins, layout.join(' ')).toBe(true);
        else expect(verdict.reason.id, layout.join(' ')).not.toBe('count');
        return verdict.reason === null;
      });
      expect(silent.length).toBe(contract.trump === 'C' ? 6 : 0);
    },
  );

  test('each card has a true reason against it, or is no worse than the best by what is known or as the cards lie', () => {
    let [spoken, silent] = [0, 0];
    for (const [seed, choice] of [
      [1, sensibly],
      [2, anything],
      [3, sensibly],
    ] as const) {
      const start = firstGamePlayed(seed === 3 ? ['SK', 'DK'] : ['SK', 'S8']);
      playOn(start, READER, choice, { seed, worlds: 16 }, (verdicts) => {
        const counts = checkCards(verdicts);
        spoken += counts.spoken;
        silent += counts.silent;
      });
    }
    expect(spoken).toBeGreaterThan(20);
    expect(silent).toBeGreaterThan(20);
  });

  test('the first lead: aces, small trumps and low cards are spoken against, the two highest jacks are not', () => {
    const lead = firstGamePlayed();
    const seed = seedOfDecision(seatView(lead, READER), seedOfDeal(FIRST_GAME.number));
    const ids = verdictsOnCards(lead, 100, seed).map(({ action, reason }) => [
      action.do === 'card' ? action.card : '',
      reason?.id ?? 'none',
    ]);
    expect(Object.fromEntries(ids)).toEqual({
      ...{ CJ: 'none', SJ: 'none', HA: 'can-be-trumped', DA: 'can-be-trumped' },
      ...{ CQ: 'beatable-trump', C9: 'beatable-trump', C8: 'beatable-trump', C7: 'beatable-trump' },
      ...{ H8: 'beaten', DK: 'beaten' },
    });
  });
});

describe('in other deals', () => {
  test('whatever seat the reader has, the reasons are true and the solver agrees', () => {
    const ids = new Set<string>();
    for (let number = 0; number < 6; number++) {
      const reader = SEATS[number % 3]!;
      const deal = dealAll(new Chance(900 + number));
      const { state: start } = playToCards(deal, reader);
      if (start === null) continue;
      playOn(start, reader, anything, { seed: number, worlds: 12 }, (verdicts) => {
        checkCards(verdicts);
        for (const { reason } of verdicts) if (reason !== null) ids.add(reason.id);
      });
    }
    expect(ids.size).toBeGreaterThan(4);
  });
});
