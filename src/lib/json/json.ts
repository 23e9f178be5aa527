/**
 * The one door for data from outside: what a file, the browser's storage, another site or a program
 * hands us as JSON is read here, and looked at with these checks. A schema library would replace
 * them; CONTRIBUTING.md says why none does.
 */
import { invalid, valid } from '../checked.ts';
import type { Checked } from '../checked.ts';

/** What is wrong with data, for the person who has to mend it. */
export interface DataFault {
  /** The member at fault as a path, `stops.t3.2.HA`, `results[3]`; empty for the whole. */
  readonly where: string;
  /** What is wrong, a sentence. */
  readonly message: string;
}

/** Takes note of a fault; what is wrong elsewhere is looked for all the same. */
export type ReportFault = (where: string, message: string) => void;

/**
 * Reads JSON.
 *
 * @returns what it holds, still to be checked; or the engine's own words on what is wrong.
 */
export function parseJson(text: string): Checked<unknown, string> {
  try {
    return valid(JSON.parse(text) as unknown);
  } catch (error) {
    return invalid(error instanceof Error ? error.message : String(error));
  }
}

/** The value if nothing was found wrong with it; else all that was. */
export function checkedAs<T, E>(value: T, faults: readonly E[]): Checked<T, E> {
  const [first, ...others] = faults;
  return first === undefined ? valid(value) : invalid(first, ...others);
}

/** A JSON object, that is neither null nor a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number within bounds, both included. */
export function isNumber(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

/** A whole number within bounds, both included. */
export function isWhole(value: unknown, least: number, most: number): value is number {
  return isNumber(value, least, most) && Number.isInteger(value);
}

/** A text that is neither empty nor too long. */
export function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest;
}

/**
 * The member that a record has under a name from outside. A plain `record[name]` finds for
 * `constructor` or `toString` what every object inherits.
 */
export function ownValue<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
