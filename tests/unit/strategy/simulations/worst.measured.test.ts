/** The deals that hurt most: what the search kept, held against the hands and the solver. */
import { describe, expect, test } from 'vitest';
import { playAddress, verdict } from '../../../../components/book/proof/worst-words.ts';
import { WORST_DEALS } from '../../../../src/book/worst-deals.ts';
import { CERTAIN_GAMES } from '../../../../src/strategy/simulations/certain.ts';
import { firstLead } from '../../../../src/strategy/simulations/deals.ts';
import { findWorst } from '../../../../src/strategy/simulations/worst.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { sorted } from './sorted.ts';

const solver = makeSolver();
const named = WORST_DEALS.map((found) => [`${found.certain.id}, ${found.seat}`, found] as const);

test('every game that the book calls certain has been searched in every seat it speaks of', () => {
  const wanted = CERTAIN_GAMES.flatMap(({ id, seats }) => seats.map((seat) => `${id}, ${seat}`));
  expect(named.map(([name]) => name)).toEqual(wanted);
});

describe.each(named)('%s', (_, found) => {
  const { certain, deal, points, seat } = found;

  test('is dealt to the hand of the book, and makes the points stated', () => {
    expect(sorted(deal[seat])).toEqual(sorted(certain.cards.split(' ')));
    const { kind, trump } = certain;
    expect(finish(solver.points(firstLead({ kind, trump }, seat, deal)))).toBe(points);
  });

  test('opens in the analysis room as the deal it is', () => {
    const address = playAddress(found);
    const shared = parseHandCode(address.slice(address.indexOf('#') + 1));
    if (!shared.ok || shared.value.kind !== 'hand') throw new Error('It is no hand.');
    const { contract, declarer, deal: opened, layout } = shared.value.hand;
    expect([contract.kind, contract.trump, declarer]).toEqual([certain.kind, certain.trump, seat]);
    const twelve = [...opened[seat], ...opened.skat];
    expect(sorted(twelve.filter((card) => !(layout ?? opened.skat).includes(card)))).toEqual(
      sorted(deal[seat]),
    );
  });
});

test('what is refuted is what falls below the word of the book', () => {
  const refuted = WORST_DEALS.filter((found) => verdict(found) === 'refuted');
  expect(refuted.map(({ certain }) => certain.id)).toEqual([
    'p88-no-7',
    'p105-weaker',
    'p129-three',
    'p129-four',
    'p150-gucki',
  ]);
});

test('a short search finds a deal that beats the hand with four jacks', () => {
  const certain = CERTAIN_GAMES.find(({ id }) => id === 'p129-four')!;
  const worst = findWorst(certain, 'V', { chance: new Chance(7), solver, tries: 300 });
  expect(worst.points).toBeLessThan(61);
});
