/** Slow counts of a hand, made from the book’s wording. */

import type { TESTS } from '../../../../../src/strategy/bidding/bid-tests.ts';
import type { BidQuestion } from '../../../../../src/practice/drills/bidding/question.ts';
import { CARDS } from '../../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../../src/game/skat/cards.ts';

/** Jacks and aces as one each, four of them with a jack (p. 58). */
export function slowTournee(hand: readonly string[]): [number, boolean] {
  const jacks = hand.filter((card) => card.endsWith('J')).length;
  const count = jacks + hand.filter((card) => card.endsWith('A')).length;
  return [count, jacks > 0 && count > 3];
}

/** The cards of the suit, the other jacks, aces, and tens beside an ace or a king (p. 95). */
export function slowEight(hand: readonly string[], trump: string): [number, boolean] {
  let count = 0;
  for (const card of hand) {
    const [suit = ''] = card;
    const ten = card.endsWith('10') && (hand.includes(`${suit}A`) || hand.includes(`${suit}K`));
    if (suit === trump || card.endsWith('J') || card.endsWith('A') || ten) count++;
  }
  return [count, count >= 8];
}

/**
 * Sure tricks played out: lead the suit from the top against one defender who holds all the rest
 * of it. Then the dearest cards of the rest are piled on the losers.
 */
export function slowGrand(hand: readonly string[], seat: string): [number, boolean] {
  const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
  const own = jacks.filter((jack) => hand.includes(jack));
  const losers: string[] = [];
  let tricks: number;
  if (hand.includes('CJ') && hand.includes('SJ')) tricks = own.length;
  else {
    // Best against best: a jack falls for each better one that is out.
    const out = jacks.filter(
      (jack, place) => !hand.includes(jack) && own.some((mine) => place < jacks.indexOf(mine)),
    );
    tricks = Math.max(0, own.length - out.length);
    losers.push(...own.slice(tricks));
  }
  let suits = 0;
  for (const suit of 'CSHD') {
    const order = ['A', '10', 'K', 'Q', '9', '8', '7'].map((rank) => suit + rank);
    let mine = order.filter((card) => hand.includes(card));
    let theirs = order.filter((card) => !hand.includes(card));
    let won = 0;
    while (mine.length > 0) {
      const lead = mine[0]!;
      const beaten = theirs.some((card) => order.indexOf(card) < order.indexOf(lead));
      if (beaten) break;
      won++;
      mine = mine.slice(1);
      theirs = theirs.slice(0, -1);
    }
    losers.push(...mine);
    tricks += won;
    if (won > 0) suits++;
  }
  const worth = (card: string): number =>
    ({ A: 11, '0': 10, K: 4, Q: 3, J: 2 })[card.slice(-1)] ?? 0;
  const rest = CARDS.filter((card) => !hand.includes(card) && !card.endsWith('J'));
  const piled = rest
    .map(worth)
    .sort((a, b) => b - a)
    .slice(0, 2 * losers.length);
  const most = [...losers.map(worth), ...piled].reduce((sum, points) => sum + points, 0);
  const needed = own.length < 2 ? 4 : own.length === 2 && seat !== 'V' ? 3 : 2;
  return [tricks, tricks >= 7 && suits >= needed && most < 60];
}

/**
 * The suits in which a defender with all the other cards, always leading the lowest, makes the
 * declarer win: the declarer must play a higher card when there is no lower one.
 */
export function slowNullo(hand: readonly string[]): [number, boolean] {
  let suits = 0;
  let cards = 0;
  let missing = false;
  for (const suit of 'CSHD') {
    const order = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => suit + rank);
    const mine = order.filter((card) => hand.includes(card));
    if (mine.length === 0) missing = true;
    let bad = 0;
    mine.forEach((card, place) => {
      // Two cards of the others go with each of the earlier tricks; one of theirs is lower still.
      const below = order.slice(0, order.indexOf(card)).filter((low) => !hand.includes(low)).length;
      if (below > place) bad++;
    });
    if (bad > 0) suits++;
    cards += bad;
  }
  return [suits, cards === 0 || (cards === 1 && missing)];
}

export function slow(question: BidQuestion, name: (typeof TESTS)[number]): [number, boolean] {
  const { hand, seat, task } = question;
  switch (name) {
    case 'tournee':
      return slowTournee(hand);
    case 'grand':
      return slowGrand(hand, seat);
    case 'nullo':
      return slowNullo(hand);
    case 'solo': {
      if (task.what === 'test') return slowEight(hand, task.trump ?? '');
      const counts = ['C', 'S', 'H', 'D'].map((suit) => slowEight(hand, suit)[0]);
      const most = Math.max(...counts);
      return [most, most >= 8];
    }
  }
}

/** Base values of the games that are asked about: diamonds, hearts, spades, clubs; or one. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'american-1922': {
    tournee: '5 6 7 8',
    solo: '9 10 11 12',
    'grand-solo': '16',
    'gucki-grand': '12',
    nullo: '20',
    'open-nullo': '40',
  },
  'league-1909': {
    tournee: '5 6 7 8',
    solo: '9 10 11 12',
    'grand-solo': '20',
    'gucki-grand': '16',
    nullo: '20',
    'open-nullo': '40',
  },
  isko: {
    solo: '9 10 11 12',
    'gucki-solo': '9 10 11 12',
    'grand-solo': '24',
    'gucki-grand': '24',
    nullo: '35',
    'open-nullo': '59',
  },
};

/** The least that a plain win can be worth, over every skat that may lie there. */
export function slowLimit({ hand, law, task }: BidQuestion): number {
  if (task.what !== 'limit') throw new Error('No limit was asked.');
  const { kind, trump } = task.contract;
  if (kind !== 'tournee') return slowLimitIn(hand, law, kind, trump);
  // Any card that the player does not hold may be the one that is turned.
  const turned = CARDS.filter((card) => !hand.includes(card));
  return Math.min(
    ...[...new Set(turned.map((card) => card.charAt(0) as Suit))].map((suit) =>
      slowLimitIn(hand, law, kind, suit),
    ),
  );
}

function slowLimitIn(
  hand: readonly Card[],
  law: BidQuestion['law'],
  kind: string,
  trump: Suit | null,
): number {
  const printed = PRINTED[law]?.[kind]?.split(' ').map(Number) ?? [];
  const base = printed.length === 1 ? printed[0] : printed['DHSC'.indexOf(trump ?? '')];
  if (base === undefined) throw new Error(`${law} prints nothing for a ${kind}.`);
  if (kind.includes('nullo')) return base;
  const row = ['CJ', 'SJ', 'HJ', 'DJ'];
  if (trump !== null) {
    for (const rank of 'A 10 K Q 9 8 7'.split(' ')) row.push(trump + rank);
  }
  const rest = CARDS.filter((card) => !hand.includes(card));
  let least = 99;
  for (const one of rest) {
    for (const two of rest) {
      const twelve: readonly string[] = [...hand, one, two];
      const marks = row.map((card) => (twelve.includes(card) ? '+' : '-')).join('');
      least = Math.min(least, /^(\++|-+)/.exec(marks)?.[0].length ?? 99);
    }
  }
  const fromHand = law === 'isko' && (kind === 'solo' || kind === 'grand-solo') ? 1 : 0;
  return base * (1 + fromHand + least);
}
