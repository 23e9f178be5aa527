/** Makes questions on today’s bidding from hands dealt by chance. */
import { CARDS } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import { bestSuitCount, countGrand } from '../../../strategy/bidding/todays-count.ts';
import { NUMBERS, gainOf, limitOf } from '../../../strategy/players/bid/gain.ts';
import type { Gain } from '../../../strategy/players/bid/gain.ts';
import type { Level, QuestionRequest } from '../../drill.ts';
import { pickWeighted } from '../../weighted.ts';
import { HOW_FAR_KINDS, PASS, bidChoice } from './question.ts';
import type { HowFarKind, HowFarQuestion } from './question.ts';
import { isClear } from './worth.ts';

/** What each level asks, and how often. */
const KINDS_BY_LEVEL: readonly (readonly (readonly [HowFarKind, number])[])[] = [
  [['begin', 1]],
  [['begin', 1]],
  [
    ['hold', 3],
    ['begin', 1],
  ],
  [
    ['limit', 2],
    ['hold', 1],
  ],
  [['limit', 1]],
];

/** The kinds that each level asks. */
export const HOW_FAR_ASKS: readonly (readonly HowFarKind[])[] = KINDS_BY_LEVEL.map((kinds) =>
  kinds.map(([kind]) => kind),
);

const LOWEST = NUMBERS[0]!;
/** Nobody is asked a higher number. */
const HIGHEST = 48;
/** Level 2 has doubtful hands as well. */
const FIRST_DOUBTFUL = 2;
/** The level whose hands lack the jack of clubs, so that the skat can take matadors away. */
const WITHOUT = 5;
/** Hands that count less are passed at sight, and teach nothing after a few. */
const LEAST_COUNT = 7;
const MOST_DRAWS = 400;

interface Dealt {
  readonly hand: readonly Card[];
  readonly seat: Seat;
  readonly gain: Gain;
}

/** Makes a question; see `Drill.make`. */
export function makeHowFarQuestion(chance: Chance, { kind: wanted, level }: QuestionRequest) {
  const kind =
    HOW_FAR_KINDS.find((one) => one === wanted) ??
    pickWeighted(chance, KINDS_BY_LEVEL[level - 1] ?? KINDS_BY_LEVEL[0]!);
  // Half of the answers are a bid, so that neither is a guess that pays.
  const bids = chance.happens(0.5);
  const { gain, hand, seat } = drawHand(chance, kind, level, bids);
  const number = kind === 'limit' ? null : kind === 'begin' ? LOWEST : heldAt(chance, gain, bids);
  const choices = number === null ? limitsAround(gain) : [bidChoice(kind, number), PASS];
  const key = [kind, seat, ...hand, number ?? ''].join(' ');
  return { level, kind, key, seat, hand, number, choices } satisfies HowFarQuestion;
}

function drawHand(chance: Chance, kind: HowFarKind, level: Level, bids: boolean): Dealt {
  for (let draw = 1; ; draw++) {
    const hand = sortCards(chance.sample(CARDS, 10));
    if (draw < MOST_DRAWS && !fits(hand, kind, level)) continue;
    const seat = kind === 'begin' ? chance.pick(['M', 'H'] as const) : chance.pick(SEATS);
    const gain = gainOf(hand, seat);
    if (draw >= MOST_DRAWS || suits(gain, kind, level, bids)) return { hand, seat, gain };
  }
}

/** Whether a hand is worth a question, as far as its counts show without weighing it. */
function fits(hand: readonly Card[], kind: HowFarKind, level: Level): boolean {
  if (level === WITHOUT && hand.includes('CJ')) return false;
  const least = kind === 'begin' ? LEAST_COUNT : LEAST_COUNT + 2;
  return bestSuitCount(hand).total >= least || countGrand(hand) >= 5;
}

function suits(gain: Gain, kind: HowFarKind, level: Level, bids: boolean): boolean {
  const first = gain(LOWEST);
  switch (kind) {
    case 'begin':
      return first > 0 === bids && (level >= FIRST_DOUBTFUL || isClear(first));
    case 'hold':
      return (limitOf(gain) ?? 0) > LOWEST && isClear(first);
    case 'limit':
      return limitOf(gain) !== null && isClear(first);
  }
}

/** A number at which a hand is to hold, or no longer to. */
function heldAt(chance: Chance, gain: Gain, bids: boolean): number {
  const asked = NUMBERS.filter((number) => number > LOWEST && number <= HIGHEST);
  const fitting = asked.filter((number) => gain(number) > 0 === bids && isClear(gain(number)));
  // Near the limit is where the question is worth asking.
  const near = bids ? fitting.slice(-3) : fitting.slice(0, 3);
  return near.length > 0 ? chance.pick(near) : chance.pick(asked);
}

/** The limit with the numbers beside it, and a pass. */
function limitsAround(gain: Gain): string[] {
  const at = NUMBERS.indexOf(limitOf(gain) ?? LOWEST);
  const from = Math.max(0, Math.min(at - 2, NUMBERS.length - 6));
  return [PASS, ...NUMBERS.slice(from, from + 6).map(String)];
}
