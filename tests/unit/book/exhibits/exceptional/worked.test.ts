/** The worked deals of the exceptional games: legal, settled as told, and lost or won by force. */
import { describe, expect, test } from 'vitest';
import {
  legalAboveNullo,
  winningAboveNullo,
} from '../../../../../src/game/skat/exceptional/jacks-above-nullo.ts';
import { CARDS, SUITS } from '../../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../../src/game/skat/cards.ts';
import { legalCards, winningIndex } from '../../../../../src/game/skat/order.ts';
import { comparedSeats } from '../../../../../src/book/exhibits/exceptional/comparative.ts';
import { WORKED_DEALS } from '../../../../../src/book/exhibits/exceptional/worked-deals.ts';
import type { WorkedId } from '../../../../../src/book/exhibits/exceptional/worked-deals.ts';
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

  test('whoever has a jack must follow a jack with it, and with no other card', () => {
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

/** From the lowest: the order of each suit, and the jacks where they are trumps. */
const LINES = (jacks: boolean): Card[][] => [
  ...SUITS.map((suit) =>
    (['7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const)
      .filter((rank) => !jacks || rank !== 'J')
      .map((rank): Card => `${suit}${rank}`),
  ),
  ...(jacks ? [['DJ', 'HJ', 'SJ', 'CJ'] as Card[]] : []),
];
const LINES_OF = { true: LINES(true), false: LINES(false) };

/** One of each run of cards between which no other card is left: they do the same. */
function apart(cards: readonly Card[], all: ReadonlySet<Card>, jacks: boolean): Card[] {
  return LINES_OF[jacks ? 'true' : 'false'].flatMap((line) => {
    let before: Card | undefined;
    return line
      .filter((card) => all.has(card))
      .filter((card) => {
        const same = before !== undefined && cards.includes(before);
        before = card;
        return cards.includes(card) && !same;
      });
  });
}

/** Whether the declarer, seen with all cards, can end with a number of tricks that will do. */
function canReach(
  hands: readonly (readonly Card[])[],
  will: (taken: number) => boolean,
  jacks: boolean,
): boolean {
  const NULLO = { kind: 'nullo', trump: null } as const;
  const known = new Map<string, boolean>();
  const trick = (held: readonly (readonly Card[])[], leader: number, taken: number): boolean => {
    const left = held[leader]?.length ?? 0;
    const outcomes = Array.from({ length: left + 1 }, (_, more) => will(taken + more));
    if (outcomes.every((outcome) => outcome === outcomes[0])) return outcomes[0] ?? false;
    const key = `${held.map((hand) => hand.join('')).join('|')} ${leader} ${taken}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = play(held, leader, [], taken);
    known.set(key, answer);
    return answer;
  };
  const play = (
    held: readonly (readonly Card[])[],
    leader: number,
    table: readonly Card[],
    taken: number,
  ): boolean => {
    if (table.length === 3) {
      const best = jacks ? winningAboveNullo(table) : winningIndex(table, NULLO);
      const winner = (leader + best) % 3;
      return trick(held, winner, taken + (winner === 2 ? 1 : 0));
    }
    const seat = (leader + table.length) % 3;
    const hand = held[seat] ?? [];
    const led = table[0] ?? null;
    const all = new Set([...held.flat(), ...table]);
    const legal = apart(
      jacks ? legalAboveNullo(hand, led) : legalCards(hand, led, NULLO),
      all,
      jacks,
    );
    const after = (card: Card): boolean =>
      play(
        held.map((cards, at) => (at === seat ? cards.filter((other) => other !== card) : cards)),
        leader,
        [...table, card],
        taken,
      );
    return seat === 2 ? legal.some(after) : legal.every(after);
  };
  return trick(hands, 0, 0);
}

const handsOf = (id: WorkedId): Card[][] =>
  (['V', 'M', 'H'] as const).map((seat) => WORKED_DEALS[id][seat].split(' ') as Card[]);

describe('with all cards seen', () => {
  test('the Nullo with jacks cannot be won, and Uno cannot be beaten', { timeout: 60_000 }, () => {
    expect(canReach(handsOf('nullo-with-jacks'), (taken) => taken === 0, true)).toBe(false);
    expect(canReach(handsOf('uno'), (taken) => taken === 1, true)).toBe(true);
  });

  test('the Duo cannot be beaten either', { timeout: 60_000 }, () => {
    expect(canReach(handsOf('duo'), (taken) => taken === 2, true)).toBe(true);
  });

  test(
    'without the ten of clubs the Little Nullo is safe, whatever Mittelhand throws',
    {
      timeout: 60_000,
    },
    () => {
      const [V = [], M = [], H = []] = handsOf('little-nullo');
      const without = (hand: readonly Card[], card: Card): Card[] =>
        hand.filter((other) => other !== card);
      for (const card of M) {
        const hands = [without(V, 'CA'), without(M, card), without(H, 'C10')];
        expect(canReach(hands, (taken) => taken === 0, false)).toBe(true);
      }
    },
  );
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
