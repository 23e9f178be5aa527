/** What can be said against a card that is led, in a game with trumps. */
import { cardPoints, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import { namesAt } from '../names-at.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { othersThan } from '../../strategy/advice/sight.ts';
import { higherOut, isPlain, knowsTheRest, sayOut, suitOut } from './out.ts';
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
  const name = SUIT_WORDS[OWN_TERMS][suits][suitOf(card)];
  const [top] = higherOut(sight, card);
  if (top !== undefined) {
    // What is true of the better card as well is no reason.
    const isWorse =
      drawFirst ||
      higherOut(sight, better).length === 0 ||
      cardPoints(card) >= cardPoints(better) + MORE_POINTS;
    if (!isWorse) return null;
    const points = cardPoints(card) > 0 ? `, with its ${counted(cardPoints(card), 'point')}` : '';
    const may = knowsTheRest(sight) ? 'can' : 'may';
    const then = drawFirst ? ' Lead trumps first.' : '';
    return {
      id: 'beaten',
      text: `${sayOut(sight, top)} and ${may} take ${card}${points}.${then}`,
      topic,
    };
  }
  if (!declares) {
    const { declarer, seat } = view;
    if (declarer === null || !sight.lacks(declarer, suitOf(card))) return null;
    const text = `${namesAt(seat)[declarer]} cannot have any ${name}, and may trump ${card}.`;
    return { id: 'declarer-void', text, topic };
  }
  if (out.length === 0 || othersThan(view.seat).every((one) => sight.lacks(one, 'trump'))) {
    return null;
  }
  const are = `${counted(out.length, 'trump')} ${out.length === 1 ? 'is' : 'are'} still out`;
  const risk = `${are}, and a player who has no ${name} can trump ${card}.`;
  const left = suitOut(sight, card);
  const then = drawFirst
    ? ' Lead trumps first.'
    : ` Of ${name} only ${left} ${left === 1 ? 'is' : 'are'} out.`;
  if (!drawFirst && left > FEW) return null;
  return { id: 'can-be-trumped', text: `${risk}${then}`, topic };
}

/** So many points more are worth keeping. */
const MORE_POINTS = 4;
/** With so few of a suit out one of the others may well have none. */
const FEW = 3;

function trumpLead(sight: Sight, card: Card, better: Card): Reason | null {
  const { declares, out, trumps } = sight;
  if (!declares) {
    if (sight.sort !== 'suit' || !isPlain(sight, better)) return null;
    const text = `${namesAt(sight.view.seat)[sight.view.declarer!]} wants your trumps out: lead another suit.`;
    return { id: 'defender-leads-trump', text, topic: 'defenders-lead' };
  }
  const topic = 'draw-trumps';
  const above = higherOut(sight, card);
  if (out.length === 0 && knowsTheRest(sight)) {
    const text = 'They have no trump left. Keep yours, to trump what they lead.';
    return { id: 'nobody-has-trumps', text, topic };
  }
  if (isPlain(sight, better)) {
    if (trumps.length > 1) return null;
    const text = `${card} is your last trump: without it you can trump nothing they lead.`;
    return { id: 'last-trump', text, topic };
  }
  if (above.length > 0 && higherOut(sight, better).length === 0) {
    const text = `${card} can be taken, because ${above.length} higher ${nounFor(above.length, 'trump')} ${above.length === 1 ? 'is' : 'are'} out; ${better} cannot.`;
    return { id: 'beatable-trump', text, topic };
  }
  const more = cardPoints(card) - cardPoints(better);
  if (above.length > 0 && more > 0) {
    const text = `${above[0]!} is still out and can take ${card}, which counts ${cardPoints(card)}; ${better} counts ${cardPoints(better) === 0 ? 'nothing' : cardPoints(better)}.`;
    return { id: 'costly-trump', text, topic };
  }
  return null;
}
