/**
 * A session: a number of questions of one drill, one after the other. It makes each question when
 * its turn comes, never the same one twice, and follows the reader's level. Sessions are immutable:
 * every step returns a new one.
 */
import type { Drill, Grade, Level, QuestionBase } from './drill.ts';
import { followLevel, sayLevelChange } from './level.ts';
import type { Step } from './level.ts';
import { LAST_SEED, checkedLevel, checkedOptions, makeQuestion } from './origin.ts';
import type { Origin } from './origin.ts';

/** A question or kind that comes back because the reader missed it, and the sentence that says so. */
export interface ReviewItem {
  readonly kind: string;
  readonly reason: string;
  /** The very question that was missed; left out where its kind comes back with another. */
  readonly origin?: Origin | undefined;
  /** The question as stored in the progress, where a question comes back and not its kind. */
  readonly question?: string | undefined;
}

/** The settings of a session. */
export interface Plan {
  /** How many questions, from 1. */
  readonly length: number;
  /** The level of the first question. */
  readonly level: Level;
  /** Whether the level then follows the reader's answers. */
  readonly follows: boolean;
  /** Finds the next level from all answers so far, instead of following the reader: see placement.ts. */
  readonly steer?: ((steps: readonly Step[], top: Level) => Level) | undefined;
  /** One kind of question only; null for all. */
  readonly kind: string | null;
  /** The only kinds that the first level asks, because the reader has been taught these; null for all. */
  readonly firstKinds?: readonly string[] | null | undefined;
  readonly options: Readonly<Record<string, string>>;
  /** Whether answers must come in time to be good ones. */
  readonly clock: boolean;
  /** Whether the first answer has no time limit, because the session came with the page, unasked. */
  readonly calmStart?: boolean | undefined;
  /** A whole number from which all randomness of the session comes. */
  readonly seed: number;
  /** The review items, the most urgent first. */
  readonly returning: readonly ReviewItem[];
}

export interface GradedAnswer<Answer> {
  readonly answer: Answer;
  readonly grade: Grade;
  readonly seconds: number;
  /** Whether the time limit had passed, where the reader runs the clock. */
  readonly late: boolean;
}

export interface SessionEntry<Question, Answer> {
  readonly origin: Origin;
  readonly question: Question;
  /** The review item that it asks; null when chance chose the question. */
  readonly review: ReviewItem | null;
  readonly response: GradedAnswer<Answer> | null;
}

export interface Session<Question extends QuestionBase, Answer> {
  readonly plan: Plan;
  /** The questions so far, the present one last; at least one. */
  readonly entries: readonly SessionEntry<Question, Answer>[];
  /** The level of the next question. */
  readonly level: Level;
  /** What the last answer did to the level, a sentence; null when nothing. */
  readonly news: string | null;
  /** The questions to be asked again, for a session that repeats; null for a new one. */
  readonly again: readonly Origin[] | null;
  /** How many seeds have been drawn from the plan's. */
  readonly seedCount: number;
}

/** How many seeds are tried before a question may repeat. */
const TRIES = 400;

/** Begins a session with its first question. */
export function startSession<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  plan: Plan,
): Session<Question, Answer> {
  const checked = {
    ...plan,
    length: Math.max(1, Math.trunc(plan.length) || 1),
    level: checkedLevel(drill, plan.level),
    options: checkedOptions(drill, plan.options),
    firstKinds: plan.firstKinds?.filter((kind) => Object.hasOwn(drill.kinds, kind)) ?? null,
    returning: plan.returning.filter(
      ({ kind }) => Object.hasOwn(drill.kinds, kind) && (plan.kind ?? kind) === kind,
    ),
  };
  const empty = { plan: checked, entries: [], level: checked.level, news: null, again: null };
  return ask(drill, { ...empty, seedCount: 0 });
}

/**
 * Begins a session that asks just these questions, in this order.
 *
 * @throws RangeError when there are none.
 */
export function repeatSession<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  plan: Plan,
  origins: readonly Origin[],
): Session<Question, Answer> {
  if (origins.length === 0) throw new RangeError('There is nothing to ask again.');
  const fixed = { ...plan, length: origins.length, follows: false, returning: [] };
  const empty = { plan: fixed, entries: [], level: plan.level, news: null };
  return ask(drill, { ...empty, again: origins, seedCount: 0 });
}

/** The current entry: the question before the reader. */
export function currentEntry<Question extends QuestionBase, Answer>(
  session: Session<Question, Answer>,
): SessionEntry<Question, Answer> {
  return session.entries.at(-1)!;
}

/** Whether every question is answered. */
export function isSessionOver<Question extends QuestionBase, Answer>(
  session: Session<Question, Answer>,
): boolean {
  return session.entries.length >= session.plan.length && currentEntry(session).response !== null;
}

