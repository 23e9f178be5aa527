/** Hints in four steps, held against the views and the decisions that they are made from. */
import { describe, expect, test } from 'vitest';
import { dealAll } from '../../../../src/strategy/simulations/deals.ts';
import { makeHint } from '../../../../src/strategy/advice/hint.ts';
import { sayAdvised } from '#edition/strategy/advice/action-words.ts';
import type { Decision } from '../../../../src/strategy/players/action.ts';
import { makePlayer } from '../../../../src/strategy/players/levels.ts';
import { chanceAt } from '../../../../src/strategy/players/play-deal.ts';
import { seatToAct, startDeal } from '../../../../src/strategy/players/state.ts';
import { takeAction } from '../../../../src/strategy/players/table.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

/** Every decision of some deals, all three seats played by the strong player with few worlds. */
function decisions(law: LawId, deals: number): { view: SeatView; decision: Decision }[] {
  const solver = makeSolver();
  const player = makePlayer('strong', solver, 4);
  const found: { view: SeatView; decision: Decision }[] = [];
  for (let number = 0; number < deals; number++) {
    let state = startDeal(dealAll(new Chance(400 + number)), LAWS[law]);
    for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
      const view = seatView(state, seat);
      const decision = finish(player.decide(view, chanceAt(number, seat, state)));
      found.push({ view, decision });
      state = takeAction(state, decision.action);
    }
  }
  return found;
}

describe.each<LawId>(['american-1922', 'isko'])('hints under %s', (law) => {
  const all = decisions(law, 14);

  test('give the shares of the decision, and where the book’s card does worse, by how much', () => {
    let apart = 0;
    for (const { decision, view } of all) {
      const hint = makeHint(view, decision);
      expect(hint.action).toBe(decision.action);
      expect(hint.look.length).toBeGreaterThan(10);
      const { action, weighed } = decision;
      if (action.do !== 'card' || weighed.length === 0) continue;
      const share = (card: string): number =>
        Math.round(100 * weighed.find((one) => one.card === card)!.share);
      const why = hint.why.join(' ');
      for (const [, card, told] of why.matchAll(/with (\S+) in (\d+)(?! of 100[^,.])/g)) {
        if (!why.includes('schneider')) expect([card, Number(told)]).toEqual([card, share(card!)]);
      }
      const more = /The book would play (.*); here (\S+) does better in (\d+) more of 100/.exec(
        why,
      );
      if (more === null) continue;
      apart++;
      expect(hint.rule?.agrees).toBe(false);
      const others = [...more[1]!.matchAll(/[CSHD](?:10|[JAKQ987])/g)].map(([card]) => share(card));
      if (others.length > 0) expect(share(more[2]!) - Math.max(...others)).toBe(Number(more[3]));
      expect(more[2]).toBe(action.card);
    }
    expect(apart).toBeGreaterThan(0);
  });

  test.each([
    { points: null, says: 'the rules of play prefer' },
    { points: 3, says: 'brings 3 points more' },
  ])('say why a card is advised that wins in fewer of the deals: $says', ({ points, says }) => {
    let asked = 0;
    for (const { decision, view } of all) {
      const { action, weighed } = decision;
      if (action.do !== 'card' || weighed.length < 2) continue;
      asked++;
      const why = (share: number): string => {
        const changed = weighed.map((one) => {
          const isOwn = one.card === action.card;
          return { ...one, share: isOwn ? share : 0.57, points: isOwn ? points : null };
        });
        return makeHint(view, { ...decision, weighed: changed }).why.join(' ');
      };
      expect(why(0.54)).toContain(says);
      expect(why(0.6)).not.toContain('may be chance');
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('say of a bid what is asked, and what the hand counts', () => {
    let counted = 0;
    for (const { decision, view } of all) {
      if (view.asked?.what !== 'word') continue;
      const { rule } = makeHint(view, decision);
      expect(rule).not.toBeNull();
      const asked = /and (\d+) is asked/.exec(rule!.says);
      if (asked !== null) expect(Number(asked[1])).toBe(view.asked.number ?? view.asked.next);
      const count = /With (\w+) as trumps, (?:(\d+) trumps?)/.exec(rule!.says);
      if (count === null) continue;
      counted++;
      const suit = count[1]![0]!.toUpperCase();
      const trumps = view.dealt.filter((card) => card.startsWith(suit) || card.endsWith('J'));
      expect([count[1], trumps.length]).toEqual([count[1], Number(count[2])]);
    }
    expect(counted).toBeGreaterThan(5);
  });

  test('put away for the book what its rule names, and say what is advised in a sentence', () => {
    for (const { decision, view } of all) {
      const { rule } = makeHint(view, decision);
      expect(sayAdvised(decision.action, view.law.id)).toMatch(/^[A-Z].*[.]$/);
      if (view.asked?.what !== 'layout' || decision.action.do !== 'declare') continue;
      const named = /So (\S+) and (\S+) go\.$/.exec(rule!.says)!;
      expect(view.hand).toEqual(expect.arrayContaining([named[1], named[2]]));
      const same = [named[1], named[2]].every((card) =>
        decision.action.do === 'declare' ? decision.action.layout?.includes(card as never) : false,
      );
      expect(rule!.agrees).toBe(same);
    }
  });
});
