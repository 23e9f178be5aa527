import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, SUITS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { countMatadors, matadorCount } from '../../../../src/game/skat/matadors.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import { anyPack, cards } from './support.ts';

const suitGame = (trump: Suit): Game => ({ kind: 'solo', trump });
const GRAND: Game = { kind: 'grand-solo', trump: null };

describe('matadors (p. 34–36)', () => {
  test.each([
    ['the spade jack ends the run', 'CJ SJ DJ HA H10', 'H', { with: 2 }],
    ['the club jack alone', 'CJ HJ DJ HA', 'H', { with: 1 }],
    ['without the club jack only', 'SJ HJ DJ', 'C', { without: 1 }],
    ['without the black jacks (p. 36)', 'HJ CA C10 CK', 'C', { without: 2 }],
    ['four jacks, then a gap at the ace', 'CJ SJ HJ DJ S10', 'S', { with: 4 }],
    ['four jacks, the suit goes on (p. 102)', 'CJ SJ HJ DJ DA D10', 'D', { with: 6 }],
    ['all eleven', 'CJ SJ HJ DJ CA C10 CK CQ C9 C8 C7', 'C', { with: 11 }],
    ['ten missing (p. 81)', 'S7 HA', 'S', { without: 10 }],
    ['no trump at all', 'HA H10 C7', 'S', { without: 11 }],
  ] as const)('%s', (_name, held, trump, expected) => {
    expect(countMatadors(cards(held), suitGame(trump))).toEqual(expected);
  });

  test('a hand without jacks is without 4 in hearts, 5 in clubs and spades, 7 in diamonds (p. 36)', () => {
    const held = cards('C10 C9 S10 SK S7 HA H10 H8 DQ D8');
    expect(countMatadors(held, suitGame('H'))).toEqual({ without: 4 });
    expect(countMatadors(held, suitGame('C'))).toEqual({ without: 5 });
    expect(countMatadors(held, suitGame('S'))).toEqual({ without: 5 });
    expect(countMatadors(held, suitGame('D'))).toEqual({ without: 7 });
  });

  test('Grand counts the jacks alone, four at most (p. 122)', () => {
    expect(countMatadors(cards('CJ SJ HJ DJ CA C10'), GRAND)).toEqual({ with: 4 });
    expect(countMatadors(cards('CA C10 CK CQ C9'), GRAND)).toEqual({ without: 4 });
    expect(countMatadors(cards('SJ HJ CA'), GRAND)).toEqual({ without: 1 });
  });

  test.each(['nullo', 'revolution', 'ramsch', 'schiebe-ramsch'] as const)(
    'there are none in %s',
    (kind) => {
      expect(countMatadors(CARDS, { kind, trump: null })).toBeNull();
    },
  );

  test('a jack in the skat counts as the declarer’s (p. 93, Illustrative Hand 18)', () => {
    const ten = cards('CA C10 SJ SA S10 HJ H10 H9 DQ D9');
    expect(countMatadors(ten, GRAND)).toEqual({ without: 1 });
    expect(countMatadors([...ten, ...cards('CJ D8')], GRAND)).toEqual({ with: 3 });
  });

  test('what one side is with, the other is without, for any split of the pack', () => {
    fc.assert(
      fc.property(
        anyPack,
        fc.integer({ min: 1, max: 31 }),
        fc.constantFrom<Game>(GRAND, ...SUITS.map(suitGame)),
        (pack, size, game) => {
          const one = countMatadors(pack.slice(0, size), game);
          const other = countMatadors(pack.slice(size), game);
          if (one === null || other === null) throw new Error('no matadors');
          expect('with' in one).toBe('without' in other);
          expect(matadorCount(one)).toBe(matadorCount(other));
        },
      ),
    );
  });

  test('agrees with reading the trumps off a written list', () => {
    const written = (trump: Suit): Card[] => [
      ...cards('CJ SJ HJ DJ'),
      ...(['A', '10', 'K', 'Q', '9', '8', '7'] as const).map((rank): Card => `${trump}${rank}`),
    ];
    fc.assert(
      fc.property(anyPack, fc.constantFrom(...SUITS), (pack, trump) => {
        const twelve = pack.slice(0, 12);
        const marks = written(trump).map((card) => (twelve.includes(card) ? 'y' : 'n'));
        const run = /^(y+|n+)/.exec(marks.join(''))?.[0] ?? '';
        const expected = run.startsWith('y') ? { with: run.length } : { without: run.length };
        expect(countMatadors(twelve, suitGame(trump))).toEqual(expected);
        expect(twelve.filter((card) => rankOf(card) === 'J' || suitOf(card) === trump).length).toBe(
          marks.filter((mark) => mark === 'y').length,
        );
      }),
    );
  });

  test('says itself in words', () => {
    expect(makeMatadors({ with: 3 })).toBe('with 3');
    expect(makeMatadors({ without: 10 })).toBe('without 10');
    expect(matadorCount({ without: 10 })).toBe(10);
  });
});
