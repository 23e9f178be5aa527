/** Questions of several drills one after the other: what asking each of them needs. All of it is data. */
import { isObject, isText, isWhole } from '../lib/json/json.ts';
import type { Activity } from '../lib/storage/begun.ts';
import { isDrillId } from './check-progress.ts';
import type { Day } from '../lib/days.ts';
import type { DrillId } from './drill.ts';
import type { MissedItem } from './memory/missed-item.ts';
import type { Origin } from './origin.ts';
import type { ReviewItem } from './session.ts';

/** So many questions make no run that this site begins. */
const MOST_TASKS = 1000;

/** A question to ask as soon as its drill is loaded. */
export interface MixedTask {
  readonly drill: DrillId;
  /** The id of its answer: see `Result`. */
  readonly name: string;
  /** Its place among the others, from 1, and how many they are. */
  readonly place: number;
  readonly of: number;
  /** Whether it was missed before and comes ahead of a day’s ten, where it is counted by itself. */
  readonly own: boolean;
  /** Whether the answer says nothing about the skill: see `Result`. */
  readonly again: boolean;
  /** The question itself, or the missed item for which the drill finds one. */
  readonly asks: Origin | MissedQuestion;
}

/** A missed item that comes back: on which day, and with which seed where its kind comes back. */
export interface MissedQuestion {
  readonly missed: MissedItem;
  readonly today: Day;
  readonly seed: number;
}

/** Where a task’s question comes from. */
export interface FoundQuestion {
  readonly origin: Origin;
  /** The review item that it asks; null where it is none. */
  readonly review: ReviewItem | null;
}

/** A run of questions that was left in the middle. */
export interface BegunMixed {
  /** The day whose questions they are, and the day on which they were begun. */
  readonly day: Day;
  readonly begunOn: Day;
  /** The present question and those after it; at least one. */
  readonly tasks: readonly MixedTask[];
  /** The answer to the present question with its seconds; null where it waits for one. */
  readonly answer: readonly [answer: unknown, seconds: number] | null;
  /** How many were answered before it, and how many of them right. */
  readonly answered: number;
  readonly right: number;
}

/** The run of a page, as an activity: the day’s ten, or what is due. */
export const MIXED: Activity<BegunMixed> = {
  activity: 'mixed',
  lasts: 'tab',
  read: readBegunMixed,
};

/** Reads such a run by its shape. Whether a drill makes its questions is seen when they are asked. */
function readBegunMixed(data: unknown): BegunMixed | undefined {
  if (!isObject(data)) return undefined;
  const { answer, answered, begunOn, day, right, tasks } = data;
  const counts = [answered, begunOn, day, right].every(Number.isInteger);
  if (!counts || !Array.isArray(tasks) || tasks.length === 0 || !tasks.every(isTask)) {
    return undefined;
  }
  if (answer !== null && (!Array.isArray(answer) || typeof answer[1] !== 'number')) {
    return undefined;
  }
  return data as unknown as BegunMixed;
}

function isTask(data: unknown): data is MixedTask {
  if (!isObject(data) || !isObject(data['asks'])) return false;
  const { again, asks, drill, name, of, own, place } = data;
  const asksFor = isObject(asks['missed']) ? asks['missed']['drill'] === drill : true;
  return (
    isDrillId(drill) &&
    isText(name, 40) &&
    isWhole(of, 1, MOST_TASKS) &&
    isWhole(place, 1, of) &&
    typeof own === 'boolean' &&
    typeof again === 'boolean' &&
    asksFor
  );
}
