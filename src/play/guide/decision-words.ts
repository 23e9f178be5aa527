/** What the guide says where the reader is to act: the counts that matter, not what to do. */
import type { SeatView } from '../../strategy/players/view.ts';
import { rankOf } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '../../game/words/lists.ts';
import { counted } from '../../game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import { namesAt } from '../play-words.ts';
import { sightOf } from '../advice/sight.ts';
import type { Sight } from '../advice/sight.ts';
import { bestSuit, countSuit, sayStrength } from './hand-counts.ts';
import { weakCards } from './game-reasons.ts';

/** So many trumps, with two aces or more trumps in their stead, are a game. */
const A_GAME = 7;

/** What the hand counts for, when a word of the bidding is asked. */
export function wordWords(view: SeatView, suits: SuitStyle): string[] {
  const best = bestSuit(view.hand, view.law);
  const { aces, base, matadors, suit, times, trumps, value } = best;
  const name = SUIT_WORDS.en[suits][suit];
  const jacks = view.hand.filter((card) => rankOf(card) === 'J').length;
  const isGame = trumps >= 5 && trumps + aces.length >= A_GAME;
  const cards = `In ${name} you have ${sayStrength(best)}`;
  const worth = `${capital(name)} count ${base}; ${matadors}, game ${times}: ${times} × ${base} = ${value}.`;
  if (isGame) return [`${cards}: that is a game.`, worth, `You can say yes as far as ${value}.`];
  if (jacks >= 2 && jacks + allAces(view) >= 5) {
    return [
      `You have ${counted(jacks, 'jack')} and ${counted(allAces(view), 'ace')}: that may be a Grand.`,
    ];
  }
  return [
    `${cards}.`,
    worth,
    'The fewer trumps and aces, the sooner you pass; a pass costs nothing.',
  ];
}

const allAces = ({ hand }: SeatView): number => hand.filter((card) => rankOf(card) === 'A').length;

/** When the reader has won the bidding and may take up the skat. */
export function gameWords({ bid }: SeatView): string[] {
  const number = bid === null ? '' : `, for ${bid} at least`;
  return [
    `The others have passed, and you play alone against both${number}.`,
    'Take up the skat, and you choose the best ten of twelve cards. To play without it is called Hand: it counts one more, but it is harder.',
  ];
}

/** When two cards are to be put away. */
export function layoutWords(view: SeatView, suits: SuitStyle): string[] {
  const { suit, trumps } = bestSuit(view.hand, view.law);
  const { kind = null, trump = suit } = view.contract ?? {};
  const named = kind === null || KINDS[kind].trumps === 'suit' ? trump : null;
  if (named === null) return ['Two cards go, and their points count for you.'];
  const count = named === suit ? trumps : countSuit(view.hand, named, view.law).trumps;
  const name = SUIT_WORDS.en[suits][named];
  const weak = weakCards(view.hand, { kind: 'gucki-solo', trump: named });
  const keep = `With ${name} as trumps you have ${count}: keep them, and your aces.`;
  if (weak.length < 2) return [keep];
  return [
    keep,
    `Put away two that others beat: ${listed(weak.slice(0, 5), 'or')}.`,
    'If that leaves you without a suit, you can trump it.',
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
  const safe =
    aces.length === 0
      ? ''
      : ` Once theirs are gone, your ${aces.length === 1 ? aces[0]! : 'aces'} cannot be trumped.`;
  return [`${lead} You have ${counted(trumps.length, 'trump')}, and ${out.length} are out.${safe}`];
}

function following(
  { follows, game, legal, points, trumps, turn, view }: Sight,
  suits: SuitStyle,
): string[] {
  const suit = playedSuit(view.table[0]!, game);
  const name = suit === 'trump' ? 'trumps' : SUIT_WORDS.en[suits][suit];
  const last = turn === 2 ? ' You play last.' : '';
  const lie =
    points === 0 ? 'No points lie' : `${counted(points, 'point')} ${points === 1 ? 'lies' : 'lie'}`;
  if (legal.length === 1 && view.hand.length > 1)
    return [`${legal[0]!} is all you may play: ${name} were led.`];
  if (follows) return [`${capital(name)} were led, so you must follow. ${lie} there.${last}`];
  const choice =
    suit !== 'trump' && trumps.length > 0 && trumps.some((card) => isTrump(card, game))
      ? 'trump, or throw a card away'
      : 'throw a card away';
  return [`You have no ${name}: ${choice}. ${lie} there.${last}`];
}
