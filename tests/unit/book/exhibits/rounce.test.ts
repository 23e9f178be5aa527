/** Hoyle's Rounce and Ramsch: how the pack comes out, a game by its rules, and what a tie costs. */
import { describe, expect, test } from 'vitest';
import { cardsLeftOver, mustLeadTrump } from '../../../../src/game/skat/exceptional/rounce.ts';
import { HOYLE_1912 } from '../../../../src/game/skat/laws/hoyle-1912.ts';
import { COST_ROWS, multipleOf } from '../../../../src/book/exhibits/payments/hoyle-costs.ts';
import {
  A_SKAT_RAMSCH,
  ramschChips,
  workedRamsch,
} from '../../../../src/book/exhibits/rounce/skat-ramsch.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { quoting } from '../../content/quote.ts';

const says = quoting('content/shelf/hoyle-rounce-and-ramsch.mdx');

test('nine players and no tenth can play Rounce with five cards each and a dummy of six', () => {
  says(
    'Five players are a good number and nine the most, because nine hands of five, six cards for a dummy and one turned up use the whole pack.',
  );
  expect([9, 10].map((players) => cardsLeftOver(52, players))).toEqual([0, -5]);
});

test('Short Ramsch has the five cards of Rounce, which comes out even with five players and not with four', () => {
  says(
    'Each player gets five, as in Rounce.',
    'because five hands of five, six cards in the dummy and the one turned up are 32. With four players five cards are left over and not used.',
  );
  expect([5, 4].map((players) => cardsLeftOver(32, players))).toEqual([0, 5]);
});

test('in German Ramsch trump is led after the first trick, and not after a second in a row', () => {
  says('because you must lead a trump only after your first trick.');
  expect([0, 1, 2, 3].map(mustLeadTrump)).toEqual([false, true, false, false]);
});

describe('Skat Ramsch', () => {
  const { chips, points, tricks } = workedRamsch(A_SKAT_RAMSCH);

  test('is played on the deal of Foster’s No. 21 and comes to a tie, which two pay to the third', () => {
    const { deal } = readHand('foster-21');
    for (const seat of ['V', 'M', 'H'] as const)
      expect(A_SKAT_RAMSCH[seat].split(' ').toSorted()).toEqual(deal[seat].toSorted());
    expect(A_SKAT_RAMSCH.skat.split(' ').toSorted()).toEqual(deal.skat.toSorted());
    expect(points).toEqual({ V: 42, M: 36, H: 42 });
    expect(chips).toEqual({ V: -10, M: 20, H: -10 });
    says('At the end two players have the same count.');
  });

  test('has its third and last trick as the page describes them', () => {
    says(
      'The ten of diamonds goes over the seven and the nine, but these are nearly all that it can beat.',
    );
    expect(tricks[2]).toMatchObject({ cards: ['D7', 'D10', 'D9'], best: 1 });
    expect(tricks[9]).toMatchObject({ cards: ['H10', 'DJ', 'DK'], best: 1 });
  });

  test('costs ten to each, fifteen with all the points, and nothing when all are level', () => {
    says('A player who took all the points would pay fifteen to each of the others.');
    expect(ramschChips({ V: 70, M: 30, H: 20 })).toEqual({ V: -20, M: 10, H: 10 });
    expect(ramschChips({ V: 0, M: 120, H: 0 })).toEqual({ V: 15, M: -30, H: 15 });
    expect(ramschChips({ V: 40, M: 40, H: 40 })).toEqual({ V: 0, M: 0, H: 0 });
  });

  test('stops at a card that does not follow, and at a play that breaks off', () => {
    expect(() => workedRamsch({ ...A_SKAT_RAMSCH, play: 'V HJ CA HQ' })).toThrow('may not play');
    expect(() => workedRamsch({ ...A_SKAT_RAMSCH, play: 'V HJ CA SJ' })).toThrow('not ten');
  });
});

/** What the scan has kept of the table: with or without eleven matadors, by rate from 1 to 12. */
const LEGIBLE = `12 13 14 15 16 / 24 26 28 30 32 / 36 39 42 45 48 / 48 52 56 60 64 / 60 65 70 75 80 /
  72 78 84 90 96 / 84 91 98 105 112 / 96 104 112 120 128 / 108 117 126 135 144 /
  120 130 140 150 160 / 132 143 154 165 176 / 144 156 168 180 192`;

test('the table of costs says what the legible corner of the printed one says', () => {
  const printed = LEGIBLE.split('/').map((row) => row.trim().split(' ').map(Number));
  const suits = COST_ROWS.filter(({ suit }) => suit !== null);
  expect(suits.map(({ rate }) => rate)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  for (const [index, { most, rate }] of suits.entries()) {
    expect([0, 1, 2, 3, 4].map((step) => rate * multipleOf(11, step))).toEqual(printed[index]);
    expect(most).toBe(16);
  }
  const game = quoting('content/shelf/hoyle-the-game.mdx');
  game('nine times 16 is 144.');
  expect(16 * multipleOf(4, 4)).toBe(144);
  expect(HOYLE_1912.rates['grand-solo']?.base).toBe(16);
});
