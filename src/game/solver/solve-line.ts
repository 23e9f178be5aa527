/**
 * `npm run solve`: one line of JSON in, the same line with its answer out.
 */
import { isObject, parseJson } from '../../lib/json/json.ts';
import { makeLineFault } from '../../lib/json/line-fault.ts';
import type { AnsweredLine } from '../../lib/json/line-fault.ts';
import { parsePosition } from './position-json.ts';
import type { Solver } from './solver.ts';
import { finish } from './task.ts';

/**
 * Solves the position of one line.
 *
 * @param number the line's number, from 1, for errors.
 * @param withCards whether to add what every card that may be played here leaves.
 * @returns `declarerPoints` (0 to 120), or for Nullo `declarerLoses`; with `cards` the same by card.
 */
export function solveLine(
  solver: Solver,
  line: string,
  number: number,
  withCards: boolean,
): AnsweredLine {
  const json = parseJson(line);
  if (!json.ok) return makeLineFault(number, { where: '', message: json.errors[0] });
  const read = parsePosition(json.value);
  if (!read.ok) return makeLineFault(number, read.errors[0]);
  const fields = isObject(json.value) ? json.value : {};
  const { position, hasTrick } = read.value;
  if (position.game.kind !== 'nullo') {
    const declarerPoints = finish(solver.points(position));
    const cards = withCards
      ? { cards: Object.fromEntries(finish(solver.cardPoints(position))) }
      : {};
    return { ok: true, text: JSON.stringify({ ...fields, declarerPoints, ...cards }) };
  }
  const declarerLoses = hasTrick || !finish(solver.tricks(position, 'none'));
  const tricksOf = withCards ? finish(solver.cardTricks(position, 'none')) : [];
  const lost = [...tricksOf].map(([card, reached]) => [card, hasTrick || !reached] as const);
  const cards = withCards ? { cards: Object.fromEntries(lost) } : {};
  return { ok: true, text: JSON.stringify({ ...fields, declarerLoses, ...cards }) };
}
