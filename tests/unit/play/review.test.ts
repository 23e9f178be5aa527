/** The look back on a hand: what is judged, by what could be known, and how a deal is played again. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from './learners-deal.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import { doneDeal } from '../../../src/play/on-sheet.ts';
import { costOnSheet } from '../../../src/play/review/cost.ts';
import { nameOfPlay, readersDecisions } from '../../../src/play/review/decisions.ts';
import { sayKnew, shownVoids } from '../../../src/play/review/knew.ts';
import { isMistake } from '../../../src/play/review/mistake.ts';
import { sayKnown, sayNoMistake } from '../../../src/play/review/review-words.ts';
import { fromDecision, stateOfDeal } from '../../../src/play/sitting.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { judgeAction } from '../../../src/strategy/players/judge-action.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';
import { Chance } from '../../../src/lib/random.ts';
import { playedSuit } from '../../../src/game/skat/order.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';

describe.each(PLAYED_LAWS)('the look back under %s', (laws) => {
  const deals = Array.from({ length: 8 }, (_, seed) => playedDeal(laws, 40 + seed));

  test('is of the reader’s own decisions, each as he saw it', () => {
    for (const deal of deals) {
      for (const { action, before, index, view } of readersDecisions(deal, laws)) {
        expect(deal.actions[index]).toBe(action);
        expect(seatToAct(before)).toBe(deal.seat);
        expect(view).toEqual(seatView(before, deal.seat));
      }
    }
    expect(new Set(deals.map(nameOfPlay)).size).toBe(deals.length);
  });

  test('judges what the strong player would do himself as no mistake, and nothing below nought', () => {
    const solver = makeSolver();
    let mistakes = 0;
    let judged = 0;
    for (const deal of deals) {
      const state = stateOfDeal(deal, laws);
      for (const { action, view } of readersDecisions(deal, laws)) {
        const ask = (what: typeof action) =>
          finish(judgeAction(solver, view, what, new Chance(1), 12));
        const judgement = ask(action);
        if (judgement === null) continue;
        judged++;
        expect(costOnSheet(judgement, state)).toBeGreaterThanOrEqual(0);
        expect(sayKnown(view, judgement, true)).toMatch(
          /^(?:In \d+ of 100 deals|On hands like yours).*\.$/,
        );
        if (!isMistake(judgement)) continue;
        mistakes++;
        const best = ask(judgement.better.action);
        if (best !== null) expect(isMistake(best)).toBe(false);
      }
    }
    expect(judged).toBeGreaterThan(20);
    expect(mistakes).toBeGreaterThan(0);
  });

  test('tells what was shown to be missing, and it was', () => {
    for (const deal of deals) {
      const state = stateOfDeal(deal, laws);
      if (state.play === null || state.contract === null) continue;
      for (const { seat, suit, trick } of shownVoids(state)) {
        const later = state.play.tricks.slice(trick - 1).flatMap(({ cards, leader }) => {
          const at = (SEATS.indexOf(seat) - SEATS.indexOf(leader) + 3) % 3;
          return [cards[at as 0 | 1 | 2]];
        });
        expect(later.every((card) => playedSuit(card, state.contract!) !== suit)).toBe(true);
      }
      const said = sayKnew(state, 'V', (seat) => seat, 'french');
      expect(said[0]).toContain(state.deal.V[0]);
    }
  });

  test('lets the deal be played again from a decision, told as a repeat', () => {
    const deal = deals.find((one) => stateOfDeal(one, laws).play !== null)!;
    const decision = readersDecisions(deal, laws).at(-1)!;
    const again = fromDecision({ ...deal, told: 2 }, decision.index);
    expect(stateOfDeal(again, laws)).toEqual(decision.before);
    expect(again.told).toBe(0);
    const state = stateOfDeal(deal, laws);
    const first = doneDeal(deal, state);
    const done = doneDeal({ ...again, actions: deal.actions }, state);
    expect(first).not.toHaveProperty('repeat');
    expect(done).toEqual({ ...first, repeat: true });
    const sitting = { laws, strength: 'club', done: [first, done], deal: again } as const;
    const stored: unknown = JSON.parse(JSON.stringify(TABLE_FORMAT.make(sitting)));
    expect(TABLE_FORMAT.read(stored)).toEqual({ is: 'whole', value: sitting });
  });
});

test('where nothing cost clearly, the look back names only what was judged', () => {
  expect(sayNoMistake(['bid', 'card'], false)).toMatch(/Your cards were tried .*, your bids held/u);
  expect(sayNoMistake(['card'], false)).not.toContain('bids');
  expect(sayNoMistake(['bid'], true)).not.toContain('tried');
  expect(sayNoMistake(['bid'], true)).toContain('In a Ramsch');
  expect(sayNoMistake(['game', 'layout'], false)).not.toContain('cards');
  expect(sayNoMistake([], true)).toMatch(/^Nothing you did can be judged/u);
});
