import { describe, expect, it } from 'vitest';
import { sumPoints } from '../../../src/game/skat/cards.ts';
import { playCard } from '../../../src/game/skat/play.ts';
import type { Position } from '../../../src/game/skat/play.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { problemSets } from '../../../src/problems/at-build.ts';
import { sampleSentence, sayDeals } from '#edition/problems/answer-words.ts';
import { biddingHeard } from '../../../src/problems/bidding-heard.ts';
import { explainProblem } from '../../../src/problems/explain-problem.ts';
import { sayCard, sayEnd } from '../../../src/problems/line.ts';
import { askSentence, sayBidding } from '#edition/problems/place-words.ts';
import { gameSentences } from '../../../src/problems/place.ts';
import { sampleOf, withMargin } from '../../../src/problems/shares.ts';
import { sayDays, sayRating } from '#edition/problems/standing-words.ts';
import { taskSentences } from '../../../src/problems/task.ts';

const problems = problemSets().flatMap(({ find, heads }) =>
  heads.flatMap(({ id }) => find(id) ?? []),
);

describe('the words of a problem', () => {
  it('can be said of every problem, and are whole sentences', () => {
    expect(problems.length).toBeGreaterThan(10);
    for (const problem of problems) {
      const { id, right } = problem;
      const own = problem.shares.find(({ card }) => !right.includes(card))!.card;
      const sentences = [
        askSentence(problem),
        gameSentences(problem),
        ...taskSentences(problem),
        ...explainProblem(problem, own),
        ...explainProblem(problem),
        sampleSentence(sampleOf(problem)),
        sayDeals(sampleOf(problem)),
      ];
      for (const text of sentences) {
        expect(text, id).toMatch(/^[A-Z\d].*[.?]$/u);
        expect(text, id).not.toMatch(/undefined|null\b|NaN|\s\s/u);
      }
      expect(sayBidding(biddingHeard(problem))).not.toMatch(/undefined/u);
    }
  });

  it('count no card that the player does not know', () => {
    for (const problem of problems) {
      const { isDeclarer, seat, view } = problem;
      if (!('points' in problem.goal)) continue;
      // What lies in front of the player's side, counted trick by trick, and the two cards put away.
      const own = view.tricks.filter(({ winner }) =>
        isDeclarer ? winner === seat : winner !== view.declarer,
      );
      const points = sumPoints([
        ...own.flatMap(({ cards }) => cards),
        ...(isDeclarer ? (view.layout ?? []) : []),
      ]);
      const numbers = (taskSentences(problem).join(' ').match(/\d+/gu) ?? []).map(Number);
      const needed = isDeclarer ? problem.goal.points : 121 - problem.goal.points;
      expect(numbers, problem.id).toEqual(expect.arrayContaining([points, needed]));
    }
  });

  it('give a climb of the bidding in one', () => {
    const step = (seat: Seat, said: number | 'yes' | 'pass') =>
      typeof said === 'number'
        ? ({ seat, say: 'bid', amount: said } as const)
        : ({ seat, say: said } as const);
    const view = {
      ...problems[0]!.view,
      bidding: [
        ...[step('M', 18), step('V', 'yes'), step('M', 20), step('V', 'yes'), step('M', 22)],
        ...[step('V', 'pass'), step('H', 23), step('M', 'yes'), step('H', 'pass')],
      ],
    };
    expect(sayBidding(biddingHeard({ seat: 'V', view }))).toBe(
      'The bidding: Mittelhand 18 to 20, you yes, Mittelhand 22, you pass, Hinterhand 23, Mittelhand yes, Hinterhand passes.',
    );
    expect(biddingHeard({ seat: 'H', view: { ...view, bidding: [] } })).toEqual([]);
  });

  it('give each share with the margin of its deals', () => {
    // A share of a half over 100 deals: 1.96 times 5 of 100; over few deals the rule of three.
    expect(withMargin(0.5, 100)).toBe('50 ± 10');
    expect(withMargin(1, 100)).toBe('100 ± 3');
  });

  it('call the shares counts only where every deal that is left was weighed', () => {
    const deals = { weighed: 200, even: 100, played: 8 };
    const [problem] = problems;
    const say = (left: number): string =>
      sampleSentence(sampleOf({ ...problem!, deals: { ...deals, left } }));
    expect(say(100)).toBe('All 100 deals that are left were weighed.');
    expect(say(101)).toMatch(
      /^200 deals were tried, so the numbers are right to within \d+ of 100\.$/u,
    );
    const ownDeals = { weighed: 24, even: 0, played: 0, left: 24 };
    expect(sampleSentence(sampleOf({ ...problem!, deals: ownDeals }))).toMatch(/^All 24 /u);
  });

  it('give the shares of deals played out with their margin', () => {
    const [problem] = problems.filter(({ deals }) => deals.played === 16);
    // 0.5 over 16 deals: 1.96 times 12.5 of 100, rounded up.
    const shares = problem!.shares.map((share) => ({ ...share, played: 0.5 }));
    expect(explainProblem({ ...problem!, shares }).join(' ')).toContain(
      'the figures are 50 and 50 of 100 (16 deals, give or take 25).',
    );
  });

  it('of a refutation end with what the aim fails by', () => {
    for (const problem of problems) {
      const { goal, isDeclarer, refutation, state } = problem;
      let now: Position = { ...state.play!, hands: refutation.hands };
      const said: string[] = [];
      for (const card of refutation.line) {
        const after = playCard(now, card);
        said.push(sayCard(problem, now, card, after));
        now = after;
      }
      expect(said[0]).toMatch(/^You (?:lead|play) /u);
      const tricks = now.tricks.length - state.play!.tricks.length;
      expect(said.filter((text) => text.includes('the trick: '))).toHaveLength(tricks);
      const end = sayEnd(problem, now, refutation.away);
      const number = Number(/\d+/u.exec(end)?.[0] ?? Number.NaN);
      if (!('points' in goal)) expect(end).toContain('trick');
      else if (isDeclarer)
        expect(number, `${problem.id}: ${end}`).toBeGreaterThan(120 - goal.points);
      else expect(number, `${problem.id}: ${end}`).toBeGreaterThanOrEqual(goal.points);
    }
  });

  it('say the rating from five answers on, and days without a reproach', () => {
    expect(sayRating({ rating: 1500, deviation: 350 }, 4)).not.toMatch(/1500/u);
    expect(sayRating({ rating: 1463.7, deviation: 151.4 }, 5)).toBe(
      'Your rating is 1464, give or take 297, from 5 problems.',
    );
    expect(sayDays({ all: 0, running: 0 })).toBe('');
    expect(sayDays({ all: 1, running: 1 })).toBe('You have answered problems on 1 day.');
    expect(sayDays({ all: 9, running: 0 })).toBe('You have answered problems on 9 days.');
    expect(sayDays({ all: 9, running: 3 })).toBe(
      'You have answered problems on 9 days, the last 3 in a row.',
    );
  });
});
