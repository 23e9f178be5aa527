/** Draws hands that are likely to pass, or to fail, a test of the book. */
import { CARDS, SUITS, isCard, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { trumpsOf } from '../../game/skat/order.ts';
import { sortHand } from '../drills/bidding/sort-hand.ts';
import type { Chance } from '../../lib/random.ts';

const JACKS = trumpsOf({ kind: 'grand-solo', trump: null });
const of = (rank: string): Card[] => CARDS.filter((card) => rankOf(card) === rank);
const SMALL = CARDS.filter((card) => ['9', '8', '7'].includes(rankOf(card)));

/** Any ten cards. */
export function anyHand(chance: Chance): Card[] {
  return sortHand(chance.sample(CARDS, 10));
}

/** A hand with enough jacks and aces for a Tournee, or too few; the rest from all suits. */
export function tourneeHand(chance: Chance, pass: boolean): Card[] {
  const count = pass ? chance.between(4, 6) : chance.between(0, 3);
  const jacks = Math.min(count, 4, pass ? chance.between(1, 4) : chance.below(3));
  const aces = Math.min(4, count - jacks);
  const top = [...chance.sample(JACKS, jacks), ...chance.sample(of('A'), aces)];
  const rest = CARDS.filter((card) => !['J', 'A'].includes(rankOf(card)));
  return sortHand([...top, ...chance.sample(rest, 10 - top.length)]);
}

/** A hand that counts about as much as the Eight Rule wants with this trump, or one to three less. */
export function soloHand(chance: Chance, trump: Suit, pass: boolean): Card[] {
  const count = pass ? chance.between(8, 9) : chance.between(5, 7);
  const tricks = Math.min(chance.between(0, 3), count - 4);
  const trumps = chance.sample(trumpsOf({ kind: 'solo', trump }), count - tricks);
  const others = chance.shuffle(SUITS.filter((suit) => suit !== trump));
  // Aces, and tens behind them; sometimes an unguarded ten, which does not count.
  const row = others.flatMap((suit): Card[] => [`${suit}A`, `${suit}10`]);
  const winners = (chance.happens(0.5) ? row : row.filter((card) => rankOf(card) === 'A')).slice(
    0,
    tricks,
  );
  const bare = others.filter((suit) => !winners.includes(`${suit}A`));
  const danger = chance.happens(0.45) ? bare.slice(0, 1).map((suit): Card => `${suit}10`) : [];
  const chosenCards = [...trumps, ...winners, ...danger];
  const rest = CARDS.filter(
    (card) =>
      suitOf(card) !== trump &&
      !['J', 'A', '10'].includes(rankOf(card)) &&
      !danger.some((ten) => suitOf(ten) === suitOf(card) && rankOf(card) === 'K'),
  );
  const fill = chance.sample(rest, Math.max(0, 10 - chosenCards.length));
  return sortHand([...chosenCards, ...fill].slice(0, 10));
}

/** A hand with the best jacks and suits from the ace down; when it is to fail, it has one flaw. */
export function grandHand(chance: Chance, pass: boolean): Card[] {
  const jacks = JACKS.slice(0, chance.between(2, 4));
  const flaw = pass ? null : chance.pick(['short', 'valuable', 'one-suit', 'none'] as const);
  const suits = chance.shuffle(SUITS).slice(0, flaw === 'one-suit' ? 1 : chance.between(2, 3));
  const order = ['A', '10', 'K', 'Q', '9', '8', '7'] as const;
  const trickCount = flaw === 'short' ? chance.between(1, 3) : 7 - jacks.length + chance.below(2);
  const tricks: Card[] = suits.map((suit): Card => `${suit}A`).slice(0, trickCount);
  while (tricks.length < trickCount) {
    const suit = chance.pick(suits);
    const next = order[tricks.filter((card) => suitOf(card) === suit).length];
    // The suit has no more cards, so the count can go no further.
    if (next === undefined) break;
    tricks.push(`${suit}${next}`);
  }
  const best = [...jacks, ...tricks].slice(0, 10);
  const free = (card: Card): boolean => !best.includes(card);
  const valuable =
    flaw === 'valuable' ? ['10', 'K'] : flaw === 'short' ? ['9', '8', 'K', 'Q'] : ['9', '8', '7'];
  const poor = CARDS.filter((card) => free(card) && valuable.includes(rankOf(card)));
  const losers = chance.sample(
    poor,
    Math.min(poor.length, flaw === 'valuable' ? 2 : 10 - best.length),
  );
  const more = chance.shuffle(SMALL.filter((card) => free(card) && !losers.includes(card)));
  return sortHand([...best, ...losers, ...more].slice(0, 10));
}

/** A hand of low cards, mostly with a missing suit, and with as many dangerous suits as asked for. */
export function nulloHand(chance: Chance, dangers: number): Card[] {
  const rising = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
  const suits = chance.shuffle(SUITS);
  const lengths = chance.pick([
    [4, 4, 2, 0],
    [4, 3, 3, 0],
    [5, 4, 1, 0],
    [5, 3, 2, 0],
    [4, 3, 2, 1],
  ] as const);
  const hand = suits.flatMap((suit, index) => {
    const length = lengths[index] ?? 0;
    const cards: Card[] = [];
    // At most a seven, then a nine, then a jack, then a king.
    let least = 0;
    for (let place = 0; place < length; place++) {
      const most = Math.min(2 * place, 7 - (length - 1 - place));
      const rank = chance.between(Math.min(least, most), most);
      cards.push(`${suit}${rising[rank]!}`);
      least = rank + 1;
    }
    return cards;
  });
  const dangerousSuits = suits
    .filter((suit) => hand.some((card) => suitOf(card) === suit))
    .slice(-dangers);
  return sortHand(
    dangers === 0 ? hand : hand.map((card) => raiseCard(hand, card, dangerousSuits, chance)),
  );
}

/**
 * Raises the highest card of a suit that is to be dangerous above what its guards allow; returns
 * any other card unchanged.
 */
function raiseCard(
  hand: readonly Card[],
  card: Card,
  dangerousSuits: readonly Suit[],
  chance: Chance,
): Card {
  const suit = suitOf(card);
  const inSuit = hand.filter((one) => suitOf(one) === suit);
  if (!dangerousSuits.includes(suit) || inSuit.at(-1) !== card || inSuit.length > 3) return card;
  const high = inSuit.length === 3 ? ['K', 'A'] : ['Q', 'K', 'A'];
  const choice = `${suit}${chance.pick(high)}`;
  return isCard(choice) && !hand.includes(choice) ? choice : card;
}

/**
 * Spare hands for when chance finds nothing: each is clear in every test, and the comment says what
 * it passes.
 */
const CLEAR: readonly string[] = [
  // A Tournee.
  'CJ HJ CA C9 SA SQ S8 HK H7 D9',
  // Nothing at all.
  'DJ CQ C9 SK S9 S8 HQ H9 DK D8',
  // A Solo in clubs.
  'SJ DJ C10 CK CQ C8 C7 HA S9 D8',
  // A Grand, a Tournee.
  'CJ SJ HJ CA SA HA H10 C8 S7 D9',
  // An open Nullo.
  'C7 C8 C9 S7 S8 S9 H7 H9 D7 D8',
];

/** The spare hands. */
export function spareHands(): Card[][] {
  return CLEAR.map((text) => sortHand(text.split(' ').filter(isCard)));
}

/** How many hands are drawn before a spare one is taken. */
const TRIES = 80;

/** Draws hands until one fits; after too many, takes a spare hand that fits, or any spare one. */
export function drawFitting(
  chance: Chance,
  fits: (hand: readonly Card[]) => boolean,
  draw: () => readonly Card[],
): readonly Card[] {
  for (let tries = 0; tries < TRIES; tries++) {
    const hand = draw();
    if (hand.length === 10 && fits(hand)) return hand;
  }
  const spare = spareHands();
  return spare.find(fits) ?? chance.pick(spare);
}
