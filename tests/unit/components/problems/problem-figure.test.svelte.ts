import { expect, test } from 'vitest';
import { ProblemFigure } from '../../../../components/problems/problem-figure.svelte.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { problemSets } from '../../../../src/problems/at-build.ts';

const problems = problemSets().flatMap(({ find, heads }) =>
  heads.slice(0, 40).flatMap(({ id }) => find(id) ?? []),
);
const cardsOf = (figure: ProblemFigure) => figure.stop.table.map(({ card }) => card);

test('the table of a problem shows the place, with no other cards than the player sees', () => {
  expect(problems.length).toBeGreaterThan(10);
  for (const problem of problems) {
    const { seat, view } = problem;
    const figure = new ProblemFigure(problem, () => undefined);
    expect(cardsOf(figure)).toEqual(view.table);
    expect(figure.stop.hands[seat]).toEqual(view.hand);
    expect(new Set(figure.playable)).toEqual(new Set(problem.shares.map(({ card }) => card)));
    const seen = SEATS.filter((one) => figure.look.sees(one));
    const open = view.open === null ? [] : [view.declarer];
    expect(seen.toSorted()).toEqual([...new Set([seat, ...open])].toSorted());
    expect(figure.skatKnown).toBe(view.layout !== null);
  }
});

test('the tricks that were played can be looked through, back to the first and forth again', () => {
  for (const problem of problems) {
    const { tricks } = problem.view;
    const figure = new ProblemFigure(problem, () => undefined);
    for (const trick of tricks.toReversed()) {
      expect(figure.canGoBack).toBe(true);
      figure.card('back');
      expect(cardsOf(figure)).toEqual(trick.cards);
      expect(figure.stop.taken).toEqual({ by: trick.winner, points: trick.points });
      expect(figure.playable).toEqual([]);
    }
    expect(figure.canGoBack).toBe(false);
    while (figure.canGoOn) figure.card('forward');
    expect(figure.isAtPlace).toBe(true);
    expect(cardsOf(figure)).toEqual(problem.view.table);
    expect(figure.canGoOn).toBe(false);
  }
});

test('a line is played with all hands open, card by card, and can be left', () => {
  for (const problem of problems) {
    const { refutation } = problem;
    const figure = new ProblemFigure(problem, () => undefined);
    figure.shares = new Map();
    figure.showLine({ ...refutation, cards: refutation.line });
    expect(SEATS.every((seat) => figure.look.sees(seat))).toBe(true);
    const seen: Card[] = [refutation.wrong];
    expect(cardsOf(figure).at(-1)).toBe(refutation.wrong);
    while (figure.canGoOn) {
      figure.card('forward');
      seen.push(cardsOf(figure).at(-1)! as Card);
    }
    expect(seen).toEqual(refutation.line);
    figure.toPlace();
    expect(figure.isAtPlace).toBe(true);
    expect(figure.look.view).toBe(problem.seat);
    // The answer has been given.
    expect(figure.playable).toEqual([]);
  }
});
