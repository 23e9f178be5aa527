/** What a question says to a reader who has not been taught what it needs. */
import { ownValue } from '../../lib/json/json.ts';
import type { Drill, QuestionBase } from '../drill.ts';
import type { Origin } from '../origin.ts';
import { requestedLaw } from '../rule-books.ts';
import type { Learning } from './learning.ts';
import { isTaught } from './taught.ts';
import type { TaughtFacts } from './taught.ts';

/**
 * The primer of a question of the first level, comment text; null where the reader has been taught it.
 * Above the first level the line that says what the level adds is enough.
 */
export function primerOf(
  drill: TaughtFacts & Pick<Drill<QuestionBase, never>, 'primers'>,
  origin: Origin,
  { kind, level }: QuestionBase,
  learning: Learning,
): string | null {
  if (level > 1 || isTaught(drill, kind, level, { learning, laws: requestedLaw(origin) })) {
    return null;
  }
  return ownValue(drill.primers, kind) ?? null;
}
