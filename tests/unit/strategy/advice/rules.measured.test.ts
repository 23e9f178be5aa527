/** Every rule of the book that is named at the table, checked against the places of a thousand deals. */
import { describe, expect, test } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { rulesFor } from '../../../../src/strategy/advice/card-rules.ts';
import { startContract } from '../../../../src/strategy/players/contract-play.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { CONDITIONS } from './conditions.ts';

/** How often each rule was told, and where one did not hold. */
function told(law: LawId, deals: number, seed: number, kind: ContractKind | null = null) {
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let asked = 0;
  for (let number = 0; number < deals; number++) {
    const chance = new Chance(seed + number);
    const deal = dealAll(chance);
    const declarer = SEATS[number % 3]!;
    const trump = kind === null || KINDS[kind].trumps !== 'suit' ? null : chance.pick(SUITS);
    let state =
      kind === null
        ? startDeal(deal, LAWS[law])
        : startContract(
            { deal, declarer, contract: { kind, trump, announced: null }, layout: null, bid: null },
            LAWS[law],
          );
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      if (view.asked?.what === 'card' && view.asked.legal.length > 1) {
        asked++;
        for (const { cards, rule, says } of rulesFor(view)) {
          counts.set(rule.id, (counts.get(rule.id) ?? 0) + 1);
          const holds = CONDITIONS[rule.id]?.({ view, state, cards, says }) ?? false;
          const legal = view.asked.legal;
          const sound = cards.every((card) => legal.includes(card)) && cards.length < legal.length;
          if (!holds || !sound)
            wrong.push(`deal ${number}, ${seat}, ${rule.id}: ${says} ${cards.join()}`);
        }
      }
      const player = number % 2 === 0 ? BOOK_PLAYER : DRILL_PLAYER;
      state = takeAction(state, finish(player.decide(view, chanceAt(number, seat, state))).action);
    }
  }
  return { asked, counts, wrong };
}

describe('the rules of the book at the table', () => {
  test.each<[LawId, number]>([
    ['american-1922', 600],
    ['isko', 400],
  ])('hold wherever they are told: %s, %i deals', (law, deals) => {
    const { asked, counts, wrong } = told(law, deals, 7000);
    expect(wrong).toEqual([]);
    // They speak often enough to be worth asking, and no rule is idle but such as are of no game here.
    expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(asked / 3);
  });

  test.each<[ContractKind, readonly string[]]>([
    [
      'nullo',
      ['nullo-lone-card', 'nullo-nine-seven', 'nullo-discard', 'nullo-first-lead', 'nullo-return'],
    ],
    ['grand-solo', ['grand-lone-jack', 'grand-best-and-red', 'grand-aces-first', 'grand-long']],
    ['solo', ['red-jack-through', 'unguarded-trump', 'let-it-go', 'make-aces']],
  ])('hold in games that are seldom bid: %s', (kind, wanted) => {
    const { counts, wrong } = told('american-1922', 150, 300, kind);
    expect(wrong).toEqual([]);
    expect(wanted.filter((id) => !counts.has(id))).toEqual([]);
  });
});
