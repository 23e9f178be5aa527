/** Checks each part of stored progress. A reader function reports what is wrong and returns null instead. */
import { isNumber, isObject, isText, isWhole } from '../lib/json/json.ts';
import type { ReportFault } from '../lib/json/json.ts';
import type { DrillId } from './drill.ts';
import { PART_FAULTS, sayDamagedParts } from '#edition/practice/progress-faults.ts';
import { LONGEST_QUESTION, NO_PROGRESS } from './progress.ts';
import type { Choices, MemoryRule, Result } from './progress.ts';

/** A time is in milliseconds since 1970 and in this or the next century or so. */
const LAST_TIME = 1e13;
const LAST_DAY = 110_000;
const LONGEST_ID = 40;
const HIGHEST_LEVEL = 99;
const LONGEST_TEXT = 80;

/**
 * Whether a value can be the id of a drill. The drill need not exist: progress may hold answers to
 * a drill of another version.
 */
export function isDrillId(value: unknown): boolean {
  return isText(value, LONGEST_ID) && /^[a-z][a-z\d-]*$/.test(value);
}

/** A row of `results`: `[id, at, day, drill, kind, level, right, seconds, again, question]`. */
export function readAnswerRow(row: unknown, where: string, report: ReportFault): Result | null {
  if (!Array.isArray(row) || (row.length !== 9 && row.length !== 10)) {
    report(where, PART_FAULTS.resultLength);
    return null;
  }
  const [id, at, day, drill, kind, level, right, seconds, again, question] =
    row as readonly unknown[];
  const sound = {
    id: isText(id, LONGEST_ID),
    at: isNumber(at, 0, LAST_TIME),
    day: isWhole(day, 0, LAST_DAY),
    drill: isDrillId(drill),
    kind: isText(kind, LONGEST_TEXT),
    level: isWhole(level, 1, HIGHEST_LEVEL),
    right: isFlag(right),
    seconds: isNumber(seconds, 0, Number.MAX_VALUE),
    again: isFlag(again),
    question: row.length === 9 || isText(question, LONGEST_QUESTION),
  } satisfies Record<keyof Result, boolean>;
  const faults = (Object.keys(sound) as (keyof Result)[]).filter((part) => !sound[part]);
  if (faults.length > 0) {
    report(where, sayDamagedParts(faults));
    return null;
  }
  return {
    id: id as string,
    at: at as number,
    day: day as number,
    drill: drill as DrillId,
    kind: kind as string,
    level: level as number,
    right: right === 1,
    seconds: seconds as number,
    again: again === 1,
    ...(row.length === 9 ? {} : { question: question as string }),
  };
}

/** Reads the reader's choices for a drill; null where they are damaged. */
export function readChoices(value: unknown, where: string, report: ReportFault): Choices | null {
  if (!isObject(value)) {
    report(where, PART_FAULTS.choicesShape);
    return null;
  }
  const { at, clock, follows, length, level, options } = value;
  const sound =
    isNumber(at, 0, LAST_TIME) &&
    isWhole(level, 1, HIGHEST_LEVEL) &&
    isWhole(length, 1, 1000) &&
    typeof follows === 'boolean' &&
    typeof clock === 'boolean' &&
    isObject(options) &&
    Object.entries(options).every((pair) => pair.every((text) => isText(text, LONGEST_TEXT)));
  if (!sound) {
    report(where, PART_FAULTS.choices);
    return null;
  }
  return { at, level, follows, length, clock, options: options as Record<string, string> };
}

/** Reads the rule of the memory; where it is missing or damaged, the rule of a first visit. */
export function readMemory(value: unknown, where: string, report: ReportFault): MemoryRule {
  if (value === undefined) return NO_PROGRESS.memory;
  if (isObject(value)) {
    const { at, on, since } = value;
    if (isNumber(at, 0, LAST_TIME) && isNumber(since, 0, LAST_TIME) && typeof on === 'boolean') {
      return { at, on, since };
    }
  }
  report(where, PART_FAULTS.memory);
  return NO_PROGRESS.memory;
}

function isFlag(value: unknown): value is 0 | 1 {
  return value === 0 || value === 1;
}
