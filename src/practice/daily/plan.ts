/**
 * Today: ten questions across the drills. They are made from the date and from what the reader has
 * learnt, so that all readers who have learnt the same get the same ones. A practised player needs less
 * than three minutes for them.
 */
import { Chance } from '../../lib/random.ts';
import type { Day } from '../../lib/days.ts';
import { LAST_SEED, usualOptions } from '../origin.ts';
import type { DrillFacts, Origin } from '../origin.ts';
import type { DrillId, Level } from '../drill.ts';
import { RULE_BOOK_OPTION } from '../rule-books.ts';
import { firstKinds, isForNewcomers, openKinds } from '../taught/taught.ts';
import type { TaughtFacts, TaughtReader } from '../taught/taught.ts';

/** How many questions a day has. */
export const OF_A_DAY = 10;

/** The most seconds that a practised player should need for them. */
export const DAY_SECONDS = 170;

/** A drill whose easiest question takes longer comes once a day at most, and last. */
const LONG = 25;

/** The levels of a day’s questions, in order: easy at first, never the hardest. */
const LEVELS = [1, 1, 2, 2, 2, 3, 3, 3, 4] as const;

/** The day whose questions are shown where no script can find today’s: Sunday, 22 November 2026. */
export const SPECIMEN_DAY: Day = 20_779;

/** What the plan of a day needs to know of a drill. */
export type DailyFacts = Pick<DrillFacts, 'id' | 'title' | 'options'> &
  TaughtFacts & {
    /** About how many seconds a question takes at each level, one number for each level. */
    readonly seconds: readonly number[];
  };

/** One of the day’s questions. */
export interface DailyQuestion {
  readonly drill: DrillId;
  readonly origin: Origin;
}

/**
 * The questions of a day, in the order in which they are asked.
 *
 * @param drills all drills, in their order; at least one.
 */
export function dailyPlan(
  day: Day,
  drills: readonly DailyFacts[],
  reader: TaughtReader,
): DailyQuestion[] {
  // Spread the seeds, because days are consecutive numbers.
  const chance = new Chance(day * 7919 + 1922);
  const open = drills.filter(
    (drill) => isForNewcomers(drill) || highestLevel(drill, drill.seconds.length, reader) > 0,
  );
  const long = open.filter(({ seconds }) => seconds[0]! > LONG);
  const quick = open.filter((drill) => !long.includes(drill));
  const last = long.length > 0 ? [chance.pick(long)] : [];
  const length = OF_A_DAY - last.length;
  const order = inTurns(chance, quick.length > 0 ? quick : open, length);
  const requests = order.map((drill, at) => ({
    drill,
    level: Math.max(1, highestLevel(drill, LEVELS[at] ?? 3, reader)),
  }));
  const all = [...requests, ...last.map((drill) => ({ drill, level: 1 }))];
  return withinTime(all).map(({ drill, level }) => {
    const seed = chance.between(1, LAST_SEED);
    const taught = level === 1 ? [] : openKinds(drill, level, reader);
    const kinds = taught?.length === 0 ? firstKinds(drill, reader) : taught;
    const kind = kinds === null ? null : kinds[seed % kinds.length]!;
    return { drill: drill.id, origin: { level, kind, options: optionsOf(drill, reader), seed } };
  });
}

/** The defaults, by the reader’s rules. */
function optionsOf(drill: DailyFacts, { laws }: TaughtReader): Record<string, string> {
  const usual = usualOptions(drill);
  return RULE_BOOK_OPTION.id in usual ? { ...usual, [RULE_BOOK_OPTION.id]: laws } : usual;
}

interface Chosen {
  readonly drill: DailyFacts;
  readonly level: Level;
}

/**
 * As many drills as asked for: each once before any repeats, and none twice in a row unless it is
 * the only one.
 */
function inTurns(chance: Chance, drills: readonly DailyFacts[], length: number): DailyFacts[] {
  const order: DailyFacts[] = [];
  while (order.length < length) {
    const round = chance.shuffle(drills);
    if (round[0] === order.at(-1)) round.push(round.shift()!);
    order.push(...round);
  }
  return order.slice(0, length);
}

/**
 * The highest level, up to the requested one, at which the reader has been taught some kind; 0 for none.
 * The drill's hardest is left out, unless it has only one.
 */
function highestLevel(drill: DailyFacts, requestedLevel: Level, reader: TaughtReader): Level {
  let level = Math.min(requestedLevel, Math.max(1, drill.seconds.length - 1));
  while (level > 0 && openKinds(drill, level, reader)?.length === 0) level--;
  return level;
}

/** Lowers the slowest questions, a level at a time, until all fit into the time. */
function withinTime(chosen: readonly Chosen[]): Chosen[] {
  const plan = [...chosen];
  while (secondsOf(plan) > DAY_SECONDS) {
    const slowest = plan
      .filter(({ level }) => level > 1)
      .sort((a, b) => secondsAt(b) - secondsAt(a))[0];
    if (slowest === undefined) break;
    plan[plan.indexOf(slowest)] = { ...slowest, level: slowest.level - 1 };
  }
  return plan;
}

function secondsAt({ drill, level }: Chosen): number {
  return drill.seconds[level - 1]!;
}

function secondsOf(plan: readonly Chosen[]): number {
  return plan.reduce((sum, each) => sum + secondsAt(each), 0);
}

/** About how many seconds a day’s questions take a practised player. */
export function dailySeconds(
  questions: readonly DailyQuestion[],
  drills: readonly DailyFacts[],
): number {
  return questions.reduce((sum, { drill, origin }) => {
    const facts = drills.find(({ id }) => id === drill);
    return sum + (facts?.seconds[origin.level - 1] ?? 0);
  }, 0);
}
