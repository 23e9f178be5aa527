/** The look back on a hand: whose decisions are judged, by what could be known, and how a deal is played again. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from './learners-deal.ts';
import { TABLE_FORMAT } from '../../../src/play/play-format.ts';
import { doneDeal } from '../../../src/play/on-sheet.ts';
import { nameOfPlay, readersDecisions } from '../../../src/play/table-decisions.ts';
import { playerIn } from '../../../src/play/names-at.ts';
import { sayKnew } from '../../../src/strategy/review/knew.ts';
import { sayNoMistake } from '../../../src/strategy/review/review-sentences.ts';
import { shownVoids } from '../../../src/strategy/review/shown-voids.ts';
import { fromDecision, stateOfDeal } from '../../../src/play/sitting.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';
import { playedSuit } from '../../../src/game/skat/order.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';

describe.each(PLAYED_LAWS)('the look back under %s', (laws) => {
  const deals = Array.from({ length: 8 }, (_, seed) => playedDeal(laws, 40 + seed));

  test('covers the reader’s own decisions, each with what the reader saw', () => {
    for (const deal of deals) {
      for (const { action, before, index, view } of readersDecisions(deal, laws)) {
        expect(deal.actions[index]).toBe(action);
        expect(seatToAct(before)).toBe(deal.seat);
        expect(view).toEqual(seatView(before, deal.seat));
      }
    }
    expect(new Set(deals.map(nameOfPlay)).size).toBe(deals.length);
  });

  test('names the cards that were shown to be missing, and they were', () => {
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
      const said = sayKnew(state, 'V', (seat) => playerIn(seat, 'M'), 'french');
      expect(said[0]).toContain(state.deal.V[0]);
    }
  });

  test('lets the deal be played again from a decision, and marks it as a repeat', () => {
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
  expect(sayNoMistake(['bid', 'card'], false)).toMatch(
    /Your cards were tried .*, and your bids were compared/u,
  );
  expect(sayNoMistake(['card'], false)).not.toContain('bids');
  expect(sayNoMistake(['bid'], true)).not.toContain('tried');
  expect(sayNoMistake(['bid'], true)).toContain('In a Ramsch');
  expect(sayNoMistake(['game', 'layout'], false)).not.toContain('cards');
  expect(sayNoMistake([], true)).toMatch(/^Nothing you did can be judged/u);
});
