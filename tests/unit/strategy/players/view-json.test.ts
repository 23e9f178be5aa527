/** What a seat sees, from JSON: the same as from the deal itself, and every mistake by its field. */
import { expect, test } from 'vitest';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import { playDeal } from '../../../../src/strategy/players/play-deal.ts';
import { parseSeatView } from '../../../../src/strategy/players/view-json.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';

/** The views of a deal at which a card is asked, as players who think little play it. */
function viewsOf(seed: number): SeatView[] {
  const views: SeatView[] = [];
  const chance = new Chance(seed);
  const player = makePlayer('learner', makeSolver());
  const players = { V: player, M: player, H: player };
  playDeal(
    dealCards(() => chance.next()),
    LAWS.isko,
    players,
    seed,
    (state, seat) => {
      const view = seatView(state, seat);
      if (view.asked?.what === 'card' && view.declarer !== null) views.push(view);
    },
  );
  return views;
}

/** A view as somebody would write it. */
function written(view: SeatView): Record<string, unknown> {
  const { bid, contract, declarer, hand, layout, open, seat, skat, table, tricks } = view;
  return {
    ...{ seat, contract, declarer, hand, table, bid },
    tricks: tricks.map(({ cards, leader }) => ({ leader, cards })),
    ...(layout !== null && { layout, skat }),
    ...(open !== null && { open }),
  };
}

const views = [3, 7, 11, 19].flatMap(viewsOf);

test('comes out as the view of the deal, but for what was said in the bidding', () => {
  expect(views.length).toBeGreaterThan(60);
  expect(new Set(views.map((view) => view.seat === view.declarer)).size).toBe(2);
  const sorted = (view: SeatView): SeatView => ({
    ...view,
    dealt: [...view.dealt].sort(),
    bidding: [],
  });
  for (const view of views) {
    const read = parseSeatView(JSON.parse(JSON.stringify(written(view))));
    expect(read.ok && sorted(read.value)).toEqual(sorted(view));
  }
});

test('a mistake names its field and says what to do', () => {
  const view = views.find(({ seat, declarer, tricks }) => seat !== declarer && tricks.length === 4);
  if (view === undefined) throw new Error('No deal has come so far.');
  const good = written(view);
  const first = view.tricks[0]!;
  const faults = (change: object): string[] => {
    const read = parseSeatView({ ...good, ...change });
    return read.ok ? [] : read.errors.map(({ message, where }) => `${where}: ${message}`);
  };
  expect(faults({})).toEqual([]);
  expect(faults({ seat: 'X' })).toEqual(['seat: Write "V", "M" or "H".']);
  expect(faults({ hand: view.hand.slice(1) })).toEqual([
    'hand: After 4 tricks the seat in turn holds 6 cards, not 5.',
  ]);
  expect(faults({ hand: ['CX', ...view.hand.slice(1)] })).toEqual(['hand[0]: "CX" is no card.']);
  expect(faults({ hand: [first.cards[0], ...view.hand.slice(1)] })[0]).toMatch(
    /stands in two places/u,
  );
  const [game] = faults({ contract: { kind: 'clubs' } });
  expect(game).toMatch(/^contract\.kind: Write one of these games: .*\bgucki-solo\b/u);
  expect(game).not.toMatch(/ramsch/u);
  expect(faults({ contract: { kind: 'gucki-solo' } })[0]).toMatch(/^contract\.trump: /u);
  expect(faults({ skat: ['CJ', 'SJ'] })[0]).toMatch(/^skat: This seat does not know/u);
  expect(faults({ laws: 'nobody' })[0]).toMatch(/^laws: There is no such rule book/u);
});
