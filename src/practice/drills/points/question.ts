/** Questions about adding up points. */
import {
  CARDS,
  PACK_POINTS,
  SUITS,
  cardPoints,
  suitOf,
  sumPoints,
} from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionBase, QuestionRequest } from '../../drill.ts';

/** What the declarer needs to win: more than half of the pack. */
export const ENOUGH = 61;

/** The kinds of question. */
export const POINTS_KINDS = ['single', 'threes', 'carry', 'left', 'short', 'missing'] as const;
export type PointsKind = (typeof POINTS_KINDS)[number];

/** What each level asks, and how much of each kind goes by: cards for `single`, tricks for the others. */
interface LevelPlan {
  readonly asks: readonly PointsKind[];
  readonly size: Readonly<Record<Exclude<PointsKind, 'missing'>, number>>;
  /** How many whole suits `missing` runs through. */
  readonly suits: 1 | 2 | 4;
}

const PLANS: readonly LevelPlan[] = [
  {
    asks: ['single'],
    size: { single: 4, threes: 1, carry: 1, left: 1, short: 1 },
    suits: 1,
  },
  {
    asks: ['threes'],
    size: { single: 6, threes: 3, carry: 2, left: 2, short: 2 },
    suits: 1,
  },
  {
    asks: ['threes', 'carry', 'carry'],
    size: { single: 8, threes: 5, carry: 3, left: 3, short: 2 },
    suits: 1,
  },
  {
    asks: ['threes', 'carry', 'left', 'left', 'short', 'short'],
    size: { single: 10, threes: 6, carry: 4, left: 4, short: 3 },
    suits: 2,
  },
  {
    asks: ['single', 'threes', 'carry', 'left', 'short', 'missing', 'missing'],
    size: { single: 14, threes: 8, carry: 5, left: 6, short: 4 },
    suits: 2,
  },
  {
    asks: ['threes', 'left', 'missing', 'missing', 'missing'],
    size: { single: 16, threes: 9, carry: 6, left: 8, short: 5 },
    suits: 4,
  },
];

/** The kinds that each level asks. */
export const POINTS_ASKS: readonly (readonly PointsKind[])[] = PLANS.map(({ asks }) => asks);

/** Milliseconds for a single card and for a trick of three, by the name of the pace. */
const BEATS: Readonly<Record<string, readonly [card: number, trick: number]>> = {
  slow: [2500, 5000],
  steady: [1700, 3500],
  brisk: [1000, 2200],
  quick: [500, 1500],
  quickest: [300, 900],
};

export interface PointsQuestion extends QuestionBase {
  readonly kind: PointsKind;
  /** The cards that go by, in order: one at a time, or three. */
  readonly groups: readonly (readonly Card[])[];
  /** The points to start from; 0 except when going on from a sum. */
  readonly start: number;
  /** The cards taken out before the rest goes by; none except in `missing`. */
  readonly missing: readonly Card[];
  /** Milliseconds for each group, or null when the reader sets the pace. */
  readonly beat: number | null;
}

/** Makes a question; see `Drill.make`. */
export function makePointsQuestion(
  chance: Chance,
  { kind, level, options }: QuestionRequest,
): PointsQuestion {
  const plan = PLANS[level - 1] ?? PLANS[level < 1 ? 0 : PLANS.length - 1]!;
  const chosenKind = POINTS_KINDS.find((one) => one === kind) ?? chance.pick(plan.asks);
  const drawn = draw(chance, chosenKind, plan);
  const beats = BEATS[options['pace'] ?? ''];
  const cards = drawn.groups.map((group) => group.join(' ')).join(', ');
  return {
    level,
    kind: chosenKind,
    ...drawn,
    beat: beats === undefined ? null : beats[drawn.groups[0]?.length === 1 ? 0 : 1],
    key: `${chosenKind} ${drawn.start} ${cards}`,
  };
}

type Drawn = Pick<PointsQuestion, 'groups' | 'start' | 'missing'>;

function draw(chance: Chance, kind: PointsKind, plan: LevelPlan): Drawn {
  if (kind === 'missing') return drawMissing(chance, plan.suits);
  if (kind === 'single')
    return { groups: drawSingles(chance, plan.size.single), start: 0, missing: [] };
  const tricks = inThrees(chance.sample(CARDS, 3 * plan.size[kind]));
  // A sum that a side could have by then, small enough to add the tricks to it.
  if (kind === 'carry') {
    const most = PACK_POINTS - sumPoints(tricks.flat());
    return {
      groups: tricks,
      start: chance.between(Math.min(11, most), Math.min(60, most)),
      missing: [],
    };
  }
  if (kind === 'short') return { groups: belowEnough(tricks), start: 0, missing: [] };
  return { groups: tricks, start: 0, missing: [] };
}

/** At least every other card has points, because a row of sevens and eights teaches nothing. */
function drawSingles(chance: Chance, count: number): Card[][] {
  const counting = CARDS.filter((card) => cardPoints(card) > 0);
  const sure = chance.sample(counting, Math.ceil(count / 2));
  const others = CARDS.filter((card) => !sure.includes(card));
  const cards = [...sure, ...chance.sample(others, count - sure.length)];
  return chance.shuffle(cards).map((card) => [card]);
}

function drawMissing(chance: Chance, suits: 1 | 2 | 4): Drawn {
  const chosen = chance.sample(SUITS, suits);
  const pack = CARDS.filter((card) => chosen.includes(suitOf(card)));
  const cards = chance.shuffle(pack);
  const shown = cards.slice(2);
  // Thirty cards divide into tricks; smaller numbers go by one at a time.
  const groups =
    shown.length % 3 === 0 && suits === 4 ? inThrees(shown) : shown.map((card) => [card]);
  return { groups, start: 0, missing: cards.slice(0, 2) };
}

/** The first tricks, as many as stay below 61. A single trick always does. */
function belowEnough(tricks: readonly Card[][]): Card[][] {
  const fitting = [...tricks];
  while (sumPoints(fitting.flat()) >= ENOUGH) fitting.pop();
  return fitting;
}

function inThrees(cards: readonly Card[]): Card[][] {
  const threes: Card[][] = [];
  for (let at = 0; at < cards.length; at += 3) threes.push(cards.slice(at, at + 3));
  return threes;
}
