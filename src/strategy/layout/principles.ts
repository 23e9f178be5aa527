/**
 * The book's principles of putting away (Foster, p. 60–69, for Grand p. 153–154), as faults that a
 * pair of cards may have. They are opinions about hands in general, with the others' cards unseen.
 *
 * The book gives the principles, in words; the weights and thresholds here are ours. They are
 * fitted to it: with them each of its hands puts away what the book puts away (see the tests).
 */
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import { LAYOUT_WORDS } from '#edition/strategy/layout/layout-words.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { isTrump, plainCards } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { Danger, Fault } from './fault.ts';
import { isNullo, nulloDangers, nulloFaults } from './nullo.ts';

/** With so few trumps the high ones are in danger (p. 61, Hands No. 2 and 3). */
const FEW_TRUMPS = 4;
/** With so few, a long suit is as well (p. 62, Hand No. 5). */
const WEAK_TRUMPS = 5;

/** The cards that the book would rather see in the skat. */
export function dangersOf(twelve: readonly Card[], game: Game): Danger[] {
  if (isNullo(game)) return nulloDangers(twelve);
  const trumps = twelve.filter((card) => isTrump(card, game));
  const suitGame = game.trump !== null;
  const dangers: Danger[] = [];
  if (suitGame && trumps.length <= FEW_TRUMPS) {
    for (const card of trumps.filter((one) => /(A|10)$/.test(one))) {
      const why = LAYOUT_WORDS.trumpInDanger(card, trumps.length);
      dangers.push({ card, principle: 'trump-left', weight: 2, why });
    }
  }
  for (const suit of SUITS) {
    const cards = plainCards(twelve, suit, game);
    const ten: Card = `${suit}10`;
    const [ace, king] = [cards.includes(`${suit}A`), cards.includes(`${suit}K`)];
    const long = cards.length >= 4 || (ace && king && cards.includes(ten));
    if (suitGame && ace && long && trumps.length <= WEAK_TRUMPS) {
      if (cards.includes(ten)) {
        const why = LAYOUT_WORDS.longTen(ten);
        dangers.push({ card: ten, principle: 'long-left', weight: 2, why });
      }
      if (cards.length >= 6 && trumps.length <= 2) {
        const card: Card = `${suit}A`;
        const why = LAYOUT_WORDS.longAce(card);
        dangers.push({ card, principle: 'long-left', weight: 2, why });
      }
    }
    if (!cards.includes(ten) || ace || (!suitGame && king)) continue;
    const guards = cards.length - 1;
    const guard = guards === 0 ? 'none' : guards === 1 ? 'one' : 'ace-out';
    const why = LAYOUT_WORDS.tenInDanger(ten, guard, suitGame ? 66 : 153);
    dangers.push({ card: ten, principle: 'ten-left', weight: guards < 2 ? 2 : 1, why });
  }
  return dangers;
}

