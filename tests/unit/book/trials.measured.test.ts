/** The tricks that put Eichhorn's rules of play to the test are such tricks, and are solved as told. */
import { expect, test } from 'vitest';
import { FINESSE } from '../../../content/rules/finesse.ts';
import { tryRule } from '../../../src/book/trials.ts';
import { legalCards } from '../../../src/game/skat/order.ts';
import { openPosition } from '../../../src/game/solver/position.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';
import { afterCards } from '../content/chapters/grands.ts';
import { readHand } from '../content/chapters/hand-text.ts';

const trials = FINESSE.flatMap(({ rules, side }) =>
  rules.flatMap(({ id, trials: tried }) => tried.map((trial) => ({ ...trial, id, side }))),
);

/** How many cards have been played at a place. */
function cardsBefore(place: string): number {
  const [, trick = '0', card] = /^t(\d+)(?:\.(\d))?$/.exec(place) ?? [];
  return card === undefined ? 3 * Number(trick) : 3 * (Number(trick) - 1) + Number(card);
}

test.each(trials)('$id in $hand after $after: $rule or $other', (trial) => {
  const hand = readHand(trial.hand);
  const { contract, declarer, deal, layout } = hand;
  const position = afterCards(hand, cardsBefore(trial.after));
  const open = openPosition(position, layout ?? deal.skat);
  const played = hand.line.tricks.flatMap(({ plays }) => plays)[cardsBefore(trial.after)];
  const seat = played?.seat ?? 'V';
  expect(seat === declarer ? 'declarer' : 'defenders').toBe(trial.side);
  const legal = legalCards(position.hands[seat], open.table[0] ?? null, contract);
  expect(legal).toContain(trial.rule);
  expect(legal).toContain(trial.other);
  const all = finish(makeSolver().cardPoints(open));
  const outcome = tryRule(trial, hand, trial.side);
  const points = Object.fromEntries(all);
  expect([outcome.rule, outcome.other]).toEqual([points[trial.rule], points[trial.other]]);
});

test('a rule that has no trick to show says why', () => {
  const rules = FINESSE.flatMap((seat) => seat.rules);
  for (const { id, note, trials: tried } of rules) {
    expect(tried.length > 0 || note !== undefined, id).toBe(true);
  }
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
