/** What the guide says where the reader is to act: the counts that matter, not what to do. */
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { playedSuit } from '../../game/skat/order.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import { namesAt } from '../names-at.ts';
import { sightOf } from '../../strategy/advice/sight.ts';
import type { Sight } from '../../strategy/advice/sight.ts';
import { bestSuit, countSuit, isStrong, sayStrength } from './hand-counts.ts';
import { weakCards } from './game-reasons.ts';
import { knowsTheRest } from './out.ts';

/** What the hand counts for, when a word of the bidding is asked. */
export function wordWords(view: SeatView, suits: SuitStyle): string[] {
  const best = bestSuit(view.hand, view.law);
  const { base, matadors, suit, times, value } = best;
  const name = SUIT_WORDS[OWN_TERMS][suits][suit];
  const jacks = view.hand.filter((card) => rankOf(card) === 'J').length;
  const cards = `In ${name} you have ${sayStrength(best)}`;
  const worth = `${capital(name)} count ${base}; ${matadors}, game ${times}: ${times} × ${base} = ${value}.`;
  if (isStrong(best)) {
    const answers = view.asked?.what === 'word' && view.asked.number !== null;
    // With two matadors missing or more, one of them in the skat shortens the row.
    const risk =
      matadors.startsWith('without') && times > 2
        ? ', but a higher jack in the skat can make it worth less'
        : '';
    return [
      `${cards}: that is a game.`,
      worth,
      `You can ${answers ? 'say yes' : 'bid'} up to ${value}${risk}.`,
    ];
  }
  if (jacks >= 2 && jacks + allAces(view) >= 5) {
    return [
      `You have ${counted(jacks, 'jack')} and ${counted(allAces(view), 'ace')}: think of a Grand.`,
    ];
  }
  return [`${cards}: that is not much against two.`];
}

const allAces = ({ hand }: SeatView): number => hand.filter((card) => rankOf(card) === 'A').length;

/** When the reader has won the bidding and may take up the skat. */
export function gameWords({ bid }: SeatView): string[] {
  const number = bid === null ? '' : `, in a game worth at least ${bid}`;
  return [
    `The others have passed, so you play alone against both${number}.`,
    'Take up the skat, and you can choose the best ten of twelve cards. To play without it is called Hand: that counts one more, but it is harder.',
  ];
}

/** When two cards are to be put away. */
export function layoutWords(view: SeatView, suits: SuitStyle): string[] {
  const best = bestSuit(view.hand, view.law);
  const { suit } = best;
  const { kind = null, trump = suit } = view.contract ?? {};
  const named = kind === null || KINDS[kind].trumps === 'suit' ? trump : null;
  if (named === null) return ['Put two cards away: their points count for you.'];
  const { aces, trumps } = named === suit ? best : countSuit(view.hand, named, view.law);
  const name = SUIT_WORDS[OWN_TERMS][suits][named];
  const weak = weakCards(view.hand, { kind: 'gucki-solo', trump: named });
  const andAces = aces.length === 0 ? '' : ', and your aces';
  const keep = `With ${name} as trumps you have ${trumps}: keep them${andAces}.`;
  if (weak.length < 2) return [keep];
  return [
    keep,
    `Put away two that others beat, such as ${listed(weak.slice(0, 5), 'or')}, best of all every card of a suit: then you can ruff that suit.`,
  ];
}

/** When a card is to be played. */
export function cardWords(view: SeatView, suits: SuitStyle): string[] {
  const sight = sightOf(view);
  if (sight.sort === 'ramsch') return [];
  if (sight.turn === 0) return sight.view.tricks.length === 0 ? firstLead(sight) : [];
  return following(sight, suits);
}

function firstLead({ declares, out, sort, trumps, view }: Sight): string[] {
  const lead = 'You are Vorhand, so you lead.';
  if (sort === 'nullo') return [lead];
  if (!declares)
    return [lead, `You two need 60 points against ${namesAt(view.seat)[view.declarer!]}.`];
  const aces = view.hand.filter((card) => rankOf(card) === 'A' && !trumps.includes(card));
  const yours = `your ${aces.length === 1 ? aces[0]! : 'aces'}`;
  // A lead brings two of theirs out at most.
  const outlasts = 2 * trumps.length >= out.length;
  const safe =
    aces.length === 0
      ? ''
      : outlasts
        ? ` Once theirs are gone, ${yours} cannot be trumped.`
        : ` You have too few to bring all of theirs out, so ${yours} may be trumped.`;
  const others = knowsTheRest({ declares, view })
    ? `they have ${out.length}`
    : `${out.length} are out`;
  return [`${lead} You have ${counted(trumps.length, 'trump')}, and ${others}.${safe}`];
}

function following(
  { follows, game, legal, points, sort, trumps, turn, view }: Sight,
  suits: SuitStyle,
): string[] {
  const suit = playedSuit(view.table[0]!, game);
  const name = suit === 'trump' ? 'trumps' : SUIT_WORDS[OWN_TERMS][suits][suit];
  if (legal.length === 1 && view.hand.length > 1)
    return [`You may play only ${legal[0]!}: ${name} were led.`];
  const choice = follows
    ? `${capital(name)} were led, so you must follow.`
    : suit !== 'trump' && trumps.length > 0
      ? `You have no ${name}, so you may trump or discard.`
      : `You have no ${name}, so you discard.`;
  return sort === 'nullo' ? [choice] : [choice, trickSoFar(points, turn)];
}

function trickSoFar(points: number, turn: Sight['turn']): string {
  const trick = `The trick has ${points === 0 ? 'no points' : counted(points, 'point')}`;
  return turn === 2 ? `${trick}, and you play last.` : `${trick} so far.`;
}
