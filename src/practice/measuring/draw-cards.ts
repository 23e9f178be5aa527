/** Draws places in the first trick for the drill on single cards, before they are measured. */
import { passesNullo } from '../../strategy/bidding/nullo.ts';
import type { Chance } from '../../lib/random.ts';
import { chooseFromView } from '../../strategy/simple-players/play-out.ts';
import { viewAlone, viewOf } from '../../strategy/simple-players/view.ts';
import { cardsByBook } from '../../strategy/which-card/book-card.ts';
import { legalAt } from '../../strategy/which-card/held.ts';
import type { CardKind, CardPlace } from '../../strategy/which-card/card-place.ts';
import { CARDS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { sortCards } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { playCard, startPlay, toMove } from '../../game/skat/play.ts';
import type { Position } from '../../game/skat/play.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { dealAll, dealOthers, seatDeal } from '../../strategy/simulations/deals.ts';
import { drawSolo } from '../../strategy/simulations/solo-hands.ts';
import { SOLO_COUNT, wouldPass } from './deal-place.ts';
import { byTheBook } from '../../strategy/simple-players/ramsch-players.ts';

/** The seats the declarer may have, and how many cards are played before the reader’s. */
const SITTINGS: Readonly<
  Record<
    Exclude<CardKind, 'ramsch'>,
    { readonly declarers: readonly Seat[]; readonly before: number }
  >
> = {
  declarer: { declarers: ['V'], before: 0 },
  lead: { declarers: ['M', 'H'], before: 0 },
  tenace: { declarers: ['M', 'H'], before: 0 },
  nullo: { declarers: ['M', 'H'], before: 0 },
  second: { declarers: ['V', 'H'], before: 1 },
  fatten: { declarers: ['V', 'M'], before: 2 },
};

/** Draws a place of a kind for which the book has a rule that leaves out some of the legal cards. */
export function drawCardPlace(chance: Chance, kind: CardKind): CardPlace {
  for (;;) {
    const place = kind === 'ramsch' ? drawRamsch(chance) : drawWithDeclarer(chance, kind);
    const book = cardsByBook(kind, place);
    if (book !== null && book.cards.length < legalAt(place).length) return place;
  }
}

function drawWithDeclarer(chance: Chance, kind: Exclude<CardKind, 'ramsch'>): CardPlace {
  const { before, declarers } = SITTINGS[kind];
  const declarer = chance.pick(declarers);
  const { game, hand } = kind === 'nullo' ? drawNullo(chance) : drawGame(chance);
  const { skat, ...hands } = seatDeal(hand, declarer, dealOthers(hand, chance));
  // Players who see only their own cards choose the cards before the reader’s.
  return placeAfter(startPlay(hands, game, declarer), before, (position) =>
    chooseFromView(viewOf(position, skat)),
  );
}

/** A place in a Ramsch, in which nobody has a hand to bid on. */
function drawRamsch(chance: Chance): CardPlace {
  const before = chance.below(3);
  for (;;) {
    const { H, M, V } = dealAll(chance);
    const hands = { V, M, H };
    if (!SEATS.every((seat) => wouldPass(hands[seat], seat))) continue;
    return placeAfter(startPlay(hands, { kind: 'ramsch', trump: null }, null), before, (position) =>
      byTheBook(viewAlone(position), chance),
    );
  }
}

/** The view of the seat to move after so many cards. */
function placeAfter(
  start: Position,
  before: number,
  choose: (position: Position) => Card,
): CardPlace {
  let position = start;
  for (let card = 0; card < before; card++) position = playCard(position, choose(position));
  const { declarer, game, hands, table } = position;
  return { game, declarer, hand: sortCards(hands[toMove(position)]), table };
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
