/** Deals in which somebody takes up the skat, with a layout that the book's principles settle. */
import { SUITS, rankOf } from '../../skat/cards.ts';
import type { Card, Suit } from '../../skat/cards.ts';
import { dealCards, sortCards } from '../../skat/deal.ts';
import type { Game } from '../../skat/order.ts';
import { SEATS } from '../../skat/seats.ts';
import type { BySeat, Seat } from '../../skat/seats.ts';
import type { Chance } from '../chance.ts';
import type { Wish } from '../drill.ts';
import { faultsOf, rankedLayouts } from './principles.ts';
import { KINDS } from './question.ts';
import type { LayoutKind, LayoutQuestion } from './question.ts';
import { dangersOf } from './principles.ts';

const KINDS_BY_LEVEL: readonly (readonly LayoutKind[])[] = [
  ['ten'],
  ['suit', 'ten'],
  ['trumps', 'suit', 'ten'],
  ['long', 'trumps', 'suit'],
  ['grand', 'long', 'trumps', 'suit'],
];

/** More pairs than this being equally good, there is nothing to learn. */
const MOST_RIGHT = 10;
/** Far more deals than any kind has ever needed. */
const MOST_DEALS = 20_000;

/** Makes a question; see `Drill.make`. */
export function makeQuestion(chance: Chance, { level, kind: wished }: Wish): LayoutQuestion {
  const kinds = KINDS_BY_LEVEL[level - 1] ?? KINDS_BY_LEVEL[0]!;
  const kind = wished !== null && isKind(wished) ? wished : chance.pick(kinds);
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    const { skat, ...dealt } = dealCards(() => chance.next());
    const declarer = chance.pick(SEATS);
    const game: Game =
      kind === 'grand'
        ? { kind: 'gucki-grand', trump: null }
        : { kind: 'tournee', trump: skat[0].charAt(0) as Suit };
    const ten = dealt[declarer];
    const twelve = sortCards([...ten, ...skat]);
    if (!wouldPlay(ten, twelve, game) || !fits(kind, twelve, game)) continue;
    return questionOf(level, kind, game, declarer, { ...dealt, [declarer]: twelve });
  }
  throw new RangeError(`No hand of kind ${kind} in ${MOST_DEALS} deals.`);
}

function questionOf(
  level: number,
  kind: LayoutKind,
  game: Game,
  declarer: Seat,
  hands: BySeat<readonly Card[]>,
): LayoutQuestion {
  const key = [game.kind, game.trump ?? '', declarer, ...hands[declarer]].join(' ');
  return { level, kind, key, game, declarer, hands };
}

function isKind(text: string): text is LayoutKind {
  return Object.hasOwn(KINDS, text);
}

/** A sound Tournee (jacks and aces make four, three suits; p. 58), or a fair Grand. */
function wouldPlay(ten: readonly Card[], twelve: readonly Card[], game: Game): boolean {
  const count = (cards: readonly Card[], rank: string): number =>
    cards.filter((card) => rankOf(card) === rank).length;
  if (game.trump === null) {
    return count(twelve, 'J') >= 2 && count(twelve, 'J') + count(twelve, 'A') >= 5;
  }
  const suits = SUITS.filter((suit) => ten.some((card) => card.startsWith(suit))).length;
  return suits >= 3 && count(ten, 'J') + count(ten, 'A') >= 4;
}

function fits(kind: LayoutKind, twelve: readonly Card[], game: Game): boolean {
  const dangers = dangersOf(twelve, game).map(({ principle }) => principle);
  const ranked = rankedLayouts(twelve, game);
  const best = ranked[0]!;
  const right = ranked.filter(({ weight }) => weight === best.weight);
  if (right.length > MOST_RIGHT) return false;
  const trumps = dangers.includes('trump-left');
  const long = dangers.includes('long-left');
  switch (kind) {
    case 'ten':
      return dangers.includes('ten-left') && !trumps && !long;
    case 'suit':
      return (
        !trumps &&
        !long &&
        right.every(({ layout }) =>
          faultsOf(twelve, layout, game).some(({ principle }) => principle === 'whole-suit'),
        )
      );
    case 'trumps':
      return trumps;
    case 'long':
      return long;
    case 'grand':
      return true;
  }
}
