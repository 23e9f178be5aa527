import { describe, expect, test } from 'vitest';
import { rankRows } from '../../../../src/game/replay/rank-rows.ts';
import type { Game } from '../../../../src/game/skat/order.ts';

const shown = (game: Game): string[] =>
  rankRows(game).map(({ cards, label }) => `${label}: ${cards.join(' ')}`);

describe('the order of the cards beside a figure', () => {
  test('a suit game: eleven trumps, and a suit in which the ten stands above the king', () => {
    expect(shown({ kind: 'simple', trump: 'C' })).toEqual([
      'Trumps: CJ SJ HJ DJ CA C10 CK CQ C9 C8 C7',
      'Every other suit: SA S10 SK SQ S9 S8 S7',
    ]);
  });

  test('a Grand: the four jacks, and every suit alike', () => {
    expect(shown({ kind: 'grand-solo', trump: null })).toEqual([
      'Trumps: CJ SJ HJ DJ',
      'Every suit: CA C10 CK CQ C9 C8 C7',
    ]);
  });

  test('a Nullo: no trumps, and jack and ten in line', () => {
    expect(shown({ kind: 'nullo', trump: null })).toEqual(['Every suit: CA CK CQ CJ C10 C9 C8 C7']);
  });
});
