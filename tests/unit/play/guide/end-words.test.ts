/** What the guide says at the end: the decision that decided, as the solver has it, and where to go on. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../src/strategy/players/action.ts';
import type { DealState } from '../../../../src/strategy/players/state.ts';
import { seatToAct } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { valuesOfCards } from '../../../../src/strategy/players/open-value.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { endWord } from '../../../../src/play/guide/say-end.ts';
import type { CourseStep } from '../../../../src/play/guide/say-end.ts';
import { dealOutcome } from '../../../../src/play/on-sheet.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { anything, firstGamePlayed, playOn, sensibly } from './guided.ts';
import { cardsIn } from './true-reasons.ts';

const READER = FIRST_GAME.seat;

/** The card that leads from one state to the next. */
const cardBetween = (before: DealState, after: DealState): Action => {
  const hand = before.play!.hands[READER];
  return { do: 'card', card: hand.find((card) => !after.play!.hands[READER].includes(card))! };
};

function courseOf(states: readonly DealState[]): CourseStep[] {
  const solver = makeSolver();
  return states.slice(0, -1).flatMap((state, at): CourseStep[] => {
    if (seatToAct(state) !== READER) return [];
    const values = finish(valuesOfCards(solver, state));
    const action = cardBetween(state, states[at + 1]!);
    const own = values.find(([card]) => action.do === 'card' && card === action.card)![1];
    const [bestCard, best] = values.reduce((found, one) =>
      one[1].count > found[1].count ? one : found,
    );
    const bestAction = { do: 'card', card: bestCard } as const;
    return [{ view: seatView(state, READER), action, own, best, bestAction }];
  });
}

const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
  const choice = seed % 4 === 1 ? sensibly : anything;
  const away = seed > 4 ? (['HA', 'DA'] as const) : (['SK', 'S8'] as const);
  const states = playOn(firstGamePlayed(away), READER, choice, { seed, worlds: 1 });
  const state = states.at(-1)!;
  const outcome = dealOutcome(state, null);
  return { state, outcome, course: courseOf(states), won: outcome.settlement!.value.won! };
});

describe('at the end of the first game', () => {
  test('what decided is a card with which the solver loses the game, beside one with which it wins it', () => {
    expect(new Set(ends.map(({ won }) => won))).toEqual(new Set([true, false]));
    let named = 0;
    for (const { course, outcome, state, won } of ends) {
      const text = endWord(state, READER, outcome, course, 'french').sentences.join(' ');
      const slips = course.filter(({ best, own }) => best.wins && !own.wins);
      const place = /^In trick (\d+) you (lost the game|gave them a chance)/u.exec(text);
      expect(place !== null, text).toBe(slips.length > 0);
      if (place === null) {
        const kept = course.every(({ own }) => own.wins);
        if (kept) expect(text).toMatch(/^You were winning from the first card/u);
        if (!course[0]!.best.wins) expect(text).toMatch(/^As the cards lay/u);
        continue;
      }
      named++;
      expect(place[2] === 'lost the game').toBe(!won);
      const step = slips.find(({ view }) => view.tricks.length + 1 === Number(place[1]))!;
      const cards = cardsIn(text.split('. Your trumps')[0]!);
      expect(step.action.do === 'card' && cards.includes(step.action.card)).toBe(true);
      expect(step.bestAction.do === 'card' && cards.includes(step.bestAction.card)).toBe(true);
    }
    expect(named).toBeGreaterThan(1);
  });

  test('a bid that was too high is the declarer’s, for a reader in any seat', () => {
    const state = { ...ends[0]!.state, bid: 264 };
    const textFor = (reader: Seat): string =>
      endWord(state, reader, dealOutcome(state, null), null, 'french').sentences.join(' ');
    expect(textFor(READER)).toMatch(
      /^Your bid decided the game: .* less than the 264 that you had bid\./u,
    );
    // The declarer sits on Mittelhand's right and on Hinterhand's left.
    expect(textFor('M')).toMatch(
      /^Bert’s bid decided the game: .* less than the 264 that Bert had bid\./u,
    );
    expect(textFor('H')).toMatch(/^Anna’s bid decided/u);
  });

  test('the tricks of trumps and aces and the cards put away come to what the declarer has', () => {
    for (const { outcome, state } of ends) {
      const text = endWord(state, READER, outcome, null, 'french').sentences.join(' ');
      const trumps = Number(/trumps took (\d+) points?/u.exec(text)?.[1] ?? 0);
      const aces = Number(/aces took (\d+) points?/u.exec(text)?.[1] ?? 0);
      const away = Number(/put away have (\d+)/u.exec(text)?.[1] ?? 0);
      const others = state
        .play!.tricks.filter(({ cards, leader, winner }) => {
          const card =
            cards[(['V', 'M', 'H'].indexOf(winner) - ['V', 'M', 'H'].indexOf(leader) + 3) % 3]!;
          return winner === READER && !/J$|^C|A$/u.test(card);
        })
        .reduce((sum, { points }) => sum + points, 0);
      const { points } = outcome.settlement!.result as { points: { declarer: number } };
      expect(trumps + aces + away + others).toBe(points.declarer);
    }
  });

  test('one thing to do next is a page of the book', () => {
    const drills = readdirSync('src/practice/drills');
    for (const { course, outcome, state } of ends) {
      const { more } = endWord(state, READER, outcome, course, 'french');
      const drill = /^\/practice\/([a-z-]+)\/$/u.exec(more!.address)?.[1];
      const chapter = /^\/manual\/([a-z-]+)\/$/u.exec(more!.address)?.[1];
      if (drill !== undefined) expect(drills).toContain(drill);
      else
        expect(readdirSync('content/manual').some((file) => file.endsWith(`-${chapter}.mdx`))).toBe(
          true,
        );
    }
  });
});
