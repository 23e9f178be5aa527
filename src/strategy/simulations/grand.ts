/** The count of sure tricks for a Grand, and the holdings beside it (Foster, p. 126–129). */
import { GRAND_TRICKS, measureGrand, passesGrand } from '../bidding/grand.ts';
import type { Chance } from '../../lib/random.ts';
import { CARDS, rankOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { dealOthers, firstLead, seatDeal, wins } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';
import type { Case } from './tally.ts';

const GRAND = { kind: 'grand-solo', trump: null } as const;

/** The same ten cards in each seat; the cases of one hand are named by `nameOf`. */
function inEachSeat(
  hand: readonly Card[],
  chance: Chance,
  solver: Solver,
  nameOf: (seat: (typeof SEATS)[number]) => readonly string[],
): Case[] {
  const others = dealOthers(hand, chance);
  return SEATS.flatMap((seat) => {
    const value = Number(wins(solver, firstLead(GRAND, seat, seatDeal(hand, seat, others))));
    return nameOf(seat).map((group) => ({ group, value }));
  });
}

function drawHand(chance: Chance, passes: (hand: readonly Card[]) => boolean): Card[] {
  for (;;) {
    const hand = chance.sample(CARDS, 10);
    if (passes(hand)) return hand;
  }
}

const jacksOf = (hand: readonly Card[]): number =>
  hand.filter((card) => rankOf(card) === 'J').length;
const highOf = (hand: readonly Card[], rank: 'A' | '10'): number =>
  hand.filter((card) => rankOf(card) === rank).length;

/** Hands with fewer sure tricks are no Grand to anybody. */
const FEWEST = 4;

export const SEVEN_TRICKS: ChanceMeasure = {
  id: 'T14',
  title: 'Seven sure tricks make a Grand',
  how: 'Ten cards with four sure tricks or more by the book’s count are drawn at random and played in each of the three seats, with the same cards around them. The value is 1 when the Grand reaches 61.',
  page: '127',
  unit: 'share',
  deals: 40_000,
  draw: (chance, solver) => {
    const hand = drawHand(chance, (cards) => measureGrand(cards, 'V').tricks >= FEWEST);
    const tricks = Math.min(8, measureGrand(hand, 'V').tricks);
    return inEachSeat(hand, chance, solver, (seat) => [
      `${tricks} tricks`,
      `${tricks} tricks, ${seat}`,
    ]);
  },
};

export const WHOLE_RULE: ChanceMeasure = {
  id: 'T14-whole',
  title: 'Seven sure tricks, and the rest of the rule',
  how: 'Ten cards with seven sure tricks or more by the book’s count are drawn at random and played in each of the three seats, with the same cards around them. By the whole rule the tricks are in enough suits for the seat, and the defenders cannot put 60 points on what is lost. The value is 1 when the Grand reaches 61.',
  page: '127',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const hand = drawHand(chance, (cards) => measureGrand(cards, 'V').tricks >= GRAND_TRICKS);
    const jacks = jacksOf(hand);
    return inEachSeat(hand, chance, solver, (seat) => {
      const whole = passesGrand(measureGrand(hand, seat)) ? 'the whole rule' : 'the count alone';
      return [whole, `jacks ${jacks}`].flatMap((name) => [name, `${name}, ${seat}`]);
    });
  },
};

export const JACKS_BY_SUITS: ChanceMeasure = {
  id: 'T18-suits',
  title: 'Two jacks and two suits, one jack and four',
  how: 'Ten cards with one jack or two, and five sure tricks or more by the book’s count, are drawn at random and played in each of the three seats; groups by the number of suits in which a plain card is sure of a trick. The value is 1 when the Grand reaches 61.',
  page: '126',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const hand = drawHand(chance, (cards) => {
      const { suits, tricks } = measureGrand(cards, 'V');
      return tricks >= 5 && suits > 0 && [1, 2].includes(jacksOf(cards));
    });
    const name = `jacks ${jacksOf(hand)}, suits ${measureGrand(hand, 'V').suits}`;
    return inEachSeat(hand, chance, solver, (seat) => [name, `${name}, ${seat}`]);
  },
};

export const NO_JACK: ChanceMeasure = {
  id: 'T17',
  title: 'Seven aces and tens without a jack',
  how: 'Ten cards with seven aces and tens but no jack are drawn at random and played in each of the three seats. The value is 1 when the Grand reaches 61.',
  page: '126',
  unit: 'share',
  deals: 10_000,
  draw: (chance, solver) => {
    const aces = chance.pick([3, 4]);
    const of = (rank: 'A' | '10'): Card[] => CARDS.filter((card) => rankOf(card) === rank);
    const low = CARDS.filter((card) => !['A', '10', 'J'].includes(rankOf(card)));
    const hand = [
      ...chance.sample(of('A'), aces),
      ...chance.sample(of('10'), 7 - aces),
      ...chance.sample(low, 3),
    ];
    const name = aces === 4 ? 'four aces, three tens' : 'three aces, four tens';
    return inEachSeat(hand, chance, solver, (seat) => [name, `${name}, ${seat}`]);
  },
};

export const FOUR_JACKS: ChanceMeasure = {
  id: 'T19',
  title: 'Four jacks alone are no Grand',
  how: 'The four jacks and six other cards drawn at random are played in each of the three seats. The value is 1 when the Grand reaches 61; groups by the number of aces and tens beside the jacks.',
  page: '123',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const jacks = CARDS.filter((card) => rankOf(card) === 'J');
    const rest = CARDS.filter((card) => rankOf(card) !== 'J');
    const hand = [...jacks, ...chance.sample(rest, 6)];
    const high = Math.min(4, highOf(hand, 'A') + highOf(hand, '10'));
    const beside = `${high}${high === 4 ? ' or more' : ''} aces and tens`;
    return inEachSeat(hand, chance, solver, (seat) => [seat, beside]);
  },
};

export const JACKS_AND_SUITS: ChanceMeasure = {
  id: 'T18',
  title: 'Five or six sure tricks',
  how: 'Ten cards with five or six sure tricks by the book’s count are drawn at random and played in each of the three seats; groups by the number of jacks among the ten cards. The value is 1 when the Grand reaches 61.',
  page: '126',
  unit: 'share',
  deals: 20_000,
  draw: (chance, solver) => {
    const hand = drawHand(chance, (cards) => [5, 6].includes(measureGrand(cards, 'V').tricks));
    const name = `${measureGrand(hand, 'V').tricks} tricks, ${jacksOf(hand)} jacks`;
    return inEachSeat(hand, chance, solver, (seat) => [name, `${name}, ${seat}`]);
  },
};
