/**
 * Checks the drills' verdicts on new deals: questions as a reader gets them, each accepted answer
 * compared with the rejected ones.
 */
import { bidding } from '../drills/bidding/drill.ts';
import { TESTS } from '../../strategy/bidding/bid-tests.ts';
import type { BidQuestion } from '../drills/bidding/question.ts';
import type { TestName } from '../../strategy/bidding/bid-tests.ts';
import { Chance } from '../../lib/random.ts';
import { layout as layoutDrill } from '../drills/layout/drill.ts';
import { judgedPairs } from '../drills/layout/verdict.ts';
import type { JudgedPair } from '../drills/layout/verdict.ts';
import { LAYOUT_KINDS } from '../drills/layout/question.ts';
import type { LayoutKind, PairQuestion } from '../drills/layout/question.ts';
import { CARDS } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { afterLayout } from '../../game/solver/layouts.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { wins } from '../../strategy/simulations/deals.ts';
import { measureBid } from './bids.ts';

/** How far the worst accepted answers of a kind fall behind a rejected one. */
export interface Recheck {
  readonly kind: string;
  readonly questions: number;
  /** How many questions have an accepted answer behind a rejected one: by more than 0, 3 and 6 in 100. */
  readonly behind: readonly [over0: number, over3: number, over6: number];
  /** The largest such distance. */
  readonly worst: number;
}

/** Rechecks questions of one kind; each hand is measured once, whatever suits it comes in. */
function recheck<Question>(
  kind: string,
  count: number,
  make: (seed: number) => Question,
  nameOf: (question: Question) => string,
  measure: (question: Question, chance: Chance) => number,
): Recheck {
  const known = new Map<string, number>();
  const behind = Array.from({ length: count }, (_, index) => {
    const question = make(index + 1);
    const name = nameOf(question);
    const found = known.get(name) ?? measure(question, new Chance(index + 77_001));
    known.set(name, found);
    return found;
  });
  const over = (least: number): number => behind.filter((one) => one > least + 1e-9).length;
  return {
    kind,
    questions: count,
    behind: [over(0), over(0.03), over(0.06)],
    worst: Math.max(...behind),
  };
}

/** A pass is worth an even game: it loses nothing and wins nothing. */
const EVEN = 0.5;

/** Bids: how far an accepted answer falls behind a rejected one. */
export function recheckBids(test: TestName, count: number, solver: Solver): Recheck {
  return recheck<BidQuestion>(
    `bid, ${test}`,
    count,
    (seed) => bidding.make(new Chance(seed), { level: 6, kind: test, options: {} }),
    ({ measurements, seat }) => JSON.stringify([seat, measurements]),
    (question, chance) => {
      const { hand, seat, task } = question;
      const trump = task.what === 'test' ? task.trump : null;
      const right = bidding.answer(question);
      if (right.what !== 'test') return 0;
      const isRight = (bid: boolean): boolean => bidding.grade(question, { ...right, bid }).right;
      if (isRight(true) && isRight(false)) return 0;
      const { deals, won } = measureBid({ test, hand, seat, trump }, chance, solver);
      const ahead = won / deals - EVEN;
      return isRight(true) ? -ahead : ahead;
    },
  );
}

/** How many rejected pairs are measured again: the best of them. */
const REJECTED = 3;

/** Layouts: how far the worst accepted pair falls behind the best rejected one. */
export function recheckLayouts(
  kind: LayoutKind,
  count: number,
  deals: number,
  solver: Solver,
): Recheck {
  return recheck<PairQuestion>(
    `layout, ${kind}`,
    count,
    (seed) => layoutDrill.make(new Chance(seed), { level: 6, kind, options: {} }),
    ({ declarer, measurements }) =>
      JSON.stringify([declarer, measurements.map(({ won }) => won).sort()]),
    (question, chance) => {
      const judged = judgedPairs(question);
      const accepted = judged.filter(({ right }) => right);
      const rejected = judged
        .toSorted((one, other) => one.behind - other.behind)
        .filter(({ right }) => !right)
        .slice(0, REJECTED);
      const all = playAnew(question, [...accepted, ...rejected], deals, chance, solver);
      const least = Math.min(...all.slice(0, accepted.length));
      return Math.max(0, ...all.slice(accepted.length)) - least;
    },
  );
}

function playAnew(
  { declarer, game, hands }: PairQuestion,
  pairs: readonly JudgedPair[],
  deals: number,
  chance: Chance,
  solver: Solver,
): number[] {
  const won = pairs.map(() => 0);
  const twelve = hands[declarer];
  const rest = CARDS.filter((card) => !twelve.includes(card));
  for (let deal = 0; deal < deals; deal++) {
    const shuffled = chance.shuffle(rest);
    const dealt: Record<Seat, readonly Card[]> = {
      V: [],
      M: [],
      H: [],
      [declarer]: twelve,
    };
    SEATS.filter((seat) => seat !== declarer).forEach((seat, index) => {
      dealt[seat] = shuffled.slice(10 * index, 10 * index + 10);
    });
    pairs.forEach(({ layout }, index) => {
      const position = afterLayout({ game, declarer, hands: dealt }, layout);
      won[index] = (won[index] ?? 0) + Number(wins(solver, position));
    });
  }
  return won.map((games) => games / deals);
}

/** Every kind of both drills. */
export function* recheckAll(count: number, deals: number, solver: Solver): Generator<Recheck> {
  for (const test of TESTS) yield recheckBids(test, count, solver);
  for (const kind of LAYOUT_KINDS) {
    yield recheckLayouts(kind, count, deals, solver);
  }
}
