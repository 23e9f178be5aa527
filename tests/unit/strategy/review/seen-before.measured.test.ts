/** What bids, games and layouts come to with all cards open, against play to the end by the rules. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from '../../play/learners-deal.ts';
import { PLAYED_LAWS } from '../../../../src/play/played-laws.ts';
import { readersDecisions } from '../../../../src/play/table-decisions.ts';
import { OpenDeal, gamesBy } from '../../../../src/strategy/review/open-games.ts';
import { seenBefore } from '../../../../src/strategy/review/seen-before.ts';
import { saySeenBefore } from '../../../../src/strategy/review/seen-sentences.ts';
import { dealByChance, dealNumbered } from '../../../../src/game/codes/numbered-deals.ts';
import { stateOfDeal } from '../../../../src/play/sitting.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import type { Deal, Layout } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { isDecided, isOver, playCard, toMove } from '../../../../src/game/skat/play.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { settleHand } from '../../../../src/game/skat/settlement.ts';
import { startContract } from '../../../../src/strategy/players/contract-play.ts';
import { taskFor } from '../../../../src/game/solver/answerer.ts';
import type { Client } from '../../../../src/game/solver/client.ts';
import { afterLayout, allLayouts } from '../../../../src/game/solver/layouts.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import type { Question } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();
const ENGINE = {
  ask: (question: Question) => Promise.resolve(finish(taskFor(solver, question))),
} as unknown as Pick<Client, 'ask'>;
const NEVER = new AbortController().signal;
const WAYS = ['hand', 'take', 'draw', 'refuse'] as const;

/** The pair with which a game comes to most, each of the 66 asked about by itself. */
function bestPair(deal: Deal, seat: Seat, game: Contract): Layout {
  const { H, M, V, skat } = deal;
  const hands = { V, M, H, [seat]: [...deal[seat], ...skat] };
  const exchange = { game, declarer: seat, hands };
  const worth = (layout: Layout): number => {
    const position = afterLayout(exchange, layout);
    return KINDS[game.kind].aim === 'no-trick'
      ? Number(finish(solver.tricks(position, 'none')))
      : finish(solver.points(position));
  };
  return allLayouts(exchange)
    .map((layout) => ({ layout, worth: worth(layout) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best)).layout;
}

/** A game played to its end by cards that keep its value, and settled by the rules. */
function playedOut(law: Law, deal: Deal, seat: Seat, contract: Contract) {
  const layout = KINDS[contract.kind].skat === 'untouched' ? null : bestPair(deal, seat, contract);
  const started = startContract({ deal, declarer: seat, contract, layout, bid: null }, law);
  let now = started.play!;
  while (!isOver(now) && !isDecided(now)) {
    const open = openPosition(now, layout ?? deal.skat);
    const { aim } = KINDS[contract.kind];
    const values: ReadonlyMap<string, number> =
      aim === 'points'
        ? finish(solver.cardPoints(open))
        : new Map(
            [...finish(solver.cardTricks(open, aim === 'no-trick' ? 'none' : 'all'))].map(
              ([card, reached]) => [card, Number(reached)],
            ),
          );
    const sign = toMove(now) === seat ? 1 : -1;
    const [card] = [...values].reduce((best, one) => (sign * (one[1] - best[1]) > 0 ? one : best));
    now = playCard(now, card as Parameters<typeof playCard>[1]);
  }
  const settled = settleHand(
    { contract, declarer: seat, deal, layout, tricks: now.tricks },
    null,
    law,
  );
  if (!settled.ok) throw new Error('The book has no such game.');
  return settled.value;
}

describe.each(PLAYED_LAWS)('with all cards open, under %s', (laws) => {
  const law = LAWS[laws];

  test('a game comes to what the best cards make of it, played to the end and settled', async () => {
    const deal = dealNumbered(dealByChance(new Chance(12)));
    let won = 0;
    for (const seat of ['V'] as const) {
      const open = new OpenDeal({ deal, law }, seat, ENGINE, NEVER);
      for (const contract of gamesBy(WAYS, law, deal)) {
        const told = await open.game(contract, null);
        const { result, value } = playedOut(law, deal, seat, contract);
        if (result.declarer === null || value.won === null) throw new Error('There is a declarer.');
        expect([contract, told.won]).toEqual([contract, value.won]);
        won += Number(told.won);
        if (told.measure !== 'points') continue;
        expect([contract, told.reached]).toEqual([contract, result.points.declarer]);
        // Schwarz is worth more, and is not looked for.
        if (told.won && result.schwarz === null) expect(told.value).toBe(value.points);
      }
    }
    expect(won).toBeGreaterThan(0);
  }, 60_000);

  test('every decision before the first card is described in whole sentences, and no card is', async () => {
    const said = new Set<string>();
    for (let seed = 40; seed < 46; seed++) {
      const deal = playedDeal(laws, seed);
      const state = stateOfDeal(deal, laws);
      const open = new OpenDeal(state, deal.seat, ENGINE, NEVER);
      for (const decision of readersDecisions(deal, laws)) {
        const seen = await seenBefore(decision, state, open, ENGINE, NEVER);
        if (decision.view.asked?.what === 'card') expect(seen).toBeNull();
        if (seen === null) continue;
        const text = saySeenBefore(seen, { law, suits: 'french' });
        expect(text).toMatch(/^(?:[A-Z][^.]*\. ?)+$/u);
        expect(text).toContain('With all cards open ');
        expect(text).not.toMatch(/undefined|null|NaN|\bit good/u);
        said.add(seen.is);
      }
    }
    expect(said).toContain('word');
    expect(said).toContain('game');
  }, 60_000);
});