/** The seconds within which an answer is in time, when the clock runs: twice those of a practised player. */
export function timeLimit(drill: Pick<Drill<QuestionBase, never>, 'usualSeconds'>, level: Level) {
  return 2 * drill.usualSeconds(level);
}

/** Whether the answer to the current question must come in time. */
export function isTimed<Question extends QuestionBase, Answer>({
  entries,
  plan,
}: Pick<Session<Question, Answer>, 'entries' | 'plan'>): boolean {
  return plan.clock && (plan.calmStart !== true || entries.length > 1);
}

/**
 * Grades the answer to the current question, and finds the next level.
 *
 * @param seconds how long the reader took.
 * @throws Error when the question is answered already.
 */
export function giveAnswer<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  session: Session<Question, Answer>,
  answer: Answer,
  seconds: number,
): Session<Question, Answer> {
  const before = currentEntry(session);
  if (before.response !== null) throw new Error('This question is answered.');
  const grade = drill.grade(before.question, answer);
  const late = isTimed(session) && seconds > timeLimit(drill, before.question.level);
  const now = { ...before, response: { answer, grade, seconds, late } };
  const entries = [...session.entries.slice(0, -1), now];
  const { follows, steer } = session.plan;
  if (!follows && steer === undefined) return { ...session, entries, news: null };
  const steps = entries.flatMap(({ question, response }) =>
    response === null
      ? []
      : [{ level: question.level, good: response.grade.right && !response.late }],
  );
  const top = drill.levels.length;
  if (steer !== undefined) return { ...session, entries, level: steer(steps, top), news: null };
  const level = followLevel(steps, session.level, top);
  return { ...session, entries, level, news: sayLevelChange(session.level, level, drill.levels) };
}

/**
 * Goes on to the next question.
 *
 * @throws Error when the current question is not answered, or was the last.
 */
export function nextQuestion<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  session: Session<Question, Answer>,
): Session<Question, Answer> {
  if (currentEntry(session).response === null)
    throw new Error('This question waits for its answer.');
  if (isSessionOver(session)) throw new Error('There is no further question.');
  return ask(drill, session);
}

function ask<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  session: Session<Question, Answer>,
): Session<Question, Answer> {
  const { again, entries, level, plan, seedCount } = session;
  const repeat = again?.[entries.length];
  if (repeat !== undefined) {
    const question = makeQuestion(drill, repeat);
    const next = { origin: repeat, question, review: null, response: null };
    return { ...session, entries: [...entries, next] };
  }
  const review = returningAt(plan, entries.length);
  const kind = plan.kind ?? review?.kind ?? null;
  if (review?.origin !== undefined) {
    const question = makeQuestion(drill, review.origin);
    const next = { origin: review.origin, question, review, response: null };
    return { ...session, entries: [...entries, next] };
  }
  const keys = new Set(entries.map(({ question }) => question.key));
  let found: { origin: Origin; question: Question } | null = null;
  let count = seedCount;
  // When a level has run out of questions, the ones nearest to it take over.
  for (const near of nearestLevels(level, drill.levels.length)) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const seed = seedAt(plan.seed, count++);
      const ownKind = kind ?? (near === 1 ? firstKind(plan, seed) : null);
      const origin = { level: near, kind: ownKind, options: plan.options, seed };
      const question = makeQuestion(drill, origin);
      found ??= { origin, question };
      if (keys.has(question.key)) continue;
      const next = { origin, question, review, response: null };
      return { ...session, entries: [...entries, next], seedCount: count };
    }
  }
  // The drill has no more questions, so from here on they repeat.
  const next = { ...found!, review, response: null };
  return { ...session, entries: [...entries, next], seedCount: count };
}

/** A review item comes at every third question, never first, because the start is for warming up. */
function returningAt({ length, returning }: Plan, index: number): ReviewItem | null {
  const first = length < 3 ? length - 1 : 1;
  return index >= first && (index - first) % 3 === 0
    ? (returning[(index - first) / 3] ?? null)
    : null;
}

/** One of the kinds to which the first level is limited; null where it is not. */
function firstKind({ firstKinds }: Plan, seed: number): string | null {
  if (firstKinds === undefined || firstKinds === null || firstKinds.length === 0) return null;
  return firstKinds[seed % firstKinds.length]!;
}

function nearestLevels(level: Level, top: Level): Level[] {
  const levels = Array.from({ length: top }, (_, index) => index + 1);
  return levels.sort((a, b) => Math.abs(a - level) - Math.abs(b - level) || a - b);
}

/** The seeds of a session: a walk through all seeds that meets none twice. */
function seedAt(seed: number, count: number): number {
  const first = ((Math.trunc(seed) % LAST_SEED) + LAST_SEED) % LAST_SEED;
  return ((first + count * 7919) % LAST_SEED) + 1;
}
