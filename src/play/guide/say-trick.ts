/** The word for a trick: who took it and with what, what it changed, and how far it is to the end. */
import { isMaster, isVoid, unseenBy } from '../../strategy/simple-players/view.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  sayAceLost,
  sayBothOutOfTrumps,
  sayCanTrump,
  sayDeclarerHasLost,
  sayDeclarersSum,
  sayDefendersHaveLost,
  sayDefendersSum,
  sayGameIsLost,
  sayGameIsWon,
  sayHighest,
  sayNoPoints,
  sayNoTrick,
  sayOtherTakes,
  sayOutOfTrumps,
  sayOwnSuitGone,
  sayPartnerTakes,
  sayReaderTakes,
  saySafeNow,
  sayTheyAreSchneider,
  sayTrumpsGone,
  sayTrumpsLeft,
  sayVoidIn,
} from '#edition/play/guide/trick-words.ts';
import { namesAt } from '../names-at.ts';
import { afterLastTrick, newlyVoid, safeCards } from './after-trick.ts';
import type { AfterTrick } from './after-trick.ts';
import { knowsTheRest } from './out.ts';

/**
 * The sentences for the last trick, the most important first, comment text; none before the first trick
 * is over. They say nothing that the reader cannot know.
 *
 * @param view the reader's.
 */
export function trickWords(view: SeatView, suits: SuitStyle): string[] {
  const after = afterLastTrick(view);
  if (after === null) return [];
  const { aim } = KINDS[view.contract!.kind];
  if (aim !== 'points') return [tellTaken(after), ...tellWithoutPoints(after, aim)];
  const settled = tellSettled(after);
  // After the last trick nothing is left to change.
  if (after.after.hand.length === 0)
    return [tellTaken(after), ...(settled === null ? [] : [settled])];
  const changed = [
    tellLastTrump(after, suits),
    tellVoid(after, suits),
    tellHighest(after, suits),
    tellOwnVoid(after, suits),
    tellTrumpsOut(after),
  ].filter((one) => one !== null);
  return [
    tellTaken(after),
    ...(settled === null ? [] : [settled]),
    ...changed.slice(0, 1),
    ...(settled === null ? tellSum(after) : []),
  ];
}

/** Who took it, with which card, and how many points; an ace of the reader's that was lost. */
function tellTaken({ after, declares, trick, view }: AfterTrick): string {
  const { cards, leader, points, winner } = trick;
  const card = cards[seatsFrom(leader).indexOf(winner) as 0 | 1 | 2];
  const isNull = KINDS[view.contract!.kind].aim === 'no-trick';
  const worth = isNull ? null : points;
  if (winner === view.seat) return sayReaderTakes(card, worth);
  const name = namesAt(view.seat)[winner];
  const own = cards[seatsFrom(leader).indexOf(view.seat) as 0 | 1 | 2];
  const isTheirs = declares || winner === view.declarer;
  if (!isTheirs) return sayPartnerTakes(name, card, worth);
  const isLost = !isNull && rankOf(own) === 'A' && !isTrump(own, after.game);
  return isLost
    ? sayAceLost(name, card, own, points, isTrump(card, after.game))
    : sayOtherTakes(name, card, worth);
}

/** That the game is won or lost with this trick, or a side is schneider. */
function tellSettled({
  declares,
  pointsAfter: ours,
  pointsBefore,
  theirs,
  trick,
  view,
}: AfterTrick): string | null {
  const { targets } = view.law;
  const won = ours - pointsBefore;
  const lost = won === 0 ? trick.points : 0;
  const passes = (target: number): boolean => pointsBefore < target && ours >= target;
  const theyPass = (target: number): boolean => theirs - lost < target && theirs >= target;
  const half = targets.game - 1;
  if (declares) {
    if (passes(targets.schneider)) return sayTheyAreSchneider(ours);
    if (passes(targets.game)) return sayGameIsWon(ours, view.layout !== null);
    return theyPass(half) ? sayGameIsLost(theirs, targets.game) : null;
  }
  const name = view.declarer === null ? '' : namesAt(view.seat)[view.declarer];
  if (passes(half)) return sayDeclarerHasLost(name, ours, half);
  return theyPass(targets.game) ? sayDefendersHaveLost(name, theirs) : null;
}

