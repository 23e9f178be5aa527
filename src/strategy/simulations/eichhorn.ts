/** What Eichhorn’s American Skat says of Grands and Nullos, on hands of which his words fix the cards. */
import { rankedLayouts } from '../layout/principles.ts';
import type { Chance } from '../../lib/random.ts';
import { CARDS, SUITS, isCard, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import { dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import { tenCardsOf } from './given.ts';
import type { ChanceMeasure } from './measure.ts';
import type { Case } from './tally.ts';

const GRAND = { kind: 'grand-solo', trump: null } as const;
const SOLVED = 'with best play by all and all cards open';

/** Four jacks and a suit without ace and eight; of the two suits the names are ours. */
const NO_ACE = tenCardsOf({ name: 'no ace', cards: 'CJ SJ HJ DJ H10 HK HQ H9 H7 S8' });

const FOUR_JACKS_NO_ACE: ChanceMeasure = {
  id: 'T33',
  title: 'Four jacks and no ace',
  how: `The declarer has the four jacks, ten, king, queen, nine and seven of one suit, and the eight of another; the other twenty-two cards are dealt at random, the same for each seat. The value is 1 when the Grand reaches 61, or 91, ${SOLVED}.`,
  page: 'Eichhorn, “In Playing Grand”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const others = dealOthers(NO_ACE, chance);
    return SEATS.flatMap((seat) => {
      const position = firstLead(GRAND, seat, seatDeal(NO_ACE, seat, others));
      return [
        { group: `61, ${seat}`, value: Number(wins(solver, position)) },
        { group: `91, ${seat}`, value: Number(wins(solver, position, 91)) },
      ];
    });
  },
};

/** His Tourne Grand with both cards of the skat, and the ten and king that he puts away. */
const TWELVE = 'CJ SJ CA CK C7 DA DK DQ H10 HK HJ D9'.split(' ').filter(isCard);
const AWAY: Layout = ['H10', 'HK'];

const GRAND_TOURNE: ChanceMeasure = {
  id: 'T34',
  title: 'Eichhorn’s Grand Tourne',
  how: `The declarer has the twelve cards of the hand and puts ten and king away; the other twenty are dealt at random, the same for each seat. The value is 1 when the Grand reaches 61, or 91, ${SOLVED}.`,
  page: 'Eichhorn, “A Grand Tourne”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const pack = chance.shuffle(CARDS.filter((card) => !TWELVE.includes(card)));
    return SEATS.flatMap((seat) => {
      const position = afterLayout(exchangeAt(seat, TWELVE, pack, 'tournee-grand'), AWAY);
      return [
        { group: `61, ${seat}`, value: Number(wins(solver, position)) },
        { group: `91, ${seat}`, value: Number(wins(solver, position, 91)) },
      ];
    });
  },
};

/** Twelve cards at a seat and twenty around it, before two are put away. */
function exchangeAt(
  seat: Seat,
  twelve: readonly Card[],
  pack: readonly Card[],
  kind: 'gucki-grand' | 'tournee-grand',
) {
  const at = SEATS.indexOf(seat);
  const hands: Record<Seat, readonly Card[]> = { V: twelve, M: twelve, H: twelve };
  hands[SEATS[(at + 1) % 3]!] = pack.slice(0, 10);
  hands[SEATS[(at + 2) % 3]!] = pack.slice(10, 20);
  return { game: { kind, trump: null }, declarer: seat, hands } as const;
}

/** How long the suits of ten cards are, the longest first: `3 3 2 2`. */
function shapeOf(ten: readonly Card[]): string {
  const lengths = SUITS.map((suit) => ten.filter((card) => suitOf(card) === suit).length);
  return lengths.sort((one, other) => other - one).join(' ');
}

const ACES_AND_TWO_TENS: ChanceMeasure = {
  id: 'T35',
  title: 'Four aces and two tens, without a jack',
  how: `The four aces, two tens, and four cards drawn at random that are neither tens nor jacks are played in each of the three seats, with the same cards around them. There are groups for hands whose suits have three, three, two and two cards, and for those with a suit of five or more. The value is 1 when the Grand reaches 61 ${SOLVED}.`,
  page: 'Eichhorn, “In Playing Grand”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const aces = CARDS.filter((card) => rankOf(card) === 'A');
    const tens = CARDS.filter((card) => rankOf(card) === '10');
    const small = CARDS.filter((card) => !['A', '10', 'J'].includes(rankOf(card)));
    const ten = [...aces, ...chance.sample(tens, 2), ...chance.sample(small, 4)];
    const others = dealOthers(ten, chance);
    const shape = shapeOf(ten);
    const also = shape === '3 3 2 2' ? ['even'] : Number(shape[0]) >= 5 ? ['five of a suit'] : [];
    return SEATS.flatMap((seat) => {
      const value = Number(wins(solver, firstLead(GRAND, seat, seatDeal(ten, seat, others))));
      return ['all', ...also].map((group) => ({ group: `${group}, ${seat}`, value }));
    });
  },
};

/** What he asks for in the later seats, and what he warns of. */
const GUCKSERS = [
  { name: 'two jacks, three aces', jacks: 2, aces: [3] },
  { name: 'three jacks, two aces', jacks: 3, aces: [2] },
  { name: 'four jacks, one ace or none', jacks: 4, aces: [0, 1] },
] as const;

