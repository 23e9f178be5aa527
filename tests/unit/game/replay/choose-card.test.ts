import { describe, expect, test, vi } from 'vitest';
import { makeDeal } from '../../../../scripts/bench/deals.ts';
import { chooseCard } from '../../../../src/game/replay/choose-card.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import {
  isDecided,
  isOver,
  legalPlays,
  playCard,
  startPlay,
} from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { anySuitGame, ending, numbers } from '../solver/endings.ts';

const GRAND: Game = { kind: 'grand-solo', trump: null };
const NULLO: Game = { kind: 'nullo', trump: null };
const SPADES: Game = { kind: 'solo', trump: 'S' };
const solver = makeSolver();

vi.setConfig({ testTimeout: 60_000 });

/** What each legal card keeps for the declarer, as the engine receives it. */
function valuesAt(position: Position): ReadonlyMap<Card, number> {
  const open = openPosition(position, []);
  if (KINDS[position.game.kind].aim !== 'no-trick') return finish(solver.cardPoints(open));
  const kept = finish(solver.cardTricks(open, 'none'));
  return new Map([...kept].map(([card, keeps]) => [card, keeps ? 1 : 0]));
}

/** The value of the position itself, asked of the solver in another way. */
function valueOf(position: Position): number {
  const open = openPosition(position, []);
  if (KINDS[position.game.kind].aim !== 'no-trick') return finish(solver.points(open));
  return finish(solver.tricks(open, 'none')) ? 1 : 0;
}

function shuffled<T>(items: Iterable<T>, random: () => number): T[] {
  return [...items]
    .map((item) => ({ item, by: random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item);
}

describe('the card is one of the best, and always the same one', () => {
  test.each([
    ['suit', 300],
    ['grand', 300],
    ['nullo', 300],
  ] as const)('in endings of %s (%i of them)', (name, n) => {
    const random = numbers(500);
    for (let i = 0; i < n; i++) {
      const game = name === 'suit' ? anySuitGame(random) : name === 'grand' ? GRAND : NULLO;
      const position = ending(game, 2 + (i % 6), random);
      const values = valuesAt(position);
      const card = chooseCard(position, values);
      const where = `${card} in ${JSON.stringify(position)}`;
      expect(legalPlays(position), where).toContain(card);
      const after = playCard(position, card);
      const worth = isOver(after) || isDecided(after) ? values.get(card) : valueOf(after);
      expect(worth, where).toBe(valueOf(position));
      expect(chooseCard(position, new Map(shuffled(values, random))), where).toBe(card);
    }
  });

  test.each(['suit', 'grand', 'null'] as const)(
    'so that the engine, playing %s against itself, comes to the value of the deal',
    (name) => {
      for (let seed = 600; seed < 606; seed++) {
        const { declarer, game, hands } = makeDeal(name, 'plausible', seed);
        let position = startPlay(hands, game, declarer);
        const value = valueOf(position);
        while (!isOver(position) && !isDecided(position)) {
          position = playCard(position, chooseCard(position, valuesAt(position)));
        }
        const taken = position.tricks.filter(({ winner }) => winner === declarer);
        const points = taken.reduce((sum, trick) => sum + trick.points, 0);
        const reached = name === 'null' ? Number(taken.length === 0) : points;
        expect(reached, `${name} ${seed}`).toBe(value);
      }
    },
  );
});

describe('among equals the card a player would take', () => {
  /** The choice where every legal card is worth the same. */
  function natural(
    position: Pick<Position, 'hands' | 'leader' | 'table'>,
    game: Game = SPADES,
    declarer: Position['declarer'] = 'V',
  ): Card {
    const whole: Position = { game, declarer, tricks: [], ...position };
    return chooseCard(whole, new Map(legalPlays(whole).map((card) => [card, 0])));
  }

  test('last, on the partner’s trick: the fat card of a plain suit, not the trump ace', () => {
    const hands = { V: ['D7'], M: ['D8'], H: ['SA', 'D10', 'C9'] } as const;
    expect(natural({ hands, leader: 'V', table: ['HK', 'HA'] })).toBe('D10');
  });

  test('last, on the partner’s trump: a point more does not cost a jack', () => {
    const hands = { V: ['D7'], M: ['D8'], H: ['HJ', 'S7'] } as const;
    expect(natural({ hands, leader: 'V', table: ['SJ', 'CJ'] })).toBe('S7');
  });

  test('last, with nothing fat: the low plain card, no trump', () => {
    const hands = { V: ['D7'], M: ['D8'], H: ['S9', 'D8', 'D7'] } as const;
    expect(natural({ hands, leader: 'V', table: ['HK', 'HA'] })).toBe('D7');
  });

  test('second to a partner’s trick that is already safe, a defender fattens it', () => {
    const hands = { V: ['D10', 'D7'], M: ['H9', 'H8'], H: ['C7'] } as const;
    expect(natural({ hands, leader: 'H', table: ['HA'] }, SPADES, 'M')).toBe('D10');
  });

  test('second, while the declarer can still ruff the partner’s ace, a defender throws the cheapest card', () => {
    const hands = { V: ['D10', 'D7'], M: ['S7', 'C8'], H: ['C7'] } as const;
    expect(natural({ hands, leader: 'H', table: ['HA'] }, SPADES, 'M')).toBe('D7');
  });

  test('second, when only overtaking makes the trick safe, a defender overtakes', () => {
    const hands = { V: ['HA', 'H7'], M: ['H10', 'C8'], H: ['C7'] } as const;
    expect(natural({ hands, leader: 'H', table: ['HK'] }, SPADES, 'M')).toBe('HA');
  });

  test('last, the trick lost: the fewest points, no trump', () => {
    const hands = { V: ['D7'], M: ['D8'], H: ['S7', 'DK', 'C8'] } as const;
    expect(natural({ hands, leader: 'V', table: ['HA', 'H7'] }, { kind: 'solo', trump: 'H' })).toBe(
      'S7',
    );
    expect(natural({ hands, leader: 'V', table: ['HA', 'SJ'] }, SPADES, 'M')).toBe('C8');
  });

  test('the declarer draws trumps from the top, and stops when nobody else has any', () => {
    const hands = { V: ['CJ', 'S7', 'DA'], M: ['S8'], H: ['C7'] } as const;
    expect(natural({ hands, leader: 'V', table: [] })).toBe('CJ');
    expect(natural({ hands: { ...hands, M: ['C8'] }, leader: 'V', table: [] })).toBe('DA');
  });

  test('a defender leads an ace of a plain suit', () => {
    const hands = { V: ['S7'], M: ['CJ', 'D7', 'DA'], H: ['C7'] } as const;
    expect(natural({ hands, leader: 'M', table: [] })).toBe('DA');
  });

  test('in Nullo the declarer drops a highest card under a higher one', () => {
    const hands = { V: ['D7'], M: ['D8'], H: ['HQ', 'H7', 'HA'] } as const;
    expect(natural({ hands, leader: 'V', table: ['HK', 'H8'] }, NULLO, 'H')).toBe('HQ');
  });

  test('without a card there is nothing to choose', () => {
    const hands = { V: [], M: [], H: [] };
    expect(() => natural({ hands, leader: 'V', table: [] })).toThrow(RangeError);
  });
});
