/** First leads by today’s order, in play: the declarer’s, and a defender’s by the way to the partner. */
import { SUITS, rankOf } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { cardStrength, isTrump, plainCards } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { countSuit } from '../../bidding/todays-count.ts';
import { dealAll } from '../deals.ts';
import type { ChanceMeasure } from '../measure.ts';
import { suitWithSkat, won } from './played.ts';

const DRAWN =
  'Whole deals are drawn at random in which the declarer counts 9 or more, counting the trumps, the jacks a second time, the aces and the tens, takes the skat and plays the strongest suit.';
const PLAYED =
  'The lead is made in each way that the hand allows; then the players of the drills play the hand out, each seeing only what a player sees.';

const byStrength = (game: Game) => (one: Card, other: Card) =>
  cardStrength(other, game) - cardStrength(one, game);

export const DECLARERS_LEAD: ChanceMeasure = {
  id: 'T47',
  title: 'The declarer’s first lead in a suit game',
  how: `${DRAWN} The declarer is Vorhand and has five trumps or more, a jack and a small one among them, and an ace of another suit. ${PLAYED} The value is 1 when the declarer has 61 at the end.`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    for (;;) {
      const deal = dealAll(chance);
      const on = suitWithSkat(deal, 'V');
      if (countSuit(deal.V, on.game.trump!).total < 9) continue;
      const hand = [...deal.V, ...deal.skat].filter((card) => !on.layout.includes(card));
      const trumps = hand.filter((card) => isTrump(card, on.game)).sort(byStrength(on.game));
      const jack = trumps.find((card) => rankOf(card) === 'J');
      const small = trumps.findLast((card) => /^.[789QK]/.test(card) && rankOf(card) !== 'J');
      const ace = hand.find((card) => rankOf(card) === 'A' && !isTrump(card, on.game));
      if (jack === undefined || small === undefined || ace === undefined || trumps.length < 5) {
        continue;
      }
      const many = trumps.length >= 7 ? '7 trumps or more' : `${trumps.length} trumps`;
      return Object.entries({ 'highest jack': jack, 'small trump': small, ace }).map(
        ([name, lead]) => ({ group: `${many}, ${name}`, value: won({ ...on, lead }) }),
      );
    }
  },
};

/** The cards of each plain suit that a hand has, best first. */
function plainSuits(hand: readonly Card[], game: Game): Card[][] {
  return SUITS.map((suit) => plainCards(hand, suit, game).sort(byStrength(game))).filter(
    (cards) => cards.length > 0,
  );
}

export const DEFENDERS_FIRST_LEAD: ChanceMeasure = {
  id: 'T48',
  title: 'A defender’s first lead against a suit game',
  how: `${DRAWN} The declarer is Mittelhand (the short way: the declarer plays next) or Hinterhand (the long way: the partner plays next), by lot, and Vorhand leads: the longest plain suit or the shortest, in both the ace where Vorhand has it and else the lowest card, an ace of whatever suit, or the lowest trump. ${PLAYED} The value is 1 when the declarer does not reach 61.`,
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    for (;;) {
      const deal = dealAll(chance);
      const declarer = chance.pick(['M', 'H'] as const);
      const on = suitWithSkat(deal, declarer);
      if (countSuit(deal[declarer], on.game.trump!).total < 9) continue;
      const suits = plainSuits(deal.V, on.game).sort((a, b) => a.length - b.length);
      const [shortest, longest] = [suits[0], suits.at(-1)];
      if (shortest === undefined || longest === undefined) continue;
      const aces = deal.V.filter((card) => rankOf(card) === 'A' && !isTrump(card, on.game));
      const trumps = deal.V.filter((card) => isTrump(card, on.game)).sort(byStrength(on.game));
      const way = declarer === 'M' ? 'short way' : 'long way';
      const lead = (cards: readonly Card[]): Card =>
        cards.find((card) => rankOf(card) === 'A') ?? cards.at(-1)!;
      const leads: (readonly [string, Card | undefined])[] = [
        ['an ace', aces[0]],
        ['the lowest trump', trumps.at(-1)],
      ];
      if (longest.length > shortest.length) {
        leads.push(['the longest suit', lead(longest)], ['the shortest suit', lead(shortest)]);
      }
      return leads.flatMap(([name, card]) =>
        card === undefined
          ? []
          : [{ group: `${way}, ${name}`, value: 1 - won({ ...on, lead: card }) }],
      );
    }
  },
};
