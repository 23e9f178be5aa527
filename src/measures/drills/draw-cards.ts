/** Places in the first trick for the drill on single cards, before chance has judged them. */
import { passesNullo } from '../../practice/bidding/nullo.ts';
import type { Chance } from '../../practice/chance.ts';
import { chooseFromView } from '../../practice/players/play-out.ts';
import { viewOf } from '../../practice/players/view.ts';
import { cardsByBook } from '../../practice/which-card/book.ts';
import { legalAt } from '../../practice/which-card/held.ts';
import { seatAt } from '../../practice/which-card/question.ts';
import type { CardKind, CardPlace } from '../../practice/which-card/question.ts';
import { CARDS } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { sortCards } from '../../skat/deal.ts';
import type { Game } from '../../skat/order.ts';
import { playCard, startPlay } from '../../skat/play.ts';
import type { Seat } from '../../skat/seats.ts';
import { dealOthers, seatDeal } from '../deals.ts';
import { bestSolo, drawSolo } from '../solo-hands.ts';

/** The declarer’s seats, and how many cards are played before the reader’s. */
const SITTINGS: Readonly<
  Record<CardKind, { readonly declarers: readonly Seat[]; readonly before: number }>
> = {
  lead: { declarers: ['M', 'H'], before: 0 },
  tenace: { declarers: ['M', 'H'], before: 0 },
  nullo: { declarers: ['M', 'H'], before: 0 },
  second: { declarers: ['V', 'H'], before: 1 },
  fatten: { declarers: ['V', 'M'], before: 2 },
};

/** What a hand for a Solo has to count. */
const SOLO_COUNT = 8;

/** Whether a hand is one on which its player would play this game. */
export function wouldPlay(hand: readonly Card[], game: Game): boolean {
  if (game.trump === null) return passesNullo(hand);
  const best = bestSolo(hand);
  return best.trump === game.trump && best.total >= SOLO_COUNT;
}

/** A place of the kind that the book has a rule for, with more than one card to choose from. */
export function drawCardPlace(chance: Chance, kind: CardKind): CardPlace {
  const { before, declarers } = SITTINGS[kind];
  for (;;) {
    const declarer = chance.pick(declarers);
    const { game, hand } = kind === 'nullo' ? drawNullo(chance) : drawGame(chance);
    const { skat, ...hands } = seatDeal(hand, declarer, dealOthers(hand, chance));
    let position = startPlay(hands, game, declarer);
    // The cards before the reader’s are those of players who see their own cards.
    for (let card = 0; card < before; card++) {
      position = playCard(position, chooseFromView(viewOf(position, skat)));
    }
    const { table } = position;
    const place = { game, declarer, hand: sortCards(hands[seatAt({ table })]), table };
    const book = cardsByBook(kind, place);
    if (book !== null && book.cards.length < legalAt(place).length) return place;
  }
}

function drawGame(chance: Chance): { game: Game; hand: readonly Card[] } {
  const { count, hand } = drawSolo(chance, ({ count: { total } }) => total >= SOLO_COUNT);
  return { game: { kind: 'solo', trump: count.trump }, hand };
}

function drawNullo(chance: Chance): { game: Game; hand: readonly Card[] } {
  for (;;) {
    const hand = chance.sample(CARDS, 10);
    if (passesNullo(hand)) return { game: { kind: 'nullo', trump: null }, hand };
  }
}
