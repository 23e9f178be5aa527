/** What a rule of thumb costs a player who follows it blindly, in points a game (law of 1922). */
import type { Chance } from '../../lib/random.ts';
import { GRAND_TRICKS, measureGrand, passesGrand } from '../bidding/grand.ts';
import { passesTournee, tourneeFacts } from '../bidding/tournee.ts';
import { rankedLayouts } from '../layout/principles.ts';
import { CARDS, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { dealOthers, firstLead, seatDeal } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';
import { scoreOf } from './score.ts';
import { bestSolo } from './solo-hands.ts';

/** Whether a game is played on ten cards in a seat. */
type Plays = (ten: readonly Card[], seat: Seat) => boolean;

/** A rule that says on which cards a game is played, and what the measured shares say. */
interface BiddingRule {
  readonly name: string;
  readonly draw: (chance: Chance) => readonly Card[];
  readonly game: (ten: readonly Card[]) => Game;
  readonly byRule: Plays;
  /** By the shares in content/measures, never by the deals of this measure. */
  readonly byShares: Plays;
}

const anyTen = (chance: Chance): Card[] => chance.sample(CARDS, 10);
const grand = (): Game => ({ kind: 'grand-solo', trump: null });
const solo = (ten: readonly Card[]): Game => ({ kind: 'solo', trump: bestSolo(ten).trump });
const count = (ten: readonly Card[], ...ranks: readonly string[]): number =>
  ten.filter((card) => ranks.includes(rankOf(card))).length;

/** Seven aces and tens and three cards below them, no jack. */
function drawHighCards(chance: Chance): Card[] {
  const high = CARDS.filter((card) => ['A', '10'].includes(rankOf(card)));
  const low = CARDS.filter((card) => !['A', '10', 'J'].includes(rankOf(card)));
  return [...chance.sample(high, 7), ...chance.sample(low, 3)];
}

function drawFourJacks(chance: Chance): Card[] {
  const jacks = CARDS.filter((card) => rankOf(card) === 'J');
  const rest = CARDS.filter((card) => rankOf(card) !== 'J');
  return [...jacks, ...chance.sample(rest, 6)];
}

const RULES: readonly BiddingRule[] = [
  {
    name: 'the Eight Rule',
    draw: anyTen,
    game: solo,
    byRule: (ten) => bestSolo(ten).total >= 8,
    // T1: a count of 8 with four trumps or fewer loses more than it wins; T3: seven trumps and
    // nothing beside them win in Vorhand.
    byShares: (ten, seat) => {
      const { total, trumps } = bestSolo(ten);
      if (total === 7) return trumps === 7 && seat === 'V';
      return total > 8 || (total === 8 && trumps >= 5);
    },
  },
  {
    name: 'seven trumps are no Solo',
    draw: anyTen,
    game: solo,
    byRule: () => false,
    byShares: (ten, seat) => {
      const { total, trumps } = bestSolo(ten);
      return total === 7 && trumps === 7 && seat === 'V';
    },
  },
  {
    name: 'seven sure tricks, counted alone',
    draw: anyTen,
    game: grand,
    byRule: (ten, seat) => measureGrand(ten, seat).tricks >= GRAND_TRICKS,
    // T14: what is said beside the count decides; T18: so do two jacks with six tricks, and more.
    byShares: (ten, seat) => grandByShares(ten, seat),
  },
  {
    name: 'seven sure tricks, the whole rule',
    draw: anyTen,
    game: grand,
    byRule: (ten, seat) => passesGrand(measureGrand(ten, seat)),
    byShares: (ten, seat) => grandByShares(ten, seat),
  },
  {
    name: 'five or six tricks in Vorhand',
    draw: anyTen,
    game: grand,
    byRule: (ten, seat) => seat === 'V' && [5, 6].includes(measureGrand(ten, seat).tricks),
    byShares: (ten, seat) =>
      seat === 'V' && [5, 6].includes(measureGrand(ten, seat).tricks) && grandByShares(ten, seat),
  },
  {
    name: 'seven aces and tens, no jack',
    draw: drawHighCards,
    game: grand,
    byRule: () => true,
    // T17.
    byShares: (ten) => count(ten, 'A') === 4,
  },
  {
    name: 'four jacks are no Grand',
    draw: drawFourJacks,
    game: grand,
    byRule: (ten, seat) => passesGrand(measureGrand(ten, seat)),
    // T19: three aces and tens beside the jacks are enough.
    byShares: (ten, seat) => passesGrand(measureGrand(ten, seat)) || count(ten, 'A', '10') >= 3,
  },
];

/** Grands that T14 and T18 won more often than they lost. */
function grandByShares(ten: readonly Card[], seat: Seat): boolean {
  const measured = measureGrand(ten, seat);
  if (passesGrand(measured)) return true;
  const jacks = count(ten, 'J');
  if (jacks < 2) return false;
  if (measured.tricks >= 6) return jacks > 2 || seat === 'V';
  return measured.tricks === 5 && seat === 'V' && jacks < 4;
}

/** Both ways to play a hand: what is written down, nothing for a player who passes. */
function casesOf(name: string, rule: number, shares: number) {
  return [
    { group: `${name}, by the rule`, value: rule },
    { group: `${name}, by the shares`, value: shares },
    { group: `${name}, cost`, value: shares - rule },
  ];
}

function drawCase(rule: BiddingRule, chance: Chance, solver: Solver) {
  for (;;) {
    const ten = rule.draw(chance);
    const seat = chance.pick(SEATS);
    const [blind, knowing] = [rule.byRule(ten, seat), rule.byShares(ten, seat)];
    if (!blind && !knowing) continue;
    const deal = seatDeal(ten, seat, dealOthers(ten, chance));
    const score = scoreOf(solver, firstLead(rule.game(ten), seat, deal), [...ten, ...deal.skat]);
    return casesOf(rule.name, blind ? score : 0, knowing ? score : 0);
  }
}

/** The Tournee’s count has the skat turned, so it is dealt whole. */
function drawTournee(chance: Chance, solver: Solver) {
  for (;;) {
    const ten = anyTen(chance);
    const facts = tourneeFacts(ten);
    if (!passesTournee(facts)) continue;
    const seat = chance.pick(SEATS);
    const score = tourneeScore(ten, seat, seatDeal(ten, seat, dealOthers(ten, chance)), solver);
    // T24: a count of four with one jack loses more than it wins.
    const knowing = facts.jacks + facts.aces > 4 || facts.jacks > 1;
    return casesOf('four jacks and aces', score, knowing ? score : 0);
  }
}

function tourneeScore(ten: readonly Card[], seat: Seat, deal: Deal, solver: Solver): number {
  const { H, M, V, skat } = deal;
  const game = { kind: 'tournee', trump: suitOf(skat[0]) } as const;
  const twelve = [...ten, ...skat];
  const exchange = { game, declarer: seat, hands: { V, M, H, [seat]: twelve } };
  const { layout } = rankedLayouts(twelve, game)[0]!;
  return scoreOf(solver, afterLayout(exchange, layout), twelve);
}

export const RULE_COSTS: ChanceMeasure = {
  id: 'T27',
  title: 'What the rules cost',
  how: 'A rule, a seat and ten cards are drawn at random. The game is played either by the rule, taken blindly, or by the shares of the other measures. The value is what the player scores under the laws of 1922, and nothing for passing, with best play by all and all cards open; under “cost” it is how much more the shares bring.',
  page: '95',
  unit: 'score',
  deals: 80_000,
  draw: (chance, solver) => {
    const at = chance.below(RULES.length + 1);
    const rule = RULES[at];
    return rule === undefined ? drawTournee(chance, solver) : drawCase(rule, chance, solver);
  },
};
