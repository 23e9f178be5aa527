/** The word for a trick: who took it and with what, what it changed, and how far it is to the end. */
import { isMaster, isVoid, unseenBy } from '../../strategy/simple-players/view.ts';
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
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
  if (aim !== 'points') return [sayTaken(after), ...sayWithoutPoints(after, aim)];
  const settled = saySettled(after);
  // After the last trick nothing is left to change.
  if (after.after.hand.length === 0)
    return [sayTaken(after), ...(settled === null ? [] : [settled])];
  const changed = [
    sayLastTrump(after, suits),
    sayVoid(after, suits),
    sayHighestNow(after, suits),
    sayOwnVoid(after, suits),
    sayTrumpsOut(after),
  ].filter((one) => one !== null);
  return [
    sayTaken(after),
    ...(settled === null ? [] : [settled]),
    ...changed.slice(0, 1),
    ...(settled === null ? saySum(after) : []),
  ];
}

/** Who took it, with which card, and how many points; an ace of the reader's that was lost. */
function sayTaken({ after, declares, trick, view }: AfterTrick): string {
  const { cards, leader, points, winner } = trick;
  const card = cards[seatsFrom(leader).indexOf(winner) as 0 | 1 | 2];
  const isNull = KINDS[view.contract!.kind].aim === 'no-trick';
  const worth = isNull
    ? 'the trick'
    : points === 0
      ? 'a trick without points'
      : counted(points, 'point');
  if (winner === view.seat) return `Your ${card} takes ${worth}.`;
  const name = namesAt(view.seat)[winner];
  const own = cards[seatsFrom(leader).indexOf(view.seat) as 0 | 1 | 2];
  const isTheirs = declares || winner === view.declarer;
  if (!isTheirs) return `${name}’s ${card} takes ${worth} for your side.`;
  const isLost = !isNull && rankOf(own) === 'A' && !isTrump(own, after.game);
  if (!isLost) return `${name}’s ${card} takes ${worth}.`;
  return isTrump(card, after.game)
    ? `${name} trumps with the ${card}, and your ${own} is lost: ${worth}.`
    : `${name}’s ${card} takes ${worth}, and your ${own} is lost.`;
}

/** That the game is won or lost with this trick, or a side is schneider. */
function saySettled({
  declares,
  pointsAfter: ours,
  pointsBefore,
  theirs,
  trick,
  view,
}: AfterTrick): string | null {
  const { targets } = view.law;
  const taken = ours - pointsBefore;
  const lost = taken === 0 ? trick.points : 0;
  const passes = (target: number): boolean => pointsBefore < target && ours >= target;
  const theyPass = (target: number): boolean => theirs - lost < target && theirs >= target;
  const half = targets.game - 1;
  if (declares) {
    if (passes(targets.schneider)) {
      return `You have ${ours}: they are schneider, which counts one more.`;
    }
    if (passes(targets.game)) {
      return `${withAway(view)} ${ours}, more than half of the 120: the game is won.`;
    }
    return theyPass(half)
      ? `They have ${theirs}, so you cannot reach ${targets.game}: the game is lost.`
      : null;
  }
  const name = view.declarer === null ? '' : namesAt(view.seat)[view.declarer];
  if (passes(half)) return `You two have ${ours}, and ${half} are enough: ${name} has lost.`;
  return theyPass(targets.game)
    ? `${name} has ${theirs} points in tricks: you two have lost.`
    : null;
}

