/**
 * Two kinds of players of a Ramsch, who see their own cards and what was played: those who go by the
 * book (Foster, p. 163–165), and those who only keep low. What both agree on does not hang on how
 * the others play.
 */
import type { Chance } from '../../lib/random.ts';
import { isMaster, legalIn, unseenBy, wouldLead } from './view.ts';
import type { TableView } from './view.ts';
import { isHigh, plainSuits, trumpsIn } from '../which-card/held.ts';
import { cardPoints, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';

/** Chooses the card of the seat to move; among cards that are alike to it by lot. */
export type RamschPlayer = (view: TableView, chance: Chance) => Card;

/** In so many tricks a lone high card still brings little with it. */
const EARLY = 3;

/** Goes by chapter 20 of the book. */
export const byTheBook: RamschPlayer = (view, chance) => {
  if (view.table.length === 0) return leadByTheBook(view, chance);
  const [under, over] = ducking(view);
  if (!follows(view)) return discardByTheBook(view, chance);
  // Throw the most valuable card under another's; a player who must win does so with the highest,
  // to be rid of it.
  if (under.length > 0) return most(under, (card) => cardStrength(card, view.game), chance);
  const up = view.table.length === 2 ? 1 : -1;
  return most(over, (card) => up * cardStrength(card, view.game), chance);
};

function leadByTheBook(view: TableView, chance: Chance): Card {
  const { game, hand, tricks } = view;
  const jacks = trumpsIn(hand, game);
  const red = jacks.filter((card) => !isMaster(card, view));
  // Red jacks are led if there is no black one, and a higher one may take them.
  if (red.length > 0 && jacks.every((card) => card === 'HJ' || card === 'DJ')) {
    return most(red, (card) => cardStrength(card, game), chance);
  }
  const suits = plainSuits(hand, game);
  if (suits.length === 0) return most(jacks, (card) => -cardStrength(card, game), chance);
  const lone = suits.filter(({ cards }) => cards.length === 1 && isHigh(cards[0]!));
  if (tricks.length < EARLY && lone.length > 0) return chance.pick(lone).cards[0]!;
  // From two cards the higher, from more the middle one; and not what nobody can take.
  const leads = suits.map(({ cards }) => ({
    card: cards[cards.length > 2 ? Math.floor(cards.length / 2) : 0]!,
    length: cards.length,
  }));
  const safe = leads.filter(({ card }) => !isMaster(card, view));
  if (safe.length > 0) return most(safe, ({ length }) => length, chance).card;
  const low = suits.flatMap(({ cards }) => cards.at(-1)!);
  const beatable = low.filter((card) => !isMaster(card, view));
  return beatable.length > 0
    ? chance.pick(beatable)
    : most(low, (card) => -cardPoints(card), chance);
}

/** Throws high cards, from short suits first; a black jack on a trick that is worth nothing. */
function discardByTheBook(view: TableView, chance: Chance): Card {
  const { game, hand, table } = view;
  const jacks = trumpsIn(hand, game);
  const black = jacks.filter((card) => card === 'CJ' || card === 'SJ');
  if (table.length === 2 && sumPoints(table) === 0 && black.length > 0) {
    const taking = black.filter((card) => wouldLead(card, view));
    if (taking.length > 0) return taking[0]!;
  }
  const plain = plainSuits(hand, game).flatMap(({ cards }) =>
    cards.map((card) => ({ card, danger: 4 * cardStrength(card, game) - cards.length })),
  );
  if (plain.length === 0) return most(jacks, (card) => -cardStrength(card, game), chance);
  return most(plain, ({ danger }) => danger, chance).card;
}

/** Leads what is lowest, goes under with what counts most, and otherwise takes as cheaply as may be. */
export const keepingLow: RamschPlayer = (view, chance) => {
  const { game, hand, table } = view;
  if (table.length === 0) {
    const unseen = unseenBy(view);
    // The lowest, of a suit of which the others have most.
    const out = (card: Card): number =>
      unseen.filter((other) => playedSuit(other, game) === playedSuit(card, game)).length;
    return most(hand, (card) => out(card) - 20 * cardStrength(card, game), chance);
  }
  const [under, over] = ducking(view);
  const dearest = (card: Card): number => 20 * cardPoints(card) + cardStrength(card, game);
  if (under.length > 0) return most(under, dearest, chance);
  return most(over, (card) => -dearest(card), chance);
};

/** What may be played without being best so far, and what would be. */
function ducking(view: TableView): readonly [under: readonly Card[], over: readonly Card[]] {
  const legal = legalIn(view);
  return [
    legal.filter((card) => !wouldLead(card, view)),
    legal.filter((card) => wouldLead(card, view)),
  ];
}

function follows({ game, hand, table }: TableView): boolean {
  return hand.some((card) => playedSuit(card, game) === playedSuit(table[0]!, game));
}

/** One of those that are worth most. @throws RangeError for an empty list. */
function most<T>(items: readonly T[], worth: (item: T) => number, chance: Chance): T {
  const best = Math.max(...items.map(worth));
  return chance.pick(items.filter((item) => worth(item) === best));
}
