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
import type { MateCard, MateSeat } from '../../../../src/game/others/mate/rules.ts';
import { MateSolver } from '../../../../src/game/others/mate/solver.ts';
import {
  MATE_VARIANTS,
  readVariant,
  variantName,
} from '../../../../src/game/others/mate/variants.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { quoting } from '../quote.ts';

const says = quoting('content/shelf/mate.mdx');
const cards = (text: string): MateCard[] => text.split(' ') as MateCard[];
const X = cards('CA C10 CK SA S10 SK SQ HA HQ H7');
const DEAL = { X, Y: MATE_PACKS.single.filter((card) => !X.includes(card)) };
/** What a hand gains on lead, with cards aside where they pay. */
const gain = (solver: MateSolver, leader: MateSeat): number =>
  Math.max(...solver.asides(leader).map(({ worth }) => worth));

test.each(
  MATE_VARIANTS.filter(({ deck }) => deck === 'single').map((variant) => [
    variantName(variant),
    variant,
  ]),
)('%s: the deal of 1915 scores what its row in the chapter says', (name, variant) => {
  const solver = new MateSolver(variant, DEAL);
  says(`| ${name} | ${gain(solver, 'X')} | ${0 - gain(solver, 'Y')} |`);
});

test.each(MATE_VARIANTS.map((variant) => [variantName(variant), variant]))(
  '%s: a hundred deals are won and drawn as often as the chapter says',
  (_, variant) => {
    const chance = new Chance(1915);
    const gains = Array.from({ length: 100 }, () => {
      const deal = mateDeal(randomMateDeal(variant.deck, chance), variant.deck);
      return gain(new MateSolver(variant, deal), 'X');
    });
    const count = (is: (worth: number) => boolean): number => gains.filter(is).length;
    const [wins, draws] = [count((worth) => worth > 0), count((worth) => worth === 0)];
    const losses = 100 - wins - draws;
    says(
      `| ${variantName({ ...variant, deck: 'single' })} | ${wins} | ${draws} | ${losses} |`,
      'With the Single Mate Deck the Free Move about doubles the number of drawn deals,',
      'Without it the lead is an advantage.',
    );
    if (variant.deck === 'single') {
      expect(Math.abs(draws - (variant.freeMove ? 200 : 100) / 3)).toBeLessThan(10);
      // The margin of the difference of two shares of the same deals.
      const margin = 1.96 * Math.sqrt(wins + losses - (wins - losses) ** 2 / 100);
      if (!variant.freeMove) expect(wins - losses).toBeGreaterThan(margin);
    }
  },
  600_000,
);

test('a hundred deals leave a share a margin of up to ten of a hundred', () => {
  says('A hundred deals leave each of these numbers a margin of up to ten.');
  expect(196 * Math.sqrt((0.5 * 0.5) / 100)).toBeLessThan(10);
});

test('without the lead the black hand gains 220 by the queen of hearts aside, and only so', () => {
  says(
    'When the other hand leads by the plain rules and puts nothing aside, the queen of hearts aside brings 220.',
  );
  const choices = new MateSolver(PLAIN_MATE, DEAL).asides('Y', null);
  const [best, second] = choices.toSorted((a, b) => b.worth - a.worth);
  expect(best).toEqual({ card: 'HQ', worth: 220 });
  expect(second?.worth).toBeLessThan(220);
});

test('a card aside that nobody answered was worth more than a hundred points in all three games', () => {
  says(
    'In the first game X’s king of spades aside was too bold, because the queen of diamonds aside would have held X to 99.',
    'the queen of diamonds aside would have held X to 30.',
    'In each of the three games above it was worth more than a hundred points.',
  );
  for (const [variant, first, held] of [
    ['plain', 'SK', 99],
    ['figure', 'H7', 30],
  ] as const) {
    const choices = new MateSolver(readVariant(variant)!, DEAL).asides('X', first);
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
