/** What a drill says of itself, in the file of words that each drill has. */
import type { Drill, QuestionBase } from './drill.ts';

/** Its title, its task and its levels, its kinds by id, and what a newcomer must know for them. */
export interface DrillWords<Kind extends string> extends Pick<
  Drill<QuestionBase, never>,
  'levels' | 'primers' | 'task' | 'title'
> {
  readonly kinds: Readonly<Record<Kind, string>>;
}
