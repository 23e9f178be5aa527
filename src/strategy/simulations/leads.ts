/** What leads cost against the best one, with all cards open (Foster, p. 106–113). */
import type { Chance } from '../../lib/random.ts';
import { CARDS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { isTrump } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import { dealOthers, firstLead, seatDeal } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';
import { bestSolo, drawSolo } from './solo-hands.ts';
import type { SoloHand } from './solo-hands.ts';
import type { Case } from './tally.ts';

/** What a lead is called; null for one that no rule speaks of. */
type NameLead = (card: Card) => string | null;

/**
 * The cases of one lead: for each kind of lead the best card of the kind, and what it costs its
 * side in card points against the best lead of all; and, as `…, won`, whether the declarer wins.
 */
function costsOf(
  { count, hand }: SoloHand,
  seat: Seat,
  chance: Chance,
  solver: Solver,
  nameLead: (leader: readonly Card[]) => NameLead,
  prefix: string,
): Case[] {
  const deal = seatDeal(hand, seat, dealOthers(hand, chance));
  const position = firstLead({ kind: 'solo', trump: count.trump }, seat, deal);
  const side = seat === 'V' ? 1 : -1;
  const worth = [...finish(solver.cardPoints(position))];
  const best = Math.max(...worth.map(([, points]) => side * points));
  const name = nameLead(deal.V);
  const kinds = new Map<string, number>();
  for (const [card, points] of worth) {
    const kind = name(card);
    if (kind === null) continue;
    kinds.set(kind, Math.max(kinds.get(kind) ?? -Infinity, side * points));
  }
  return [...kinds].map(([kind, points]) => ({
    group: `${prefix}, ${kind}`,
    value: best - points,
  }));
}

const JACKS = CARDS.filter((card) => rankOf(card) === 'J');

/** The sets of jacks for which the book has a rule, best jack first. */
const HOLDINGS: readonly (readonly Card[])[] = [
  ['CJ', 'SJ', 'HJ', 'DJ'],
  ['CJ', 'SJ', 'HJ'],
  ['SJ', 'HJ', 'DJ'],
  ['CJ', 'SJ'],
  ['SJ', 'HJ'],
  ['SJ', 'DJ'],
  ['HJ', 'DJ'],
  ['CJ'],
  ['SJ'],
];

/** Ten cards with just these jacks that count eight or more in their best suit. */
function drawWithJacks(jacks: readonly Card[], chance: Chance): SoloHand {
  const rest = CARDS.filter((card) => !JACKS.includes(card));
  for (;;) {
    const hand = [...jacks, ...chance.sample(rest, 10 - jacks.length)];
    const count = bestSolo(hand);
    if (count.total >= 8) return { hand, count };
  }
}

const HOW_COSTS =
  'For each kind of lead the best card of that kind is led. The value is how many card points it costs the leader’s side, compared with the best lead of all, with all cards open.';

export const WHICH_JACK: ChanceMeasure = {
  id: 'T10',
  title: 'Which trump to lead',
  how: `Solos of Vorhand’s that count 8 or more are drawn at random, with each set of jacks that the book names. ${HOW_COSTS}`,
  page: '107',
  unit: 'points',
  deals: 10_000,
  draw: (chance, solver) => {
    const jacks = chance.pick(HOLDINGS);
    const soloHand = drawWithJacks(jacks, chance);
    const nameLead = (): NameLead => (card) => {
      if (rankOf(card) === 'J') return card;
      if (suitOf(card) !== soloHand.count.trump) return 'plain suit';
      return ['A', '10'].includes(rankOf(card)) ? 'ace or ten of trumps' : 'small trump';
    };
    return costsOf(soloHand, 'V', chance, solver, nameLead, jacks.join(' '));
  },
};

export const LEAD_TRUMPS: ChanceMeasure = {
  id: 'T11',
  title: 'Lead trumps',
  how: `Solos of Vorhand’s that count 7 or more are drawn at random. ${HOW_COSTS}`,
  page: '106',
  unit: 'points',
  deals: 10_000,
  draw: (chance, solver) => {
    const soloHand = drawSolo(chance, ({ count: { total } }) => total >= 7);
    const { total, trump } = soloHand.count;
    const nameLead = (): NameLead => (card) =>
      isTrump(card, { kind: 'solo', trump }) ? 'trump' : 'plain suit';
    const name = total >= 8 ? 'count 8 or more' : 'count 7';
    return costsOf(soloHand, 'V', chance, solver, nameLead, name);
  },
};

/** What Foster calls the first lead of a defender, by what is held of its suit. */
function nameDefence(leader: readonly Card[], trump: Suit): NameLead {
  return (card) => {
    if (isTrump(card, { kind: 'solo', trump })) return 'trump';
    const ranks = leader
      .filter((other) => suitOf(other) === suitOf(card) && rankOf(other) !== 'J')
      .map(rankOf);
    const [ace, ten, king] = [ranks.includes('A'), ranks.includes('10'), ranks.includes('K')];
    const rank = rankOf(card);
    if (ace && ten) return ['A', '10'].includes(rank) ? 'ace or ten from ace-ten' : null;
    if (ace) return rank === 'A' ? 'ace' : 'under the ace';
    if (ten && king) {
      if (rank === 'K') return 'king from ten-king';
      return rank === '10' ? 'ten from ten-king' : 'small from ten-king';
    }
    if (ten) return 'suit with the ten alone';
    return ranks.length === 1 ? 'singleton' : 'suit without ace and ten';
  };
}

export const DEFENDERS_LEAD: ChanceMeasure = {
  id: 'T12',
  title: 'The first lead against a Solo',
  how: `Solos of Mittelhand’s or Hinterhand’s that count 8 or more are drawn at random; Vorhand leads against them. ${HOW_COSTS}`,
  page: '111',
  unit: 'points',
  deals: 10_000,
  draw: (chance, solver) => {
    const soloHand = drawSolo(chance, ({ count: { total } }) => total >= 8);
    const seat = chance.pick(['M', 'H'] as const);
    const nameLead = (leader: readonly Card[]): NameLead =>
      nameDefence(leader, soloHand.count.trump);
    return costsOf(
      soloHand,
      seat,
      chance,
      solver,
      nameLead,
      seat === 'M' ? 'against M' : 'against H',
    );
  },
};
