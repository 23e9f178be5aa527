/** The decisions of a game from its record, against those of the very deal as it was played at the table. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from '../../play/learners-deal.ts';
import { readHandFiles } from '../../../../src/book/read-hand-files.ts';
import { handOfState } from '../../../../src/play/shown.ts';
import { PLAYED_LAWS } from '../../../../src/play/played-laws.ts';
import { stateOfDeal } from '../../../../src/play/sitting.ts';
import { readersDecisions } from '../../../../src/play/table-decisions.ts';
import { knownGameOf } from '../../../../src/strategy/review/acted-game.ts';
import { decisionsOf } from '../../../../src/strategy/review/decisions.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';

describe.each(PLAYED_LAWS)('a record under %s', (laws) => {
  const deals = Array.from({ length: 24 }, (_, seed) => playedDeal(laws, 60 + seed));
  const games = deals
    .map((deal) => ({ deal, state: stateOfDeal(deal, laws) }))
    .filter(({ state }) => state.declarer !== null)
    .map(({ deal, state }) => ({ deal, hand: handOfState(state) }));

  test('with its bidding gives the decisions that were made at the table, each as its seat saw it', () => {
    expect(games.length).toBeGreaterThan(12);
    for (const { deal, hand } of games) {
      const game = knownGameOf(hand);
      if (game === null) throw new Error(hand.title);
      expect(game.since).toBe('bidding');
      const found = decisionsOf(game, deal.seat);
      const made = readersDecisions(deal, laws);
      expect(found.map(({ action }) => action)).toEqual(made.map(({ action }) => action));
      expect(found.map(({ view }) => view)).toEqual(made.map(({ view }) => view));
    }
  });

  test('without it begins with the cards put away or the first lead, and asks the same of each card', () => {
    const begins = new Set<string>();
    for (const { hand } of games) {
      const whole = knownGameOf(hand)!;
      const bare = knownGameOf({ ...hand, bidding: [] })!;
      begins.add(bare.since);
      expect(bare.since).toBe(hand.layout === null ? 'cards' : 'layout');
      for (const seat of SEATS) {
        const cards = (game: typeof whole) =>
          decisionsOf(game, seat)
            .filter(({ action }) => action.do === 'card')
            .map(({ action, view }) => ({ action, hand: view.hand, asked: view.asked }));
        expect(cards(bare)).toEqual(cards(whole));
        const layouts = decisionsOf(bare, seat).filter(({ action }) => action.do === 'declare');
        expect(layouts).toHaveLength(Number(hand.layout !== null && seat === hand.declarer));
        for (const { view } of layouts) expect(view.contract).toEqual(hand.contract);
      }
    }
    expect(begins).toContain('cards');
    expect(begins.size).toBe(2);
  });
});

test('of every hand of the book with a declarer each card of a choice is a decision of its seat', () => {
  let counted = 0;
  for (const hand of readHandFiles()) {
    const game = knownGameOf(hand);
    if (game === null) continue;
    counted++;
    const all = SEATS.flatMap((seat) => decisionsOf(game, seat));
    const plays = new Set(
      hand.line.tricks.flatMap(({ plays }) => plays.map(({ card, seat }) => `${seat}${card}`)),
    );
    for (const { action, view } of all) {
      if (action.do === 'card') expect(plays).toContain(`${view.seat}${action.card}`);
    }
  }
  expect(counted).toBeGreaterThan(25);
});