/** That no trump is left against the reader, and what is safe now. */
function tellLastTrump(after: AfterTrick, suits: SuitStyle): string | null {
  const { outAfter, outBefore } = after;
  if (outBefore.length === 0 || outAfter.length > 0) return null;
  const own = after.after.hand.filter((card) => isTrump(card, after.after.game));
  const gone = knowsTheRest(after) ? 'theirs' : own.length > 0 ? 'all-but-yours' : 'all';
  const safe = safeCards(after);
  if (safe.length > 0) {
    const areAces = safe.length > 1 && safe.every((card) => rankOf(card) === 'A');
    return saySafeNow(gone, safe.slice(0, 3), areAces);
  }
  const suit = suitToTrump(after);
  return suit !== null && own.length > 0 ? sayCanTrump(gone, suit, suits) : sayTrumpsGone(gone);
}

/** A suit of which the reader has no card and the others may have some. */
function suitToTrump({ after }: AfterTrick): Suit | null {
  const { game, hand } = after;
  const plain = (['C', 'S', 'H', 'D'] as const).filter((suit) => suit !== game.trump);
  return (
    plain.find(
      (suit) =>
        hand.length > 1 &&
        !hand.some((card) => playedSuit(card, game) === suit) &&
        unseenBy(after).some((card) => playedSuit(card, game) === suit),
    ) ?? null
  );
}

/** That one of the other side cannot follow. */
function tellVoid(after: AfterTrick, suits: SuitStyle): string | null {
  const { after: table, outAfter, trick, view } = after;
  const names = namesAt(view.seat);
  const voids = newlyVoid(after);
  const [seat] = voids;
  if (seat === undefined) return null;
  const suit = playedSuit(trick.cards[0], table.game);
  if (suit === 'trump') {
    if (voids.length > 1) return sayBothOutOfTrumps(voids.map((one) => names[one]));
    const other = SEATS.find((one) => one !== view.seat && one !== seat)!;
    const rest =
      knowsTheRest(after) && outAfter.length > 0
        ? { name: names[other], trumps: outAfter.length }
        : null;
    return sayOutOfTrumps(names[seat], after.before.tricks.length > 0, rest);
  }
  const mayTrump = outAfter.length > 0 && !isVoid(table, seat, 'trump');
  return sayVoidIn(names[seat], suit, mayTrump, suits);
}

/** That a card of the reader's has become the highest of its suit. */
function tellHighest({ after, before }: AfterTrick, suits: SuitStyle): string | null {
  const risen = after.hand.find(
    (card: Card) =>
      ['A', '10', 'K'].includes(rankOf(card)) &&
      !isTrump(card, after.game) &&
      isMaster(card, after) &&
      !isMaster(card, before),
  );
  return risen === undefined ? null : sayHighest(risen, suits);
}

/** That the reader has played the last card of a suit and can trump it from now on. */
function tellOwnVoid({ after, before }: AfterTrick, suits: SuitStyle): string | null {
  const [played] = before.hand.filter((card) => !after.hand.includes(card));
  if (played === undefined || isTrump(played, after.game)) return null;
  const inSuit = (card: Card): boolean => playedSuit(card, after.game) === suitOf(played);
  const canTrump = after.hand.some((card) => isTrump(card, after.game));
  if (!canTrump || after.hand.some(inSuit) || !unseenBy(after).some(inSuit)) return null;
  return sayOwnSuitGone(suitOf(played), suits);
}

/** How many trumps are still out, where this trick has made them fewer. */
function tellTrumpsOut(after: AfterTrick): string | null {
  const { outAfter, outBefore } = after;
  const { length } = outAfter;
  if (length === outBefore.length || length === 0) return null;
  return sayTrumpsLeft(length, knowsTheRest(after));
}

/** How far the reader's side has come; nothing once that is settled. */
function tellSum({ declares, pointsAfter, theirs, view }: AfterTrick): string[] {
  const { game } = view.law.targets;
  const goal = declares ? game : game - 1;
  if (pointsAfter >= goal || theirs > 120 - goal) return [];
  if (pointsAfter === 0) return [sayNoPoints(declares, goal)];
  if (!declares) return [sayDefendersSum(pointsAfter, goal)];
  // Once: the number is not that of the first trick.
  const withAway = view.tricks.length === 1 && view.layout !== null;
  return [sayDeclarersSum(pointsAfter, goal, withAway)];
}

/** In a Null and a Ramsch. */
function tellWithoutPoints(
  { declares, trick, view }: AfterTrick,
  aim: 'every-trick' | 'no-trick' | 'fewest-points',
): string[] {
  const rest = 10 - view.tricks.length;
  if (aim === 'no-trick' && declares && trick.winner !== view.seat && rest > 0) {
    return [sayNoTrick(rest)];
  }
  return [];
}
