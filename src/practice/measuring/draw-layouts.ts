/** Draws twelve cards for the drill on laying out, before the pairs are measured. */
import { dangersOf, faultsInLayout, rankedLayouts } from '../../strategy/layout/principles.ts';
import type { LayoutKind } from '../drills/layout/question.ts';
import type { Chance } from '../../lib/random.ts';
import { SUITS, rankOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { dealCards, sortCards } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { modelHand } from './model-hands.ts';
import type { SkatExchange } from './model-hands.ts';

/** Where more pairs than this are equally good by the rules, there is nothing to learn. */
const MOST_RIGHT = 10;
/** The same in Nullo, where a right pair should not be found by luck. */
const MOST_RIGHT_NULLO = 3;
/** How many deals are tried before a model hand is used; a kind seldom needs a tenth of them. */
const MOST_DEALS = 1500;

/** Draws a declarer with twelve cards that teach what the kind is about. */
export function drawLayout(chance: Chance, kind: LayoutKind): SkatExchange {
  return dealtHand(chance, kind) ?? modelHand(chance, kind);
}

/** Looks for a hand of a kind among dealt ones; null when it has none within `most` deals. */
export function dealtHand(
  chance: Chance,
  kind: LayoutKind,
  most = MOST_DEALS,
): SkatExchange | null {
  for (let deal = 0; deal < most; deal++) {
    const { skat, ...dealt } = dealCards(() => chance.next());
    const declarer = chance.pick(SEATS);
    const game = gameOf(kind, skat[0]);
    const ten = dealt[declarer];
    const twelve = sortCards([...ten, ...skat]);
    if (!wouldPlay(kind, ten, twelve) || !isOfKind(kind, twelve, game)) continue;
    return { game, declarer, hands: { ...dealt, [declarer]: twelve } };
  }
  return null;
}

function gameOf(kind: LayoutKind, turned: Card): Game {
  if (kind === 'grand') return { kind: 'gucki-grand', trump: null };
  if (kind === 'nullo') return { kind: 'gucki-nullo', trump: null };
  return { kind: 'tournee', trump: turned.charAt(0) as Suit };
}

/** A sound Tournee (jacks and aces make four, three suits; p. 58), a fair Grand, or any Nullo. */
function wouldPlay(kind: LayoutKind, ten: readonly Card[], twelve: readonly Card[]): boolean {
  if (kind === 'nullo') return true;
  const count = (cards: readonly Card[], rank: string): number =>
    cards.filter((card) => rankOf(card) === rank).length;
  if (kind === 'grand') {
    return count(twelve, 'J') >= 2 && count(twelve, 'J') + count(twelve, 'A') >= 5;
  }
  const suits = SUITS.filter((suit) => ten.some((card) => card.startsWith(suit))).length;
  return suits >= 3 && count(ten, 'J') + count(ten, 'A') >= 4;
}

/** Whether twelve cards teach what the kind is about. */
export function isOfKind(kind: LayoutKind, twelve: readonly Card[], game: Game): boolean {
  const dangers = dangersOf(twelve, game).map(({ principle }) => principle);
  if (kind === 'nullo' && (dangers.length < 2 || dangers.length > 4)) return false;
  const trumps = dangers.includes('trump-left');
  const long = dangers.includes('long-left');
  if (kind === 'ten' && (trumps || long || !dangers.includes('ten-left'))) return false;
  if (kind === 'suit' && (trumps || long)) return false;
  if (kind === 'trumps' && !trumps) return false;
  if (kind === 'long' && !long) return false;

  const ranked = rankedLayouts(twelve, game);
  const least = ranked[0]!.weight;
  const right = ranked.filter(({ weight }) => weight === least);
  if (kind === 'nullo') return right.length <= MOST_RIGHT_NULLO && least <= 1;
  if (right.length > MOST_RIGHT) return false;
  return (
    kind !== 'suit' ||
    right.every(({ layout }) =>
      faultsInLayout(twelve, layout, game).some(({ principle }) => principle === 'whole-suit'),
    )
  );
}
