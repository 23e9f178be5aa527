/** Reads the reader’s own decisions that were kept as problems; own-problem.ts makes them. */
import { isLawId } from '../game/skat/laws.ts';
import { parseProblemLine } from './parse-line.ts';
import type { Problem } from './problem.ts';

/** How their ids begin. */
export const OWN_SIGN = 'own=';

/** Whether an id is that of the reader’s own decision. */
export const isOwnProblem = (id: string): boolean => id.startsWith(OWN_SIGN);

/** The problem of such an id; null for anything else. */
export function readOwnProblem(id: string): Problem | null {
  if (!isOwnProblem(id)) return null;
  const [law = '', ...parts] = id.slice(OWN_SIGN.length).split('~');
  const read = isLawId(law) ? parseProblemLine(parts.join(' '), law) : null;
  return read?.ok === true ? { ...read.value, id } : null;
}
