import { makeLineFault } from '../../lib/json/line-fault.ts';
import type { AnsweredLine } from '../../lib/json/line-fault.ts';
import { parseJson } from '../../lib/json/json.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { judgeJson } from './judge-json.ts';
import type { JudgeOptions } from './judge-json.ts';

/**
 * `skat judge`: judges the cards of a line of JSON (see judge-json.ts).
 *
 * @param number the line's number, from 1, for errors.
 * @returns the same line with its judgement, or the first thing that is wrong.
 */
export function judgeLine(
  solver: Solver,
  line: string,
  number: number,
  options: JudgeOptions,
): AnsweredLine {
  const json = parseJson(line);
  if (!json.ok) return makeLineFault(number, { where: '', message: json.errors[0] });
  const judged = judgeJson(json.value, solver, options);
  if (!judged.ok) return makeLineFault(number, judged.errors[0]);
  return { ok: true, text: JSON.stringify({ ...(json.value as object), ...judged.value }) };
}