/** The faults and merits of a layout; the lower the sum of the weights, the better. */
export function faultsInLayout(
  twelve: readonly Card[],
  layout: Layout,
  game: Game,
  dangers: readonly Danger[] = dangersOf(twelve, game),
): (Fault | Danger)[] {
  if (isNullo(game)) return nulloFaults(twelve, layout);
  const away = new Set<Card>(layout);
  const endangered = new Set(dangers.map(({ card }) => card));
  const faults: (Fault | Danger)[] = dangers.filter(({ card }) => !away.has(card));
  for (const card of layout) {
    if (rankOf(card) === 'J') {
      faults.push({
        principle: 'jack',
        weight: 5,
        why: LAYOUT_WORDS.jack(card),
      });
    } else if (endangered.has(card)) continue;
    else if (isTrump(card, game)) {
      faults.push({
        principle: 'trump',
        weight: 3,
        why: LAYOUT_WORDS.trump(card),
      });
    } else if (rankOf(card) === 'A') {
      const why = LAYOUT_WORDS.ace(card);
      faults.push({ principle: 'ace', weight: 4, why });
    } else if (rankOf(card) === '10' && twelve.includes(`${suitOf(card)}A`)) {
      faults.push({
        principle: 'safe',
        weight: 2,
        why: LAYOUT_WORDS.besideAce(card),
      });
    }
    const pair: readonly Card[] = [`${suitOf(card)}10`, `${suitOf(card)}K`];
    if (game.trump === null && pair.includes(card) && pair.every((one) => twelve.includes(one))) {
      const why = LAYOUT_WORDS.tenAndKing(pair);
      if (!faults.some((fault) => fault.why === why))
        faults.push({ principle: 'ten-king', weight: 2, why });
    }
  }
  const both = ['trump-left', 'long-left'].every((one) =>
    dangers.some((danger) => danger.principle === one),
  );
  const from = new Set(
    dangers.filter(({ card }) => away.has(card)).map(({ principle }) => principle),
  );
  if (both && from.size < 2) {
    // A doubtful ten is as good as either to divide with (p. 66).
    const why = LAYOUT_WORDS.divide;
    faults.push({ principle: 'divide', weight: 1, why });
  }
  const piled = piledOn(twelve, layout, game);
  if (piled !== null) faults.push(piled);
  const suitsToEmpty = SUITS.filter((suit) => {
    const cards = plainCards(twelve, suit, game);
    return cards.length > 0 && cards.every((card) => away.has(card));
  });
  if (suitsToEmpty.length > 0 && !mustGuess(twelve, suitsToEmpty[0]!, game)) {
    faults.push({
      principle: 'whole-suit',
      weight: -1,
      why: LAYOUT_WORDS.wholeSuit(game.trump === null ? 153 : 66),
    });
  }
  return faults;
}

/** The sum of the weights; `dangers` spares finding them anew for each pair. */
export function weightOf(
  twelve: readonly Card[],
  layout: Layout,
  game: Game,
  dangers?: readonly Danger[],
): number {
  return faultsInLayout(twelve, layout, game, dangers).reduce((sum, { weight }) => sum + weight, 0);
}

/** Every pair, best by the principles first; equal ones in the order of the cards. */
export function rankedLayouts(
  twelve: readonly Card[],
  game: Game,
): { layout: Layout; weight: number }[] {
  const dangers = dangersOf(twelve, game);
  return twelve
    .flatMap((first, index) => twelve.slice(index + 1).map((second): Layout => [first, second]))
    .map((layout) => ({ layout, weight: weightOf(twelve, layout, game, dangers) }))
    .sort((a, b) => a.weight - b.weight);
}

/** A ten and its only guard put away, while a small card stands alone in another suit (p. 68, 153). */
function piledOn(twelve: readonly Card[], layout: Layout, game: Game): Fault | null {
  const ten = layout.find((card) => rankOf(card) === '10' && !isTrump(card, game));
  const guard = layout.find((card) => card !== ten);
  if (ten === undefined || guard === undefined) return null;
  const suit = plainCards(twelve, suitOf(ten), game);
  if (suit.length !== 2 || !suit.includes(guard) || rankOf(guard) === 'A') return null;
  const alone = SUITS.map((other) => plainCards(twelve, other, game))
    .filter((cards) => cards.length === 1 && !/(A|10)$/.test(cards[0]!))
    .flat();
  if (alone.length === 0) return null;
  const page = game.trump === null ? 153 : 68;
  const why = LAYOUT_WORDS.piled(alone[0]!, { ten, guard }, page);
  return { principle: 'piled', weight: 2, why };
}

/** In Grand: two suits alike, of which one would have to guess which to keep (p. 158). */
function mustGuess(twelve: readonly Card[], emptied: Suit, game: Game): boolean {
  if (game.trump !== null) return false;
  const weak = (suit: Suit): boolean => {
    const cards = plainCards(twelve, suit, game);
    return cards.length === 2 && !cards.some((card) => /(A|10)$/.test(card));
  };
  return weak(emptied) && SUITS.some((suit) => suit !== emptied && weak(suit));
}
