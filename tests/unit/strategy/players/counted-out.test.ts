/** Endings set by hand, in which it can be counted on fingers whether one plan wins in every deal left. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import type { PlayedTrick } from '../../../../src/game/skat/play.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { winsInEveryDeal } from '../../../../src/strategy/players/counted-out.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';

const cards = (text: string): Card[] => text.split(' ') as Card[];

/** A trick of the past; who won it says only whose its points are. */
const past = (text: string, winner: Seat): PlayedTrick => {
  const [one, two, three] = cards(text) as [Card, Card, Card];
  return { leader: 'M', cards: [one, two, three], winner, points: sumPoints([one, two, three]) };
};

/**
 * Spades are trumps. Vorhand has the ten and the king of spades, and put away two small clubs. The jack of
 * hearts, ace and king of hearts and the ten of diamonds are out, two with each defender. Nobody has shown that
 * a suit is missing: Mittelhand and Hinterhand followed to each trick, which is written M, H, V.
 */
function ending(defendersWin: readonly number[]): SeatView {
  const tricks = [
    'C10 CQ SA',
    'CA CK S9',
    'H10 HQ S8',
    'H9 H8 H7',
    'DA DK SQ',
    'DQ D9 DJ',
    'CJ SJ D8',
    'S7 D7 C9',
  ];
  return {
    law: LAWS.isko,
    seat: 'V',
    asked: { what: 'card', legal: cards('S10 SK') },
    dealt: [],
    hand: cards('S10 SK'),
    bidding: [],
    declarer: 'V',
    bid: 18,
    contract: { kind: 'gucki-solo', trump: 'S', announced: null },
    turned: null,
    skat: cards('C7 C8'),
    layout: ['C7', 'C8'],
    open: null,
    tricks: tricks.map((text, at) => past(text, defendersWin.includes(at) ? 'M' : 'V')),
    leader: 'V',
    table: [],
  };
}

describe('with ten and king of trumps, the jack of hearts being out', () => {
  // The king costs 4 for itself, 2 for the jack, and at most 11 for the ace of hearts; the ten 6 more.
  const costsOfKing = 17;

  test.each([
    [[1, 2, 4], 15 + 13 + 18],
    [[1, 2, 3], 15 + 13],
    [[0, 1, 3], 24 + 15],
  ])('the defenders having taken the tricks %j, with %i points', (won, points) => {
    const view = ending(won);
    const counted = view.tricks
      .filter(({ winner }) => winner === 'M')
      .reduce((sum, trick) => sum + trick.points, 0);
    expect(counted).toBe(points);
    expect(winsInEveryDeal(view, { points: 61 }, 'SK')).toBe(points + costsOfKing < 60);
    // With the ten led the ace falls on it, or the ten of diamonds where the ace lies with the jack.
    expect(winsInEveryDeal(view, { points: 61 }, 'S10')).toBe(points + 10 + 2 + 11 < 60);
  });

  test('a single point decides between a plan and none', () => {
    const view = ending([0, 1, 3]);
    for (const target of [58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68]) {
      const most = 120 - target;
      expect(winsInEveryDeal(view, { points: target }, 'SK'), `${target}`).toBe(39 + 17 <= most);
      expect(winsInEveryDeal(view, { points: target }, 'S10'), `${target}`).toBe(39 + 23 <= most);
    }
  });
});

test('a place with too many deals is not searched', () => {
  const view = ending([]);
  const first: SeatView = { ...view, hand: cards('S10 SK SA S9 S8 H7 DJ D8 C9 SQ'), tricks: [] };
  expect(winsInEveryDeal(first, { points: 61 }, 'SK')).toBeNull();
});
