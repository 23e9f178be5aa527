/** What the guide says where the reader is to act: the counts that matter, not what to do. */
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { playedSuit } from '../../game/skat/order.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  PUT_TWO_AWAY,
  TAKE_OR_LEAVE,
  YOU_LEAD,
  sayCannotFollow,
  sayDefendersNeed,
  sayFirstLead,
  sayIsGame,
  sayIsNoGame,
  sayKeepTrumps,
  sayMustFollow,
  sayOnlyCard,
  sayPlaysAlone,
  sayPutWeakAway,
  sayReckoning,
  sayThinkOfGrand,
  sayTrickSoFar,
  sayUpTo,
} from '#edition/play/guide/decision-words.ts';
import { namesAt } from '../names-at.ts';
import { sightOf } from '../../strategy/advice/sight.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { bestSuit, countSuit, isStrong } from './hand-counts.ts';
import { weakCards } from './game-reasons.ts';
import { knowsTheRest } from './out.ts';

/** What the hand counts for, when a word of the bidding is asked. */
export function wordWords(view: SeatView, suits: SuitStyle): string[] {
  const best = bestSuit(view.hand, view.law);
  const { matadors, times, value } = best;
  const jacks = view.hand.filter((card) => rankOf(card) === 'J').length;
  if (isStrong(best)) {
    const answers = view.asked?.what === 'word' && view.asked.number !== null;
    // With two matadors missing or more, one of them in the skat shortens the row.
    const isAtRisk = 'without' in matadors && times > 2;
    return [sayIsGame(best, suits), sayReckoning(best, suits), sayUpTo(value, answers, isAtRisk)];
  }
  const aces = allAces(view);
  return jacks >= 2 && jacks + aces >= 5
    ? [sayThinkOfGrand(jacks, aces)]
    : [sayIsNoGame(best, suits)];
}

const allAces = ({ hand }: SeatView): number => hand.filter((card) => rankOf(card) === 'A').length;

/** When the reader has won the bidding and may take up the skat. */
export const gameWords = ({ bid }: SeatView): string[] => [sayPlaysAlone(bid), TAKE_OR_LEAVE];

/** When two cards are to be put away. */
export function layoutWords(view: SeatView, suits: SuitStyle): string[] {
  const best = bestSuit(view.hand, view.law);
  const { suit } = best;
  const { kind = null, trump = suit } = view.contract ?? {};
  const named = kind === null || KINDS[kind].trumps === 'suit' ? trump : null;
  if (named === null) return [PUT_TWO_AWAY];
  const { aces, trumps } = named === suit ? best : countSuit(view.hand, named, view.law);
  const weak = weakCards(view.hand, { kind: 'gucki-solo', trump: named });
  const keep = sayKeepTrumps(named, trumps, aces.length > 0, suits);
  return weak.length < 2 ? [keep] : [keep, sayPutWeakAway(weak.slice(0, 5))];
}

/** When a card is to be played. */
export function cardWords(view: SeatView, suits: SuitStyle): string[] {
  const sight = sightOf(view);
  if (sight.sort === 'ramsch') return [];
  if (sight.turn === 0) return sight.view.tricks.length === 0 ? firstLead(sight) : [];
  return following(sight, suits);
}

function firstLead({ declares, out, sort, trumps, view }: Sight): string[] {
  if (sort === 'nullo') return [YOU_LEAD];
  if (!declares) return [YOU_LEAD, sayDefendersNeed(namesAt(view.seat)[view.declarer!])];
  return [
    sayFirstLead({
      trumps: trumps.length,
      out: out.length,
      isKnown: knowsTheRest({ declares, view }),
      aces: view.hand.filter((card) => rankOf(card) === 'A' && !trumps.includes(card)),
      // A lead brings two of theirs out at most.
      outlasts: 2 * trumps.length >= out.length,
    }),
  ];
}

function following(
  { follows, game, legal, points, sort, trumps, turn, view }: Sight,
  suits: SuitStyle,
): string[] {
  const suit = playedSuit(view.table[0]!, game);
  if (legal.length === 1 && view.hand.length > 1) return [sayOnlyCard(legal[0]!, suit, suits)];
  const choice = follows
    ? sayMustFollow(suit, suits)
    : sayCannotFollow(suit, suit !== 'trump' && trumps.length > 0, suits);
  return sort === 'nullo' ? [choice] : [choice, sayTrickSoFar(points, turn === 2)];
}
