/** What can be said against a card that is added to a trick, in a game with trumps. */
import { cardPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';
import { nextSeat } from '../../game/skat/seats.ts';
import {
  sayBringsLess,
  sayGivesInsteadOfTaking,
  sayGivesPartnerLess,
  sayGivesPoints,
  sayLetsItGo,
  sayMayBeOvertaken,
  sayMoreThanEnough,
  sayTakesFromPartner,
  sayTrumpForLittle,
} from '#edition/play/guide/follow-words.ts';
import { namesAt } from '../names-at.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { higherOut, isPlain, knowsTheRest } from './out.ts';
import type { Reason } from './reason-type.ts';

/** The reason against adding `card` where `better` does better; null where none of these holds. */
export function followReason(sight: Sight, card: Card, better: Card): Reason | null {
  const { holds, partner } = sight;
  if (partner !== null && holds === partner) return overPartner(sight, card, better);
  return sight.takes(card) ? whenItTakes(sight, card, better) : whenItLoses(sight, card, better);
}

const topicOf = ({ declares, turn }: Sight): Reason['topic'] =>
  declares ? 'declarer-play' : turn === 1 ? 'second-hand' : 'fattening';

/** The other side has the trick so far, and the card does not change that. */
function whenItLoses(sight: Sight, card: Card, better: Card): Reason | null {
  const { declares, points, turn, view } = sight;
  const topic = topicOf(sight);
  const [own, other] = [cardPoints(card), cardPoints(better)];
  // The declarer is alone against both; a defender's partner may still take it.
  const isLost = declares || turn === 2;
  if (sight.takes(better)) {
    if (turn !== 2 && !isSure(sight, better)) return null;
    if (isLost && own > 0) {
      const text = sayGivesInsteadOfTaking(card, own, better);
      return { id: 'gives-instead-of-taking', text, topic };
    }
    if (points === 0) return null;
    return { id: 'lets-it-go', text: sayLetsItGo(points, better), topic };
  }
  if (isLost && own > other) {
    const taker = declares ? null : namesAt(view.seat)[view.declarer!];
    const text = sayGivesPoints(taker, { card, points: own }, { card: better, points: other });
    return { id: 'gives-points', text, topic };
  }
  return null;
}

/** The card takes the trick from the other side, as far as it has gone. */
function whenItTakes(sight: Sight, card: Card, better: Card): Reason | null {
  const { game, points, turn } = sight;
  const topic = topicOf(sight);
  if (!sight.takes(better)) {
    if (isPlain(sight, card) || !isPlain(sight, better)) return overtaken(sight, card);
    if (points > SMALL) return overtaken(sight, card);
    return { id: 'trump-for-little', text: sayTrumpForLittle(points, better), topic };
  }
  const more = cardPoints(better) - cardPoints(card);
  if (turn === 2 && more > 0) {
    return { id: 'brings-less', text: sayBringsLess(better, more), topic };
  }
  const alike = playedSuit(card, game) === playedSuit(better, game);
  if (turn === 2 && alike && cardStrength(card, game) > cardStrength(better, game)) {
    return { id: 'more-than-enough', text: sayMoreThanEnough(card, better), topic };
  }
  return overtaken(sight, card);
}

/** A trick with no more points is small. */
const SMALL = 4;

/** Somebody plays after the card, and a higher one is out. */
function overtaken(sight: Sight, card: Card): Reason | null {
  const [top] = sight.turn === 1 ? higherOut(sight, card) : [];
  if (top === undefined) return null;
  const { seat } = sight.view;
  const next = namesAt(seat)[nextSeat(seat)];
  const text = sayMayBeOvertaken(next, card, top, knowsTheRest(sight));
  return { id: 'may-be-overtaken', text, topic: topicOf(sight) };
}

/** The partner has the trick so far. */
function overPartner(sight: Sight, card: Card, better: Card): Reason | null {
  const { partner, turn, view } = sight;
  if (partner === null || turn !== 2) return null;
  const name = namesAt(view.seat)[partner];
  const topic = 'fattening';
  const more = cardPoints(better) - cardPoints(card);
  if (more > 0) {
    const text = sayGivesPartnerLess(card, better, more);
    return { id: 'gives-partner-less', text, topic };
  }
  if (sight.takes(card) && !sight.takes(better)) {
    return { id: 'takes-from-partner', text: sayTakesFromPartner(name, card), topic };
  }
  return null;
}

/** Whether no card that may come after can beat the card, which takes the trick as it lies. */
function isSure(sight: Sight, card: Card): boolean {
  return higherOut(sight, card).length === 0 && (!isPlain(sight, card) || sight.out.length === 0);
}
