/** What the chapter on Mate says of the best play, worked out by the solver. */
import { expect, test } from 'vitest';
import {
  countMateDeals,
  mateDeal,
  randomMateDeal,
} from '../../../../src/game/others/mate/deal-number.ts';
import {
  MATE_PACKS,
  PLAIN_MATE,
  answersTo,
  isHigher,
} from '../../../../src/game/others/mate/rules.ts';
import type { MateCard, MateSeat, MateVariant } from '../../../../src/game/others/mate/rules.ts';
import { MateSolver } from '../../../../src/game/others/mate/solver.ts';
import { MATE_VARIANTS, readVariant } from '../../../../src/game/others/mate/variants.ts';
import { variantName } from '#edition/game/others/mate/mate-words.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { quoting } from '../quote.ts';

const says = quoting('content/shelf/mate.mdx');
const cards = (text: string): MateCard[] => text.split(' ') as MateCard[];
const X = cards('CA C10 CK SA S10 SK SQ HA HQ H7');
const DEAL = { X, Y: MATE_PACKS.single.filter((card) => !X.includes(card)) };
/** What a hand gains on lead, with cards aside where they pay. */
const gain = (solver: MateSolver, leader: MateSeat, freeMove: boolean): number =>
  Math.max(...solver.asides(leader, freeMove).map(({ worth }) => worth));

test.each(
  MATE_VARIANTS.filter(({ deck }) => deck === 'single').map((variant) => [
    variantName(variant),
    variant,
  ]),
)('%s: the deal of 1915 scores what its row in the chapter says', (name, variant) => {
  const { freeMove, privilege } = variant;
  const solver = new MateSolver(privilege, DEAL);
  says(`| ${name} | ${gain(solver, 'X', freeMove)} | ${0 - gain(solver, 'Y', freeMove)} |`);
});

/** How many of a hundred deals X wins, draws and loses, without and with the Free Move. */
function countOutcomes({ deck, privilege }: MateVariant): readonly (readonly number[])[] {
  const chance = new Chance(1915);
  const gains = Array.from({ length: 100 }, () => {
    const solver = new MateSolver(privilege, mateDeal(randomMateDeal(deck, chance), deck));
    return [gain(solver, 'X', false), gain(solver, 'X', true)];
  });
  return [0, 1].map((column) =>
    [1, 0, -1].map((sign) => gains.filter((row) => Math.sign(row[column]!) === sign).length),
  );
}

test.each(
  MATE_VARIANTS.filter(({ freeMove }) => !freeMove).map((variant) => [
    variantName(variant),
    variant,
  ]),
)(
  '%s, without and with the Free Move: a hundred deals end as the chapter says',
  (_, variant) => {
    const { deck, privilege } = variant;
    const [plain = [], free = []] = countOutcomes(variant);
    for (const [freeMove, counts] of [[false, plain] as const, [true, free] as const]) {
      const name = variantName({ deck: 'single', freeMove, privilege });
      says(`| ${name} | ${counts.join(' | ')} |`);
    }
    // The margin of the difference of two shares of the same deals.
    const [wins = 0, draws = 0, losses = 0] = plain;
    const margin = 1.96 * Math.sqrt(wins + losses - (wins - losses) ** 2 / 100);
    if (deck === 'double') {
      says(
        'With the Double Mate Deck the lead is an advantage under King’s Privilege; by the plain rules a hundred deals are too few to show it.',
      );
      expect(wins - losses > margin).toBe(privilege === 'king');
      return;
    }
    says(
      'With the Single Mate Deck the Free Move about doubles the number of drawn deals,',
      'Without it the lead is an advantage.',
    );
    expect((free[1] ?? 0) / draws).toBeGreaterThan(1.8);
    expect((free[1] ?? 0) / draws).toBeLessThan(2.4);
    expect(wins - losses).toBeGreaterThan(margin);
  },
  600_000,
);

test('a hundred deals leave a share a margin of up to ten of a hundred', () => {
  says('A hundred deals leave each of these numbers a margin of up to ten.');
  expect(196 * Math.sqrt((0.5 * 0.5) / 100)).toBeLessThan(10);
});

test('without the lead the black hand gains 220 by the queen of hearts aside, and only so', () => {
  says(
    'When the other hand leads by the plain rules and puts nothing aside, putting the queen of hearts aside brings 220.',
  );
  const choices = new MateSolver('none', DEAL).asides('Y', false, null);
  const [best, second] = choices.toSorted((a, b) => b.worth - a.worth);
  expect(best).toEqual({ card: 'HQ', worth: 220 });
  expect(second?.worth).toBeLessThan(220);
});

test('a card aside that nobody answered was worth more than a hundred points in all three games', () => {
  says(
    'In the first game X was too bold in putting the king of spades aside, because Y could have held X to 99 by putting the queen of diamonds aside.',
    'because putting the queen of diamonds aside would have held X to 30.',
    'In each of the three games above the answer that was missed was worth more than a hundred points.',
  );
  for (const [privilege, first, held] of [
    ['none', 'SK', 99],
    ['figure', 'H7', 30],
  ] as const) {
    const choices = new MateSolver(privilege, DEAL).asides('X', false, first);
    const worth = (card: MateCard | null) => choices.find((one) => one.card === card)?.worth ?? 0;
    expect(worth('DQ')).toBe(0 - held);
    expect(Math.max(...choices.map((one) => one.worth))).toBe(0 - held);
    expect(worth(null)).toBe(-242);
    expect(worth('DQ') - worth(null)).toBeGreaterThan(100);
  }
});

test('its questions have the answers that it gives', () => {
  says(
    'this deal, or any other of the 184,756 of the Single Mate Deck and the 54,692 of the Double, by its number.',
  );
  expect([countMateDeals('single'), countMateDeals('double')]).toEqual([184_756, 54_692]);
  const figure = readVariant('figure')!;
  for (const lead of cards('CA HA')) {
    expect(answersTo(cards('D10 DK DQ'), lead, PLAIN_MATE)).toEqual([]);
  }
  expect(answersTo(cards('SK S7 DQ'), 'HK', PLAIN_MATE)).toEqual(['SK']);
  expect(isHigher('SK', 'HK')).toBe(true);
  expect(answersTo(cards('H10 CQ DQ'), 'HQ', figure)).toEqual(['CQ', 'DQ']);
  expect(answersTo(cards('H10 CQ DQ'), 'HQ', PLAIN_MATE)).toEqual(['H10']);
  expect([isHigher('CQ', 'HQ'), isHigher('DQ', 'HQ')]).toEqual([true, false]);
});
