/** The worked deals of the exceptional games, solved: which are won or lost by force. */
import { describe, expect, test } from 'vitest';
import {
  legalAboveNullo,
  winningAboveNullo,
} from '../../../../../src/game/skat/exceptional/jacks-above-nullo.ts';
import { SUITS } from '../../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../../src/game/skat/cards.ts';
import { legalCards, winningIndex } from '../../../../../src/game/skat/order.ts';
import { WORKED_DEALS } from '../../../../../src/book/exhibits/exceptional/worked-deals.ts';
import type { WorkedId } from '../../../../../src/book/exhibits/exceptional/worked-deals.ts';

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

describe('with all cards open', () => {
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
