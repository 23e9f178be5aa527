/**
 * Adding up against the clock: the reader types the sum of the cards shown, and the next ones come
 * at once. A storm lasts three minutes, a survival run until the first mistake, and more cards are
 * shown as the reader gets further. Sprints are immutable: every step takes the time and returns a
 * new one.
 */
import { CARDS, PACK_POINTS, cardPoints, isCard, sumPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isNumber, isObject, isWhole } from '../../lib/json/json.ts';
import { Chance } from '../../lib/random.ts';
import { LAST_SEED } from '../origin.ts';

export const SPRINT_KINDS = ['storm', 'survival'] as const;
export type SprintKind = (typeof SPRINT_KINDS)[number];

/** How long a storm lasts, in milliseconds. */
export const STORM_TIME = 180_000;

/** A sum that was wrong. */
export interface SprintMistake {
  readonly cards: readonly Card[];
  readonly answer: number;
}

export interface Sprint {
  readonly kind: SprintKind;
  readonly seed: number;
  /** When the first cards were shown and when the sprint ended, in milliseconds of the caller's clock. */
  readonly startTime: number;
  readonly endTime: number | null;
  readonly right: number;
  readonly mistakes: readonly SprintMistake[];
  /** The cards shown now. */
  readonly cards: readonly Card[];
}

/** From how many right sums how many cards are shown. */
const CARDS_FROM: readonly (readonly [right: number, cards: number])[] = [
  [0, 2],
  [5, 3],
  [15, 4],
  [25, 5],
  [40, 6],
];

/** Starts a sprint, whose clock runs from its first cards. The same seed deals the same cards. */
export function startSprint(kind: SprintKind, seed: number, now: number): Sprint {
  const start = { kind, seed, startTime: now, endTime: null, right: 0, mistakes: [] };
  return { ...start, cards: cardsFor(start) };
}

/** A sprint that was left in the middle, as it is stored. */
export type BegunSprint = Pick<Sprint, 'kind' | 'seed' | 'startTime' | 'right' | 'mistakes'>;

/** Reads such a sprint; undefined for anything else. Its clock has gone on meanwhile. */
export function readBegunSprint(data: unknown): BegunSprint | undefined {
  if (!isObject(data)) return undefined;
  const { mistakes, right, seed, startTime } = data;
  const kind = SPRINT_KINDS.find((one) => one === data['kind']);
  if (kind === undefined || !isWhole(seed, 1, LAST_SEED) || !isWhole(right, 0, 9999))
    return undefined;
  if (!isNumber(startTime, 0, 8.64e15) || !Array.isArray(mistakes)) return undefined;
  if (!mistakes.every(isMistake) || (kind === 'survival' && mistakes.length > 0)) return undefined;
  return { kind, seed, startTime, right, mistakes };
}

function isMistake(data: unknown): data is SprintMistake {
  if (!isObject(data) || !isWhole(data['answer'], 0, PACK_POINTS)) return false;
  const { cards } = data;
  return Array.isArray(cards) && cards.every((card) => typeof card === 'string' && isCard(card));
}

/** Goes on with a sprint that was left in the middle, at the cards that were shown. */
export function resumeSprint(begun: BegunSprint): Sprint {
  return { ...begun, endTime: null, cards: cardsFor(begun) };
}

/** Takes the reader's sum and deals the next cards. After the end nothing changes. */
export function giveSum(sprint: Sprint, answer: number, now: number): Sprint {
  const timed = passTime(sprint, now);
  if (timed.endTime !== null) return timed;
  const right = answer === sumPoints(sprint.cards);
  const next = right
    ? { ...sprint, right: sprint.right + 1 }
    : { ...sprint, mistakes: [...sprint.mistakes, { cards: sprint.cards, answer }] };
  if (!right && sprint.kind === 'survival') return { ...next, endTime: now };
  return { ...next, cards: cardsFor(next) };
}

/** Ends a storm whose time is over. */
export function passTime(sprint: Sprint, now: number): Sprint {
  if (sprint.endTime !== null || timeLeft(sprint, now) !== 0) return sprint;
  return { ...sprint, endTime: sprint.startTime + STORM_TIME };
}

/** Milliseconds left of a storm; null in a survival run, which has no time limit. */
export function timeLeft({ kind, startTime }: Sprint, now: number): number | null {
  return kind === 'storm' ? Math.max(0, startTime + STORM_TIME - now) : null;
}

/** The cards after so many sums; at least every other card has points. */
function cardsFor({
  mistakes,
  right,
  seed,
}: Pick<Sprint, 'mistakes' | 'right' | 'seed'>): readonly Card[] {
  const chance = new Chance(seed + 7919 * (right + mistakes.length));
  const count = CARDS_FROM.findLast(([from]) => right >= from)?.[1] ?? 2;
  const counting = chance.sample(
    CARDS.filter((card) => cardPoints(card) > 0),
    Math.ceil(count / 2),
  );
  const others = CARDS.filter((card) => !counting.includes(card));
  return chance.shuffle([...counting, ...chance.sample(others, count - counting.length)]);
}
