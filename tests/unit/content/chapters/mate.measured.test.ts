/** What the chapter on Mate says of the best play, worked out by the solver. */
import { expect, test } from 'vitest';
import { MATE_DEALS } from '../../../../src/game/others/mate/deal-number.ts';
import { MATE_PACK, answersTo, isHigher } from '../../../../src/game/others/mate/rules.ts';
import type { MateCard, MateLaw } from '../../../../src/game/others/mate/rules.ts';
import { MateSolver, firstAsides, secondAsides } from '../../../../src/game/others/mate/solver.ts';
import { quoting } from '../quote.ts';

const says = quoting('content/shelf/mate.mdx');
const cards = (text: string): MateCard[] => text.split(' ') as MateCard[];
const X = cards('CA C10 CK SA S10 SK SQ HA HQ H7');
const Y = MATE_PACK.filter((card) => !X.includes(card));
const onLead = (law: MateLaw, own: readonly MateCard[], other: readonly MateCard[]): number =>
  Math.max(...firstAsides(new MateSolver(law), own, other).map(({ worth }) => worth));

test('the deal of 1915 is won as the chapter says, under each of the four rules', () => {
  says(
    'With X on lead it makes 110, and gets no more by putting a card aside; with Y on lead X still wins, 110 again.',
    'By King Privilege it is the same.',
    'By Figure Privilege X makes 100 when he leads, and 99 when Y does.',
    'By Unlimited Privilege whoever leads wins: 88 for X, 28 for Y.',
  );
  expect(new MateSolver('plain').leads(X, Y)).toBe(110);
  expect([onLead('plain', X, Y), onLead('plain', Y, X)]).toEqual([110, -110]);
  expect([onLead('king', X, Y), onLead('king', Y, X)]).toEqual([110, -110]);
  expect([onLead('figure', X, Y), onLead('figure', Y, X)]).toEqual([100, -99]);
  expect([onLead('unlimited', X, Y), onLead('unlimited', Y, X)]).toEqual([88, 28]);
});

test('a card aside that nobody answered was worth more than a hundred points in all three games', () => {
  says(
    'X’s king of spades aside was no good choice, for Y had an answer to it: the queen of diamonds aside would have held X to 99.',
    'From the first card to the last it gives nothing away, and neither does the third, where the queen of diamonds aside would have held X to 30.',
    'In the games above it was worth more than a hundred points.',
  );
  for (const [law, first, held] of [
    ['plain', 'SK', 99],
    ['figure', 'H7', 30],
  ] as const) {
    const choices = secondAsides(new MateSolver(law), X, Y, first);
    const worth = (card: MateCard | null) => choices.find((one) => one.card === card)?.worth ?? 0;
    expect(worth('DQ')).toBe(held);
    expect(Math.min(...choices.map((one) => one.worth))).toBe(held);
    expect(worth(null)).toBe(242);
    expect(worth(null) - worth('DQ')).toBeGreaterThan(100);
  }
});

test('its questions have the answers that it gives', () => {
  expect(MATE_DEALS).toBe(184_756);
  for (const lead of cards('CA HA')) {
    expect(answersTo(cards('D10 DK DQ'), lead, 'plain')).toEqual([]);
  }
  expect(answersTo(cards('SK S7 DQ'), 'HK', 'plain')).toEqual(['SK']);
  expect(isHigher('SK', 'HK')).toBe(true);
  expect(answersTo(cards('H10 CQ DQ'), 'HQ', 'figure')).toEqual(['CQ', 'DQ']);
  expect(answersTo(cards('H10 CQ DQ'), 'HQ', 'plain')).toEqual(['H10']);
  expect([isHigher('CQ', 'HQ'), isHigher('DQ', 'HQ')]).toEqual([true, false]);
});