function drawWith(chance: Chance, jacks: number, aces: readonly number[]): Card[] {
  const many = (rank: string) => CARDS.filter((card) => rankOf(card) === rank);
  const rest = CARDS.filter((card) => !['A', 'J'].includes(rankOf(card)));
  // By how often each number of aces would be dealt beside so many jacks.
  for (;;) {
    const other = chance.sample([...many('A'), ...rest], 10 - jacks);
    if (aces.includes(other.filter((card) => rankOf(card) === 'A').length)) {
      return [...chance.sample(many('J'), jacks), ...other];
    }
  }
}

const GUCKSER_HANDS: ChanceMeasure = {
  id: 'T36',
  title: 'What a Guckser needs',
  how: `Ten cards with exactly these jacks and aces are drawn at random and played in each of the three seats, with the same cards around them. The declarer takes up the skat and puts away the pair that the book’s rules put first. The value is 1 when the Grand reaches 61 ${SOLVED}.`,
  page: 'Eichhorn, “A Grand Guckser”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver: Solver): readonly Case[] =>
    GUCKSERS.flatMap(({ aces, jacks, name }) => {
      const ten = drawWith(chance, jacks, aces);
      const pack = chance.shuffle(CARDS.filter((card) => !ten.includes(card)));
      const twelve = [...ten, ...pack.slice(20)];
      const [best] = rankedLayouts(twelve, { kind: 'gucki-grand', trump: null });
      return SEATS.map((seat) => {
        const exchange = exchangeAt(seat, twelve, pack, 'gucki-grand');
        const value = Number(wins(solver, afterLayout(exchange, best!.layout)));
        return { group: `${name}, ${seat}`, value };
      });
    }),
};

/** His two Nullos, as far as the words fix them; the rest of each is ours, as in the hands of the book. */
const NULLOS = [
  { name: 'Nullo', cards: 'C8 S7 S10 H7 H9 HQ D7 D8 D9 DJ' },
  { name: 'Null Ouvert', cards: 'C8 S7 S8 S9 H7 H8 H10 D7 D8 D9' },
  { name: 'without a spade', cards: 'C7 C8 C9 CJ H7 H8 H9 HJ D7 DJ' },
] as const;

const HIS_NULLOS: ChanceMeasure = {
  id: 'T37',
  title: 'Eichhorn’s Nullos',
  how: `The declarer has the ten cards of each hand; the other twenty-two are dealt at random, the same for each seat. The value is 1 when the declarer takes no trick ${SOLVED}.`,
  page: 'Eichhorn, “In Playing Nullo”; “In Playing Nullo Ouvert”; “Null or Nullo”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) =>
    NULLOS.flatMap((hand) => {
      const ten = tenCardsOf(hand);
      const others = dealOthers(ten, chance);
      return SEATS.map((seat) => {
        const position = firstLead(
          { kind: 'nullo', trump: null },
          seat,
          seatDeal(ten, seat, others),
        );
        return { group: `${hand.name}, ${seat}`, value: Number(wins(solver, position)) };
      });
    }),
};

/** One black jack and a red one, and two long suits: the black one decides. */
const BLACK_JACKS = ['CJ', 'SJ'] as const;

const TWO_LONG_SUITS: ChanceMeasure = {
  id: 'T38',
  title: 'Two jacks and two long suits',
  how: `Vorhand has a black jack and the jack of diamonds, with ace, ten, king and queen of clubs and of hearts; the other twenty-two are dealt at random. The same deal is played with either black jack, and the other one takes its place. The value is 1 when the Grand reaches 61, or when it takes every trick, ${SOLVED}.`,
  page: 'Eichhorn, “In Playing Grand”',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const suits = ['C', 'H'].flatMap((suit) => ['A', '10', 'K', 'Q'].map((rank) => suit + rank));
    const [ten, other] = BLACK_JACKS.map((jack) =>
      [jack, 'DJ', ...suits].filter((card): card is Card => isCard(card)),
    );
    const others = dealOthers(ten!, chance);
    const swap = (cards: readonly Card[]) =>
      cards.map((card): Card => (card === 'SJ' ? 'CJ' : card));
    const swapped = {
      hands: [swap(others.hands[0]), swap(others.hands[1])],
      skat: [swap(others.skat)[0]!, swap(others.skat)[1]!],
    } as const;
    return [
      { name: 'CJ', cards: ten!, around: others },
      { name: 'SJ', cards: other!, around: swapped },
    ].flatMap(({ around, cards, name }) => {
      const position = firstLead(GRAND, 'V', seatDeal(cards, 'V', around));
      return [
        { group: `61, ${name}`, value: Number(wins(solver, position)) },
        { group: `every trick, ${name}`, value: Number(finish(solver.tricks(position, 'all'))) },
      ];
    });
  },
};

export const OF_EICHHORN: readonly ChanceMeasure[] = [
  FOUR_JACKS_NO_ACE,
  GRAND_TOURNE,
  ACES_AND_TWO_TENS,
  GUCKSER_HANDS,
  HIS_NULLOS,
  TWO_LONG_SUITS,
];
