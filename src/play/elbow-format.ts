/**
 * What is kept of the book at the reader’s elbow: when it speaks, and how often the reader has
 * missed what:
 *
 *     {"vorhand": "elbow", "version": 1, "when": "ask", "hands": 12, "missed": {"draw-trumps": 3},
 *      "seen": ["1f3a…"]}
 */
import { isObject, isWhole } from '../lib/json/json.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import { TOPIC_IDS } from '../strategy/advice/topic-ids.ts';
import type { TopicId } from '../strategy/advice/topic-ids.ts';

/** When the book speaks: never, when it is asked, also before a mistake, or as a guide at every step. */
export const WHEN = ['off', 'ask', 'before', 'guide'] as const;
export type When = (typeof WHEN)[number];

/** What is kept. */
export interface Elbow {
  readonly when: When;
  /** How many hands were reviewed. */
  readonly hands: number;
  /** How many mistakes there were in them, by topic. */
  readonly missed: Readonly<Partial<Record<TopicId, number>>>;
  /** The last of those hands by their names, so that none counts twice. */
  readonly seen: readonly string[];
}

const VERSION = 1;
/** So many hands are known by name. */
const NAMED = 60;
const MOST = 1_000_000;

export const NO_ELBOW: Elbow = { when: 'ask', hands: 0, missed: {}, seen: [] };

export const ELBOW_FORMAT: Format<Elbow> = {
  key: 'vorhand-elbow',
  asideKey: 'vorhand-elbow-aside',
  empty: NO_ELBOW,
  make: (elbow) => ({ vorhand: 'elbow', version: VERSION, ...elbow }),
  read: readElbow,
};

function readElbow(storedElbow: unknown): Reading<Elbow> {
  const data = isObject(storedElbow) ? storedElbow : {};
  const { version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION) return { is: 'damaged', value: NO_ELBOW };
  const { hands, missed, seen } = data;
  const when = WHEN.find((one) => one === data['when']);
  const counts = isObject(missed) ? missed : {};
  const sound = TOPIC_IDS.filter((topic) => isWhole(counts[topic], 1, MOST));
  const names = Array.isArray(seen)
    ? seen.filter((name): name is string => typeof name === 'string' && name.length < 40)
    : [];
  const value: Elbow = {
    when: when ?? NO_ELBOW.when,
    hands: isWhole(hands, 0, MOST) ? hands : 0,
    missed: Object.fromEntries(sound.map((topic) => [topic, Number(counts[topic])])),
    seen: names.slice(-NAMED),
  };
  const whole =
    when !== undefined &&
    isWhole(hands, 0, MOST) &&
    isObject(missed) &&
    sound.length === Object.keys(missed).length &&
    Array.isArray(seen) &&
    names.length === seen.length;
  return { is: whole ? 'whole' : 'damaged', value };
}

/** Adds a reviewed hand; changes nothing if that hand has been counted. */
export function countHand(elbow: Elbow, name: string, topics: readonly TopicId[]): Elbow {
  if (elbow.seen.includes(name)) return elbow;
  const missed = { ...elbow.missed };
  for (const topic of topics) missed[topic] = (missed[topic] ?? 0) + 1;
  return { ...elbow, hands: elbow.hands + 1, missed, seen: [...elbow.seen, name].slice(-NAMED) };
}

/** What was missed most often, the worst first; only what was missed more than once. */
export function oftenMissed({ missed }: Elbow): readonly (readonly [TopicId, number])[] {
  return TOPIC_IDS.map((topic) => [topic, missed[topic] ?? 0] as const)
    .filter(([, times]) => times > 1)
    .sort(([, one], [, other]) => other - one);
}

/**
 * The counts of two devices together: of each the greater, since a file that is brought back holds what
 * is counted here already. What the reader chose here stays.
 */
export function mergeElbows(ours: Elbow, theirs: Elbow): Elbow {
  const missed: Partial<Record<TopicId, number>> = {};
  for (const topic of TOPIC_IDS) {
    const most = Math.max(ours.missed[topic] ?? 0, theirs.missed[topic] ?? 0);
    if (most > 0) missed[topic] = most;
  }
  const seenHands = [...theirs.seen.filter((name) => !ours.seen.includes(name)), ...ours.seen];
  return {
    when: ours.when,
    hands: Math.max(ours.hands, theirs.hands),
    missed,
    seen: seenHands.slice(-NAMED),
  };
}
