import type { DataFault } from './json.ts';

/** What becomes of a line of JSON. */
export interface AnsweredLine {
  readonly ok: boolean;
  /** The line to write: what came in with the answer added, or the error. */
  readonly text: string;
}

/**
 * The answer to a line of JSON that cannot be used: `{"error":"line 3, hand: …","line":3,"field":"hand"}`.
 *
 * @param line its number, from 1.
 * @param fault what is wrong; `field` is `line` where it is wrong as a whole.
 */
export function makeLineFault(line: number, { message, where }: DataFault): AnsweredLine {
  const place = where === '' ? `line ${line}` : `line ${line}, ${where}`;
  const fault = { error: `${place}: ${message}`, line, field: where === '' ? 'line' : where };
  return { ok: false, text: JSON.stringify(fault) };
}
