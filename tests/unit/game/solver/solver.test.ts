import { describe, expect, test, vi } from 'vitest';
import { makeDeal } from '../../../../scripts/bench/deals.ts';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { isOver, legalPlays, playCard, startPlay, toMove } from '../../../../src/game/skat/play.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { anySuitGame, ending, numbers } from './endings.ts';
import { plainCards, plainPoints, plainTricks } from './plain.ts';

const GRAND: Game = { kind: 'grand-solo', trump: null };
const NULLO: Game = { kind: 'nullo', trump: null };
const solver = makeSolver();

// A busy machine may take its time; nothing here is about how long it takes.
vi.setConfig({ testTimeout: 60_000 });

/** How many endings of each size are compared: the plain search takes its time over the large. */
const POINT_ENDINGS: readonly (readonly [size: number, howMany: number])[] = [
  [1, 100],
  [2, 500],
  [3, 1000],
  [4, 600],
  [5, 150],
  [6, 12],
  [7, 2],
];

describe('the search for points agrees with a plain alpha-beta', () => {
  test.each(POINT_ENDINGS)('on endings of %i cards, in mid-trick too (%i of them)', (size, n) => {
    const random = numbers(size);
    for (let i = 0; i < n; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), size, random);
      const open = openPosition(position, []);
      expect(finish(solver.points(open)), JSON.stringify(position)).toBe(plainPoints(position));
    }
  });

  test.each(POINT_ENDINGS.slice(0, 5))('on every card of endings of %i cards', (size, n) => {
    const random = numbers(100 + size);
    for (let i = 0; i < n / 4; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), size, random);
      const values = finish(solver.cardPoints(openPosition(position, [])));
      const sorted = (cards: Iterable<[string, number]>): unknown => [...cards].sort();
      expect(sorted(values), JSON.stringify(position)).toEqual(
        sorted(plainCards(position, legalPlays(position))),
      );
    }
  });
});

test('both searches agree with a plain one on the ends of hands that would be played', () => {
  const random = numbers(400);
  for (let seed = 0; seed < 240; seed++) {
    const name = (['suit', 'grand', 'null'] as const)[seed % 3]!;
    const { hands, game, declarer } = makeDeal(name, 'plausible', seed);
    let position = startPlay(hands, game, declarer);
    for (let cards = 15 + Math.floor(random() * 6); cards > 0; cards--) {
      const legal = legalPlays(position);
      position = playCard(position, legal[Math.floor(random() * legal.length)]!);
    }
    const open = openPosition(position, []);
    const aim = name === 'null' ? 'none' : 'all';
    expect(finish(solver.tricks(open, aim))).toBe(plainTricks(position, aim));
    if (name === 'null') continue;
    expect(finish(solver.points(open))).toBe(open.pointsSoFar + plainPoints(position));
  }
});

describe('the search for tricks agrees with a plain one', () => {
  test.each([
    [1, 200],
    [2, 300],
    [3, 400],
    [4, 400],
    [5, 300],
    [6, 100],
    [7, 20],
  ])('in Nullo and for schwarz, on endings of %i cards (%i of them)', (size, n) => {
    const random = numbers(200 + size);
    for (let i = 0; i < n; i++) {
      const aim = random() < 0.6 ? 'none' : 'all';
      const other = random() < 0.5 ? GRAND : anySuitGame(random);
      const game = aim === 'none' && random() < 0.8 ? NULLO : other;
      const position = ending(game, size, random);
      const open = openPosition(position, []);
      expect(finish(solver.tricks(open, aim)), JSON.stringify(position)).toBe(
        plainTricks(position, aim),
      );
      for (const [card, reached] of finish(solver.cardTricks(open, aim))) {
        const next = playCard(position, card);
        const [trick] = next.tricks;
        const lost = trick !== undefined && (trick.winner === next.declarer) !== (aim === 'all');
        expect(reached, `${card}: ${JSON.stringify(position)}`).toBe(
          !lost && plainTricks(next, aim),
        );
      }
    }
  });
});

describe('the laws of the game hold', () => {
  test('a position is worth what the best card of the seat to move is worth', () => {
    const random = numbers(300);
    for (let i = 0; i < 60; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), 7, random);
      const open = openPosition(position, []);
      const values = finish(solver.cardPoints(open));
      const named = JSON.stringify(position);
      expect([...values.keys()].sort(), named).toEqual([...legalPlays(position)].sort());
      const best = toMove(position) === position.declarer ? Math.max : Math.min;
      expect(finish(solver.points(open)), named).toBe(best(...values.values()));
    }
  });

  test('a target is reached exactly when the value is at least the target', () => {
    const random = numbers(301);
    for (let i = 0; i < 60; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), 7, random);
      const open = { ...openPosition(position, []), pointsSoFar: 12 };
      const value = finish(solver.points(open));
      for (const target of [value - 11, value, value + 1, value + 10]) {
        const named = `${target}: ${JSON.stringify(position)}`;
        expect(finish(solver.reaches(open, target)), named).toBe(value >= target);
      }
    }
  });

  test('a value lies between what the declarer has and all that is left', () => {
    const random = numbers(302);
    for (let i = 0; i < 200; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), 6, random);
      const { hands, table } = position;
      const left = sumPoints([...hands.V, ...hands.M, ...hands.H, ...table]);
      const value = finish(solver.points({ ...openPosition(position, []), pointsSoFar: 7 }));
      expect(value, JSON.stringify(position)).toBeGreaterThanOrEqual(7);
      expect(value, JSON.stringify(position)).toBeLessThanOrEqual(7 + left);
    }
  });

  test('all points are won when every trick is', () => {
    const random = numbers(303);
    for (let i = 0; i < 200; i++) {
      const position = ending(random() < 0.4 ? GRAND : anySuitGame(random), 4, random);
      const { hands, table } = position;
      const left = sumPoints([...hands.V, ...hands.M, ...hands.H, ...table]);
      const open = openPosition(position, []);
      if (finish(solver.tricks(open, 'all'))) {
        expect(finish(solver.points(open)), JSON.stringify(position)).toBe(left);
      }
    }
  });

  test('best play from both sides keeps the value from the first card to the last', () => {
    const random = numbers(304);
    for (let i = 0; i < 20; i++) {
      let position = ending(random() < 0.4 ? GRAND : anySuitGame(random), 8, random);
      const value = finish(makeSolver().points(openPosition(position, [])));
      while (!isOver(position)) {
        const values = [...finish(solver.cardPoints(openPosition(position, [])))];
        const [card] = values.find(([, points]) => points === value)!;
        position = playCard(position, card);
      }
      expect(openPosition(position, []).pointsSoFar).toBe(value);
    }
  });
});
