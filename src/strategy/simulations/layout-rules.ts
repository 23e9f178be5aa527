/** What each rule of putting away gains (Foster, p. 60–69). */
import { tourneeFacts } from '../bidding/tournee.ts';
import type { Chance } from '../../lib/random.ts';
import { dangersOf, rankedLayouts } from '../layout/principles.ts';
import { SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { isTrump, plainCards } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { OpenExchange } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import { dealAll } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';

/** A rule as a property of pairs, for the hands it speaks of. */
interface LayoutRule {
  readonly name: string;
  /** What the rule wants put away, and what is done when it is broken; null where it is silent. */
  readonly of: (twelve: readonly Card[], game: Game) => RuleForHand | null;
}

interface RuleForHand {
  readonly keeps: (layout: Layout) => boolean;
  readonly breaks: (layout: Layout) => boolean;
}

/** A rule that wants one of these cards put away. */
function oneOf(cards: readonly Card[]): RuleForHand | null {
  if (cards.length === 0) return null;
  const keeps = (layout: Layout): boolean => layout.some((card) => cards.includes(card));
  return { keeps, breaks: (layout) => !keeps(layout) };
}

function endangered(
  twelve: readonly Card[],
  game: Game,
  principle: 'trump-left' | 'long-left',
): Card[] {
  return dangersOf(twelve, game)
    .filter((danger) => danger.principle === principle)
    .map(({ card }) => card);
}

/** Tens of plain suits without their ace, with so many other cards of the suit beside them. */
function looseTens(
  twelve: readonly Card[],
  game: Game,
  passes: (suit: readonly Card[]) => boolean,
): Card[] {
  return SUITS.flatMap((suit) => {
    const cards = plainCards(twelve, suit, game);
    const ten: Card = `${suit}10`;
    return cards.includes(ten) && !cards.includes(`${suit}A`) && passes(cards) ? [ten] : [];
  });
}

const RULES: readonly LayoutRule[] = [
  {
    name: 'no ace without its ten',
    of: (twelve, game) => {
      const aces = twelve.filter((card) => rankOf(card) === 'A' && !isTrump(card, game));
      const breaks = (layout: Layout): boolean =>
        layout.some((card) => aces.includes(card) && !layout.includes(`${suitOf(card)}10`));
      return aces.length === 0 ? null : { keeps: (layout) => !breaks(layout), breaks };
    },
  },
  {
    name: 'high trumps in danger',
    of: (twelve, game) => oneOf(endangered(twelve, game, 'trump-left')),
  },
  {
    name: 'a long suit in danger',
    of: (twelve, game) => oneOf(endangered(twelve, game, 'long-left')),
  },
  {
    name: 'one from each danger',
    of: (twelve, game) => {
      const trumps = endangered(twelve, game, 'trump-left');
      const long = endangered(twelve, game, 'long-left');
      if (trumps.length === 0 || long.length === 0) return null;
      const from = (layout: Layout, cards: readonly Card[]): number =>
        layout.filter((card) => cards.includes(card)).length;
      return {
        keeps: (layout) => from(layout, trumps) === 1 && from(layout, long) === 1,
        breaks: (layout) => from(layout, trumps) === 2 || from(layout, long) === 2,
      };
    },
  },
  {
    name: 'a ten without a guard, or with one',
    of: (twelve, game) => oneOf(looseTens(twelve, game, ({ length }) => length <= 2)),
  },
  {
    name: 'a ten with its king',
    of: (twelve, game) =>
      oneOf(looseTens(twelve, game, (cards) => cards.some((card) => rankOf(card) === 'K'))),
  },
  {
    name: 'a ten and its one guard, both',
    of: (twelve, game) => {
      const suits = looseTens(twelve, game, ({ length }) => length === 2).map(suitOf);
      const both = (layout: Layout): boolean =>
        suits.some((suit) => plainCards(layout, suit, game).length === 2);
      const ten = (layout: Layout): boolean =>
        layout.some((card) => rankOf(card) === '10' && suits.includes(suitOf(card)));
      if (suits.length === 0 || lonely(twelve, game).length > 0) return null;
      return { keeps: both, breaks: (layout) => ten(layout) && !both(layout) };
    },
  },
  {
    name: 'a ten and a singleton, not its guard',
    of: (twelve, game) => {
      const suits = looseTens(twelve, game, ({ length }) => length === 2).map(suitOf);
      const alone = lonely(twelve, game);
      if (suits.length === 0 || alone.length === 0) return null;
      const ten = (layout: Layout): boolean =>
        layout.some((card) => rankOf(card) === '10' && suits.includes(suitOf(card)));
      return {
        keeps: (layout) => ten(layout) && layout.some((card) => alone.includes(card)),
        breaks: (layout) => suits.some((suit) => plainCards(layout, suit, game).length === 2),
      };
    },
  },
  {
    name: 'a whole suit',
    of: (twelve, game) => {
      const whole = (layout: Layout): boolean =>
        SUITS.some((suit) => {
          const cards = plainCards(twelve, suit, game);
          return cards.length > 0 && cards.every((card) => layout.includes(card));
        });
      const short = SUITS.some((suit) => [1, 2].includes(plainCards(twelve, suit, game).length));
      return short ? { keeps: whole, breaks: (layout) => !whole(layout) } : null;
    },
  },
];

/** Small cards that are the only one of their suit. */
function lonely(twelve: readonly Card[], game: Game): Card[] {
  return SUITS.map((suit) => plainCards(twelve, suit, game))
    .filter((cards) => cards.length === 1 && !['A', '10'].includes(rankOf(cards[0]!)))
    .flat();
}

/** Twelve cards for a Tournee that the book would bid, the card turned naming the suit. */
export function drawTournee(chance: Chance): OpenExchange {
  for (;;) {
    const { H, M, V, skat } = dealAll(chance);
    const declarer = chance.pick(SEATS);
    const hands = { V, M, H };
    const { aces, jacks } = tourneeFacts(hands[declarer]);
    if (jacks === 0 || jacks + aces < 4) continue;
    const twelve = [...hands[declarer], ...skat];
    const game = { kind: 'tournee', trump: suitOf(skat[0]) } as const;
    return { game, declarer, hands: { ...hands, [declarer]: twelve } };
  }
}

const HANDS =
  'Whole deals are drawn at random in which a seat, drawn by lot, has a jack, and at least four jacks and aces in all. It turns the first card of the skat, plays its suit and has twelve cards.';

export const LAYOUT_RULES: ChanceMeasure = {
  id: 'T26',
  title: 'Putting two cards away, rule by rule',
  how: `${HANDS} For each rule of the chapter that applies to the hand, two pairs are compared: the first that keeps the rule, in the order of all the rules together, and the first that breaks it. The value is how many card points more the first pair brings, with best play by all and all cards open.`,
  page: '60',
  unit: 'points',
  deals: 10_000,
  draw: (chance, solver) => {
    const exchange = drawTournee(chance);
    const { declarer, game, hands } = exchange;
    const ranked = rankedLayouts(hands[declarer], game).map(({ layout }) => layout);
    return RULES.flatMap(({ name, of }) => {
      const rule = of(hands[declarer], game);
      if (rule === null) return [];
      const [keeping, breaking] = [ranked.find(rule.keeps), ranked.find(rule.breaks)];
      if (keeping === undefined || breaking === undefined) return [];
      const value = pointsOf(solver, exchange, keeping) - pointsOf(solver, exchange, breaking);
      return [{ group: name, value }];
    });
  },
};

/** How many of the other pairs are tried for the rank of one. */
const TRIED = 3;

export const LAYOUT_RANK: ChanceMeasure = {
  id: 'T26-rank',
  title: 'How the pair that the rules put first ranks',
  how: `${HANDS} The pair that all the rules together put first is compared with three of the other 65, drawn by lot. The value is 1 for each of the three that brings more card points, with best play by all and all cards open.`,
  page: '60',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const exchange = drawTournee(chance);
    const { declarer, game, hands } = exchange;
    const [first, ...others] = rankedLayouts(hands[declarer], game).map(({ layout }) => layout);
    const points = pointsOf(solver, exchange, first!);
    const trumps = hands[declarer].filter((card) => isTrump(card, game)).length;
    const name =
      trumps <= 4 ? 'up to 4 trumps' : trumps >= 7 ? '7 trumps or more' : '5 or 6 trumps';
    return chance.sample(others, TRIED).flatMap((layout) => {
      const position = afterLayout(exchange, layout);
      const value = Number(points < 120 && finish(solver.reaches(position, points + 1)));
      return ['all hands', name].map((group) => ({ group, value }));
    });
  },
};

function pointsOf(solver: Solver, exchange: OpenExchange, layout: Layout): number {
  return finish(solver.points(afterLayout(exchange, layout)));
}
