/** Finds where a count must have slipped, from the replies on the way. */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { isTrump, playedSuit } from '../../../game/skat/order.ts';
import { SLIPS } from '#edition/practice/drills/points-in-play/slip-words.ts';
import { isRight, rightReply, seenHighCards, standingAfter } from './question.ts';
import type { PlayAsk, PlayQuestion, PlayedHand, Reply } from './question.ts';

export interface CountSlip {
  /** The index of the question’s ask. */
  readonly ask: number;
  /** The first and the last trick, from 1, in which the count can have slipped. */
  readonly from: number;
  readonly to: number;
  /** The trick that explains the slip, if exactly one does. */
  readonly likely: number | null;
  /** Whether it is the same error as at the ask before, so that nothing new went wrong. */
  readonly isCarried: boolean;
  /** Where it slipped, as a sentence of comment text. */
  readonly where: string;
}

/** The slips in a question’s replies, in the order of the asks; none for right ones. */
export function findSlips(
  { asks, hand }: Pick<PlayQuestion, 'asks' | 'hand'>,
  replies: readonly Reply[],
): CountSlip[] {
  const sound = new Map<string, number>();
  const before = new Map<string, number>();
  let known: ReadonlySet<Card> = new Set();
  return asks.flatMap((ask, index): CountSlip[] => {
    const { after: to, suit = '', what } = ask;
    const count = what + suit;
    const reply = replies[index];
    const right = rightReply(hand, ask);
    if (isRight(hand, ask, reply)) {
      sound.set(count, to);
      if (what === 'high') known = new Set();
      before.delete(count);
      return [];
    }
    const from = (sound.get(count) ?? 0) + 1;
    if (what === 'high') {
      const slip = forgotten(hand, { ask: index, from, to }, reply, known);
      known = slip.cards;
      return [slip];
    }
    const off = typeof reply === 'number' && typeof right === 'number' ? reply - right : 0;
    const isCarried = off !== 0 && before.get(count) === off;
    before.set(count, off);
    if (isCarried) return [{ ask: index, from, to, likely: null, isCarried, where: SLIPS.carried }];
    const range = from === to ? SLIPS.inTrick(to) : SLIPS.between(from, to);
    const { likely, why } = suspect(hand, ask, from, to, off);
    const where = why === '' ? range : `${range} ${why}`;
    return [{ ask: index, from, to, likely, isCarried, where }];
  });
}

interface Suspect {
  readonly likely: number | null;
  readonly why: string;
}
const NOBODY: Suspect = { likely: null, why: '' };

function suspect(
  hand: PlayedHand,
  { suit, what }: PlayAsk,
  from: number,
  to: number,
  off: number,
): Suspect {
  if (what === 'home') return turningPoint(hand, from, to);
  const range = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const only = (fits: (trick: number) => boolean): number | null => {
    const found = range.filter(fits);
    return found.length === 1 ? found[0]! : null;
  };
  if (what === 'trumps' || what === 'suit') {
    const counts = (card: Card): boolean =>
      suit === undefined ? isTrump(card, hand) : playedSuit(card, hand) === suit;
    const fell = (trick: number): number => hand.tricks[trick - 1]!.cards.filter(counts).length;
    const likely = only((trick) => off > 0 && fell(trick) === off);
    return likely === null ? NOBODY : { likely, why: SLIPS.fell(likely, off, suit === undefined) };
  }
  if (what === 'out' || what === 'others') return NOBODY;
  const away = sumPoints(hand.layout);
  if (what === 'declarer' && from === 1 && away > 0 && off === -away) {
    return { likely: null, why: SLIPS.away(away) };
  }
  const size = Math.abs(off);
  const likely = only((trick) => {
    const { points, winner } = hand.tricks[trick - 1]!;
    const own = (winner === hand.declarer) === (what === 'declarer');
    return points === size && size > 0 && own === off < 0;
  });
  if (likely === null) return NOBODY;
  return { likely, why: SLIPS.points(likely, size, off < 0) };
}

/** Finds the trick that decided the game. */
function turningPoint(hand: PlayedHand, from: number, to: number): Suspect {
  const right = standingAfter(hand, to);
  if (right === 'open') return NOBODY;
  for (let trick = from; trick <= to; trick++) {
    if (standingAfter(hand, trick) === right) {
      return { likely: trick, why: SLIPS.decided(trick) };
    }
  }
  return NOBODY;
}

/**
 * Finds slips in a reply of cards. Each card shows when it fell; a card already missing at the ask
 * before is no new slip.
 *
 * @param known the cards that were wrong at the ask before.
 * @returns the slip, with the cards that are wrong now.
 */
function forgotten(
  hand: PlayedHand,
  at: Pick<CountSlip, 'ask' | 'from' | 'to'>,
  reply: Reply | undefined,
  known: ReadonlySet<Card>,
): CountSlip & { readonly cards: ReadonlySet<Card> } {
  const cardsNamed = typeof reply === 'object' ? reply : [];
  const right = seenHighCards(hand, at.to);
  const missing = right.filter((card) => !cardsNamed.includes(card));
  const extra = cardsNamed.filter((card) => !right.includes(card));
  const cards = new Set([...missing, ...extra]);
  const sentences: string[] = [];
  const fell: number[] = [];
  for (const card of missing.filter((one) => !known.has(one))) {
    const trick = hand.tricks.findIndex((one) => one.cards.includes(card)) + 1;
    sentences.push(trick === 0 ? SLIPS.cardAway(card) : SLIPS.cardFell(card, trick));
    if (trick > 0) fell.push(trick);
  }
  const invented = extra.filter((card) => !known.has(card));
  if (invented.length > 0) sentences.push(SLIPS.notSeen(invented));
  const isCarried = sentences.length === 0;
  const likely = fell.length === 0 ? null : Math.min(...fell);
  const from = likely ?? at.from;
  return {
    ...at,
    from,
    likely,
    isCarried,
    where: isCarried ? SLIPS.carried : sentences.join(' '),
    cards,
  };
}
