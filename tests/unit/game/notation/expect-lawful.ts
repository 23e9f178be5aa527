/**
 * Holds a hand of Skat against the rules, written out here once more: 32 cards, each played once by the
 * seat that held it, suit followed, tricks won and counted as they must be.
 */
import { expect } from 'vitest';
import type { Hand, SkatLine } from '../../../../src/game/notation/hand.ts';

const SEATS = ['V', 'M', 'H'];
const POINTS: Readonly<Record<string, number>> = { J: 2, A: 11, 10: 10, K: 4, Q: 3 };
const IN_NULLO = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const IN_TRUMPS = ['7', '8', '9', 'Q', 'K', '10', 'A'];

/** How the cards of a game rank: no suit is trump in Nullo, and there the jacks are none either. */
class Order {
  readonly #trump: string | null;
  readonly #nullo: boolean;

  constructor({ kind, trump }: Hand['contract']) {
    this.#trump = trump;
    this.#nullo = kind.endsWith('nullo') || kind === 'revolution';
  }

  suit(card: string): string {
    const isTrump = !this.#nullo && (card.endsWith('J') || card.startsWith(this.#trump ?? '-'));
    return isTrump ? 'trump' : card.slice(0, 1);
  }

  /** The more, the higher; below 0 for a card that cannot win. */
  strength(card: string, led: string): number {
    const suit = this.suit(card);
    if (suit !== 'trump' && suit !== this.suit(led)) return -1;
    if (this.#nullo) return IN_NULLO.indexOf(card.slice(1));
    if (card.endsWith('J')) return 200 + 'DHSC'.indexOf(card.slice(0, 1));
    return (suit === 'trump' ? 100 : 0) + IN_TRUMPS.indexOf(card.slice(1));
  }
}

/** Throws where the hand’s main line breaks a rule. */
export function expectLawful(hand: Hand): void {
  const { H, M, V, skat } = hand.deal;
  expect(new Set([...V, ...M, ...H, ...skat]).size).toBe(32);
  expect([V, M, H, skat].map((cards) => cards.length)).toEqual([10, 10, 10, 2]);
  const isSimple = hand.exchange === null && hand.handedRound === null;
  expectPlayed(hand.line, new Order(hand.contract), isSimple ? handsAtPlay(hand) : null);
}

function handsAtPlay({ deal, declarer, layout }: Hand): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    (['V', 'M', 'H'] as const).map((seat) => {
      const taken = seat === declarer && layout !== null ? deal.skat : [];
      const away: readonly string[] = seat === declarer ? (layout ?? []) : [];
      return [seat, new Set([...deal[seat], ...taken].filter((card) => !away.includes(card)))];
    }),
  );
}

function expectPlayed(
  { tricks }: SkatLine,
  order: Order,
  hands: ReadonlyMap<string, ReadonlySet<string>> | null,
): void {
  const all = tricks.flatMap(({ plays }) => plays);
  expect(new Set(all.map(({ card }) => card)).size).toBe(all.length);
  let leader = 'V';
  for (const { plays, points, winner } of tricks) {
    const led = plays[0]?.card ?? '';
    for (const [place, { card, seat }] of plays.entries()) {
      expect(seat).toBe(SEATS[(SEATS.indexOf(leader) + place) % 3]);
      const later = all.slice(all.findIndex((one) => one.card === card));
      const held = hands?.get(seat);
      if (held !== undefined) expect([...held]).toContain(card);
      const played = new Set(all.slice(0, all.length - later.length).map((one) => one.card));
      const left = [
        ...later.filter((one) => one.seat === seat).map((one) => one.card),
        ...[...(held ?? [])].filter((one) => !played.has(one as typeof card)),
      ];
      const follows = order.suit(card) === order.suit(led);
      expect(follows || left.every((one) => order.suit(one) !== order.suit(led))).toBe(true);
    }
    if (plays.length < 3) continue;
    const best = plays.toSorted(
      (a, b) => order.strength(b.card, led) - order.strength(a.card, led),
    );
    expect(winner).toBe(best[0]?.seat);
    expect(points).toBe(plays.reduce((sum, { card }) => sum + (POINTS[card.slice(1)] ?? 0), 0));
    leader = winner ?? '';
  }
}
