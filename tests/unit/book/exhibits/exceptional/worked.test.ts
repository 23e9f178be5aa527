/** The worked deals of the exceptional games: legal, and settled as the book says. */
import { describe, expect, test } from 'vitest';
import {
  legalAboveNullo,
  winningAboveNullo,
} from '../../../../../src/game/skat/exceptional/jacks-above-nullo.ts';
import { CARDS } from '../../../../../src/game/skat/cards.ts';
import { winningIndex } from '../../../../../src/game/skat/order.ts';
import { comparedSeats } from '../../../../../src/book/exhibits/exceptional/comparative.ts';
import { WORKED_DEALS } from '../../../../../src/book/exhibits/exceptional/worked-deals.ts';
import { workedGame } from '../../../../../src/book/exhibits/exceptional/worked.ts';

describe('a worked deal', () => {
  test.each([
    ['nullo-with-tricks', 5, -60],
    ['nullo-with-jacks', 1, -20],
    ['uno', 1, 20],
    ['duo', 2, 20],
    ['little-nullo', 0, 20],
  ] as const)('%s: the declarer takes %i and writes %i', (id, taken, score) => {
    expect(workedGame(WORKED_DEALS[id])).toMatchObject({ taken, score });
  });

  test('stops at a card that does not follow, a wrong leader and a play that breaks off', () => {
    const deal = WORKED_DEALS.uno;
    const play = (text: string) => () => workedGame({ ...deal, play: text });
    expect(play('V D7 CA D9')).toThrow('M may not play CA');
    expect(play('M DA D9 D7')).toThrow('V leads');
    expect(play('V D7 DA D9')).toThrow('1 tricks are not 10');
  });
});

describe('with jacks above Nullo', () => {
  test('the ten stands below the queen, and a jack above every suit', () => {
    expect(winningAboveNullo(['D10', 'DQ', 'D9'])).toBe(1);
    expect(winningAboveNullo(['DA', 'D7', 'DJ'])).toBe(2);
    expect(winningAboveNullo(['HJ', 'SJ', 'CJ'])).toBe(2);
  });

  test('a player who has a jack must follow a jack with it, and with no other card', () => {
    expect(legalAboveNullo(['DJ', 'DA', 'C7'], 'SJ')).toEqual(['DJ']);
    expect(legalAboveNullo(['DJ', 'DA', 'C7'], 'D8')).toEqual(['DA']);
  });

  test('in every suit the order is that of Nullo', () => {
    const plain = CARDS.filter((card) => !card.endsWith('J'));
    for (const one of plain) {
      for (const other of plain) {
        expect(winningAboveNullo([one, other])).toBe(
          winningIndex([one, other], { kind: 'nullo', trump: null }),
        );
      }
    }
  });
});

describe('Comparative Skat', () => {
  const sheets = [
    { players: ['Ames', 'Baker', 'Clark'], games: 'Ames -80; Baker +24; Clark +20' },
    { players: ['Dorn', 'Ehle', 'Frank'], games: 'Dorn +96; Ehle -24; Ehle +30' },
  ];

  test('sets each player beside those in the same seat, the best first', () => {
    const [north] = comparedSeats(['N', 'E', 'S'], sheets);
    expect(north).toEqual({
      seat: 'N',
      players: [
        { name: 'Dorn', table: 2, points: 96, games: 1, aboveOthers: 176 },
        { name: 'Ames', table: 1, points: -80, games: -1, aboveOthers: -176 },
      ],
    });
  });

  test('in every seat what they have above the others adds up to nothing', () => {
    for (const { players } of comparedSeats(['N', 'E', 'S'], sheets)) {
      expect(players.reduce((sum, { aboveOthers }) => sum + aboveOthers, 0)).toBeCloseTo(0);
    }
  });

  test('wants the same number of deals at each table, and a player for each seat', () => {
    expect(() => comparedSeats(['N', 'E'], sheets)).toThrow(RangeError);
    const fewer = { players: ['X', 'Y', 'Z'], games: 'X +20' };
    expect(() => comparedSeats(['N', 'E', 'S'], [...sheets, fewer])).toThrow(RangeError);
  });
});
