/** What can be said against a card that is led, in a game with trumps. */
import { cardPoints, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  NOBODY_HAS_TRUMPS,
  sayBeatableTrump,
  sayBeaten,
  sayCanBeTrumped,
  sayCostlyTrump,
  sayDeclarerVoid,
  sayLastTrump,
  sayWantsTrumpsOut,
} from '#edition/play/guide/lead-words.ts';
import { namesAt } from '../names-at.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { othersThan } from '../../strategy/advice/sight.ts';
import { higherOut, isPlain, knowsTheRest, suitOut } from './out.ts';
import type { Reason } from './reason-type.ts';

/** The reason against leading `card` where `better` does better; null where none of these holds. */
export function leadReason(
  sight: Sight,
  card: Card,
  better: Card,
  suits: SuitStyle,
): Reason | null {
  return isPlain(sight, card)
    ? plainLead(sight, card, better, suits)
    : trumpLead(sight, card, better);
}

function plainLead(sight: Sight, card: Card, better: Card, suits: SuitStyle): Reason | null {
  const { declares, out, view } = sight;
  const drawFirst = declares && !isPlain(sight, better) && out.length > 0;
  const topic = declares ? 'draw-trumps' : 'defenders-lead';
  const [top] = higherOut(sight, card);
  if (top !== undefined) {
    // What is true of the better card as well is no reason.
    const isWorse =
      drawFirst ||
      higherOut(sight, better).length === 0 ||
      cardPoints(card) >= cardPoints(better) + MORE_POINTS;
    if (!isWorse) return null;
    const text = sayBeaten(card, top, knowsTheRest(sight), cardPoints(card), drawFirst);
    return { id: 'beaten', text, topic };
  }
  if (!declares) {
    const { declarer, seat } = view;
    if (declarer === null || !sight.lacks(declarer, suitOf(card))) return null;
    const text = sayDeclarerVoid(namesAt(seat)[declarer], card, suits);
    return { id: 'declarer-void', text, topic };
  }
  if (out.length === 0 || othersThan(view.seat).every((one) => sight.lacks(one, 'trump'))) {
    return null;
  }
  const left = suitOut(sight, card);
  if (!drawFirst && left > FEW) return null;
  const text = sayCanBeTrumped(card, out.length, drawFirst ? null : left, suits);
  return { id: 'can-be-trumped', text, topic };
}

/** So many points more are worth keeping. */
const MORE_POINTS = 4;
/** With so few of a suit out one of the others may well have none. */
const FEW = 3;

function trumpLead(sight: Sight, card: Card, better: Card): Reason | null {
  const { declares, out, trumps } = sight;
  if (!declares) {
    if (sight.sort !== 'suit' || !isPlain(sight, better)) return null;
    const text = sayWantsTrumpsOut(namesAt(sight.view.seat)[sight.view.declarer!]);
    return { id: 'defender-leads-trump', text, topic: 'defenders-lead' };
  }
  const topic = 'draw-trumps';
  const above = higherOut(sight, card);
  if (out.length === 0 && knowsTheRest(sight)) {
    return { id: 'nobody-has-trumps', text: NOBODY_HAS_TRUMPS, topic };
  }
  if (isPlain(sight, better)) {
    if (trumps.length > 1) return null;
    return { id: 'last-trump', text: sayLastTrump(card), topic };
  }
  if (above.length > 0 && higherOut(sight, better).length === 0) {
    const text = sayBeatableTrump(card, above.length, better);
    return { id: 'beatable-trump', text, topic };
  }
  const more = cardPoints(card) - cardPoints(better);
  if (above.length > 0 && more > 0) {
    const points = { card: cardPoints(card), better: cardPoints(better) };
    const text = sayCostlyTrump(card, above[0]!, better, points);
    return { id: 'costly-trump', text, topic };
  }
  return null;
}