/** That no trump is left against the reader, and what is safe now. */
function sayLastTrump(after: AfterTrick, suits: SuitStyle): string | null {
  const { outAfter, outBefore } = after;
  if (outBefore.length === 0 || outAfter.length > 0) return null;
  const own = after.after.hand.filter((card) => isTrump(card, after.after.game));
  const first = knowsTheRest(after)
    ? 'That was their last trump.'
    : own.length > 0
      ? 'The only trumps left are yours.'
      : 'Every trump has been played.';
  const safe = safeCards(after);
  if (safe.length > 0) {
    const aces = safe.filter((card) => rankOf(card) === 'A');
    const which =
      aces.length > 1 && aces.length === safe.length ? 'aces' : listed(safe.slice(0, 3));
    return `${first} Your ${which} ${safe.length === 1 ? 'is' : 'are'} safe now.`;
  }
  const suit = suitToTrump(after);
  if (suit !== null && own.length > 0) {
    return `${first} You can trump any ${SUIT_WORDS[OWN_TERMS][suits][suit]} they lead.`;
  }
  return first;
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
function sayVoid(after: AfterTrick, suits: SuitStyle): string | null {
  const { after: table, outAfter, trick, view } = after;
  const names = namesAt(view.seat);
  const voids = newlyVoid(after);
  const [seat] = voids;
  if (seat === undefined) return null;
  const suit = playedSuit(trick.cards[0], table.game);
  if (suit === 'trump') {
    if (voids.length > 1) return `${listed(voids.map((one) => names[one]))} have no trump left.`;
    const other = SEATS.find((one) => one !== view.seat && one !== seat)!;
    const rest =
      knowsTheRest(after) && outAfter.length > 0
        ? ` ${names[other]} has the last ${outAfter.length === 1 ? 'one' : outAfter.length}.`
        : '';
    return `${names[seat]} has no trump${after.before.tricks.length > 0 ? ' left' : ''}.${rest}`;
  }
  const name = SUIT_WORDS[OWN_TERMS][suits][suit];
  const mayTrump = (one: Seat): boolean => outAfter.length > 0 && !isVoid(table, one, 'trump');
  return mayTrump(seat)
    ? `${names[seat]} has no ${name}, and may trump them.`
    : `${names[seat]} has no ${name} left.`;
}

/** That a card of the reader's has become the highest of its suit. */
function sayHighestNow({ after, before }: AfterTrick, suits: SuitStyle): string | null {
  const risen = after.hand.find(
    (card: Card) =>
      ['A', '10', 'K'].includes(rankOf(card)) &&
      !isTrump(card, after.game) &&
      isMaster(card, after) &&
      !isMaster(card, before),
  );
  return risen === undefined
    ? null
    : `Your ${risen} is the highest of the ${SUIT_WORDS[OWN_TERMS][suits][suitOf(risen)]} now.`;
}

/** That the reader has played the last card of a suit and can trump it from now on. */
function sayOwnVoid({ after, before }: AfterTrick, suits: SuitStyle): string | null {
  const [played] = before.hand.filter((card) => !after.hand.includes(card));
  if (played === undefined || isTrump(played, after.game)) return null;
  const inSuit = (card: Card): boolean => playedSuit(card, after.game) === suitOf(played);
  const canTrump = after.hand.some((card) => isTrump(card, after.game));
  if (!canTrump || after.hand.some(inSuit) || !unseenBy(after).some(inSuit)) return null;
  return `You have no ${SUIT_WORDS[OWN_TERMS][suits][suitOf(played)]} left, and can trump them now.`;
}

/** How many trumps are still out, where this trick has made them fewer. */
function sayTrumpsOut(after: AfterTrick): string | null {
  const { outAfter, outBefore } = after;
  const { length } = outAfter;
  if (length === outBefore.length || length === 0) return null;
  return knowsTheRest(after)
    ? `${counted(length, 'trump')} ${length === 1 ? 'is' : 'are'} still out against you.`
    : `Of the trumps you do not hold, ${length} ${length === 1 ? 'has' : 'have'} not been played.`;
}

/** How far the reader's side has come; nothing once that is settled. */
function saySum({ declares, pointsAfter, theirs, view }: AfterTrick): string[] {
  const { game } = view.law.targets;
  const goal = declares ? game : game - 1;
  if (pointsAfter >= goal || theirs > 120 - goal) return [];
  const who = declares ? 'You have' : 'You two have';
  if (pointsAfter === 0) return [`${who} no points yet, and need ${goal}.`];
  // Once: the number is not that of the first trick.
  const first = declares && view.tricks.length === 1 ? withAway(view) : who;
  return [`${first} ${pointsAfter} of the ${goal} you need.`];
}

/** What the declarer’s points begin with, where two cards have been put away. */
const withAway = ({ layout }: SeatView): string =>
  layout === null ? 'You have' : 'With the cards you put away you have';

/** In a Null and a Ramsch. */
function sayWithoutPoints(
  { declares, trick, view }: AfterTrick,
  aim: 'every-trick' | 'no-trick' | 'fewest-points',
): string[] {
  const rest = 10 - view.tricks.length;
  if (aim === 'no-trick' && declares && trick.winner !== view.seat && rest > 0) {
    return [`You have taken no trick, with ${rest} to go.`];
  }
  return [];
}
