/** What The Standard Hoyle (1912) says of hands and games, in its chapter on Skat. */
import type { Chance } from '../../lib/random.ts';
import { rankedLayouts } from '../layout/principles.ts';
import { CARDS, SUITS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { plainCards } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { finish } from '../../game/solver/task.ts';
import { dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import { tenCardsOf } from './given.ts';
import { drawTournee } from './layout-rules.ts';
import type { ChanceMeasure } from './measure.ts';
import { drawSolo } from './solo-hands.ts';
import type { Case } from './tally.ts';

/** The Solo that its editor lost, with the jack of diamonds in the skat. */
const EDITORS_SOLO = tenCardsOf({
  name: 'the editor’s Solo',
  cards: 'CJ SJ HJ CA C10 CK CQ H10 SK SQ',
});

export const LOST_SOLO: ChanceMeasure = {
  id: 'T28',
  title: 'The editor’s Solo',
  how: 'The declarer has the ten cards of the problem, and the skat the jack of diamonds and a card drawn at random. The other twenty are dealt at random, the same for each of the three seats; in Hinterhand there are also groups by how the five spades lie when none is in the skat. The value is 1 when the Solo in clubs reaches 61 with best play by all and all cards open.',
  page: 'Hoyle, Problem No. 3',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const rest = CARDS.filter((card) => card !== 'DJ' && !EDITORS_SOLO.includes(card));
    const pack = chance.shuffle(rest);
    const others = {
      hands: [pack.slice(0, 10), pack.slice(10, 20)],
      skat: ['DJ', pack[20]!],
    } as const;
    const spades = others.hands.map((hand) => hand.filter((card) => suitOf(card) === 'S').length);
    const split = spades.sort((one, other) => other - one).join(' and ');
    return SEATS.flatMap((seat) => {
      const deal = seatDeal(EDITORS_SOLO, seat, others);
      const value = Number(wins(solver, firstLead({ kind: 'solo', trump: 'C' }, seat, deal)));
      const outside = spades.reduce((sum, many) => sum + many, 0);
      return seat === 'H' && outside === 5
        ? [
            { group: seat, value },
            { group: `H, spades ${split}`, value },
          ]
        : [{ group: seat, value }];
    });
  },
};

/** Two jacks, ace and ten of both black suits, and four worthless red cards, or one of them a queen. */
const TWO_JACKS = [
  { name: 'four worthless cards', cards: 'CJ SJ CA C10 SA S10 H9 H7 D9 D7' },
  { name: 'a queen among the four', cards: 'CJ SJ CA C10 SA S10 HQ H7 D9 D7' },
];

export const A_HAND_AT_SKAT: ChanceMeasure = {
  id: 'T29',
  title: 'A Hand at Skat',
  how: 'Vorhand has the two black jacks, ace and ten of clubs and of spades, and two small cards of each red suit; then the same with a queen for one of the small cards. The other twenty-two are dealt at random. The value is 1 when the Grand reaches 61 with best play by all and all cards open.',
  page: 'Hoyle, “A Hand at Skat”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) =>
    TWO_JACKS.map((hand) => {
      const ten = tenCardsOf(hand);
      const deal = seatDeal(ten, 'V', dealOthers(ten, chance));
      const position = firstLead({ kind: 'grand-solo', trump: null }, 'V', deal);
      return { group: hand.name, value: Number(wins(solver, position)) };
    }),
};

export const EIGHT_FULL_CARDS: ChanceMeasure = {
  id: 'T30',
  title: 'All aces and tens',
  how: 'The four aces, the four tens and two other cards drawn at random, but no jacks, are played in each of the three seats, with the same cards around them. The value is 1 when the Grand reaches 61 with best play by all and all cards open.',
  page: 'Hoyle, “Suggestions in Regard to Skat”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const full = CARDS.filter((card) => ['A', '10'].includes(rankOf(card)));
    const small = CARDS.filter((card) => !['A', '10', 'J'].includes(rankOf(card)));
    const ten = [...full, ...chance.sample(small, 2)];
    const others = dealOthers(ten, chance);
    return SEATS.map((seat) => {
      const position = firstLead(
        { kind: 'grand-solo', trump: null },
        seat,
        seatDeal(ten, seat, others),
      );
      return { group: seat, value: Number(wins(solver, position)) };
    });
  },
};

/** How many cards ten have of their shortest plain suit. */
const shortest = (ten: readonly Card[], game: Game): number =>
  Math.min(
    ...SUITS.filter((suit) => suit !== game.trump).map(
      (suit) => plainCards(ten, suit, game).length,
    ),
  );

export const SHORT_SUIT: ChanceMeasure = {
  id: 'T31',
  title: 'Short of a suit after putting two cards away',
  how: 'Whole deals are drawn at random in which a seat, drawn by lot, has a jack, and at least four jacks and aces in all. It turns the first card of the skat, plays its suit and puts away the pair that the book’s rules put first. The value is 1 when the ten cards then have no card of some plain suit, or at most one; under “before” the ten cards are those that were dealt.',
  page: 'Hoyle, “Things to Remember in Skat”',
  unit: 'share',
  deals: 10_000,
  draw: (chance): readonly Case[] => {
    const { declarer, game, hands } = drawTournee(chance);
    const twelve = hands[declarer];
    const [best] = rankedLayouts(twelve, game);
    const tenCards = twelve.filter((card) => !best!.layout.includes(card));
    const after = shortest(tenCards, game);
    return [
      { group: 'no card of a suit, after', value: Number(after === 0) },
      {
        group: 'no card of a suit, before',
        value: Number(shortest(twelve.slice(0, 10), game) === 0),
      },
      { group: 'at most one card, after', value: Number(after <= 1) },
    ];
  },
};

/** The totals that it names. */
const NAMED = [61, 71, 81];

export const ONE_POINT: ChanceMeasure = {
  id: 'T32',
  title: 'Sixty-one, seventy-one, eighty-one',
  how: 'Ten cards that count 7 to 9 in their best suit by the Eight Rule are drawn at random and played in a seat drawn by lot. The value is 1 when a Solo that is won ends with exactly that score, or with 61 to 65, with best play by all and all cards open.',
  page: 'Hoyle, “Suggestions in Regard to Skat”',
  unit: 'share',
  deals: 10_000,
  draw: (chance: Chance, solver) => {
    const { count, hand } = drawSolo(chance, ({ count: { total } }) => total >= 7 && total <= 9);
    const others = dealOthers(hand, chance);
    const seat = chance.pick(SEATS);
    const game = { kind: 'solo', trump: count.trump } as const;
    const points = finish(solver.points(firstLead(game, seat, seatDeal(hand, seat, others))));
    if (points < 61) return [];
    return [
      ...NAMED.map((total) => ({ group: String(total), value: Number(points === total) })),
      { group: '61 to 65', value: Number(points <= 65) },
    ];
  },
};
