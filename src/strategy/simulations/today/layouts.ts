/** What is put away in a suit game by today’s order, rule against rule, in play. */
import { SUITS, rankOf, suitOf, sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import { isTrump, plainCards } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { rankedLayouts } from '../../layout/principles.ts';
import { countSuit } from '../../bidding/todays-count.ts';
import { dealAll } from '../deals.ts';
import type { ChanceMeasure } from '../measure.ts';
import { suitWithSkat, twelveOf, won } from './played.ts';

/** Two ways of putting away, for the hands that allow both. */
interface Choice {
  readonly name: string;
  readonly applies: (twelve: readonly Card[], game: Game) => boolean;
  /** Whether a pair is of the first kind; false for the second; null for neither. */
  readonly side: (layout: Layout, twelve: readonly Card[], game: Game) => boolean | null;
}

const hasTrump = (layout: Layout, game: Game): boolean =>
  layout.some((card) => isTrump(card, game));

const CHOICES: readonly Choice[] = [
  {
    name: 'a missing suit',
    applies: (twelve, game) =>
      SUITS.some((suit) => {
        const cards = plainCards(twelve, suit, game);
        return cards.length > 0 && cards.length <= 2 && !cards.some((card) => rankOf(card) === 'A');
      }),
    side: (layout, twelve, game) =>
      hasTrump(layout, game)
        ? null
        : SUITS.some((suit) => {
            const cards = plainCards(twelve, suit, game);
            return cards.length > 0 && cards.every((card) => layout.includes(card));
          }),
  },
  {
    name: 'a ten without its ace',
    applies: (twelve, game) =>
      SUITS.some((suit) => {
        const cards = plainCards(twelve, suit, game).map(rankOf);
        return cards.includes('10') && !cards.includes('A');
      }),
    side: (layout, twelve, game) =>
      hasTrump(layout, game)
        ? null
        : layout.some(
            (card) =>
              rankOf(card) === '10' &&
              !plainCards(twelve, suitOf(card), game).map(rankOf).includes('A'),
          ),
  },
  {
    name: 'fourteen points or more',
    applies: () => true,
    side: (layout, _twelve, game) => {
      if (hasTrump(layout, game) || layout.some((card) => rankOf(card) === 'A')) return null;
      const points = sumPoints(layout);
      return points >= 14 ? true : points <= 7 ? false : null;
    },
  },
  {
    name: 'an ace',
    applies: (twelve, game) =>
      SUITS.some((suit) => plainCards(twelve, suit, game).some((card) => rankOf(card) === 'A')),
    side: (layout, _twelve, game) =>
      hasTrump(layout, game) ? null : layout.some((card) => rankOf(card) === 'A'),
  },
];

export const LAYOUT_TODAY: ChanceMeasure = {
  id: 'T46',
  title: 'What to put away in a suit game with the skat',
  how: 'Whole deals are drawn at random, and a seat that counts 9 or more, counting its trumps, its jacks a second time, its aces and its tens, takes the skat and plays its strongest suit. Two pairs are compared: the first that does what the line says, in the order of the rules of the drills, and the first that does not; no trump is put away. Both times the players of the drills play the hand out, each seeing only what a player sees; the value is 1 when the declarer has 61 at the end.',
  page: 'today',
  sees: 'own',
  unit: 'share',
  deals: 20_000,
  draw: (chance) => {
    for (;;) {
      const deal = dealAll(chance);
      const declarer = chance.pick(SEATS);
      const on = suitWithSkat(deal, declarer);
      if (countSuit(deal[declarer], on.game.trump!).total < 9) continue;
      const twelve = twelveOf(deal, declarer);
      const ranked = rankedLayouts(twelve, on.game).map(({ layout }) => layout);
      return CHOICES.flatMap(({ applies, name, side }) => {
        if (!applies(twelve, on.game)) return [];
        const [yes, no] = [true, false].map((wanted) =>
          ranked.find((layout) => side(layout, twelve, on.game) === wanted),
        );
        if (yes === undefined || no === undefined) return [];
        return [
          { group: `${name}: done`, value: won({ ...on, layout: yes }) },
          { group: `${name}: not done`, value: won({ ...on, layout: no }) },
        ];
      });
    }
  },
};
