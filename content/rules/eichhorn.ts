/** All 48 headings of Eichhorn's rules and penalties, by topic. */
import { BIDDING, COUNTING } from './eichhorn-bidding.ts';
import { BEHAVIOUR, THE_END, THE_PLAY } from './eichhorn-play.ts';
import { AT_THE_TABLE, DEALING, THE_SKAT } from './eichhorn-table.ts';
import type { RuleTopic } from './rule.ts';

export const EICHHORN_RULES: readonly RuleTopic[] = [
  AT_THE_TABLE,
  DEALING,
  THE_SKAT,
  BIDDING,
  COUNTING,
  THE_PLAY,
  THE_END,
  BEHAVIOUR,
];

/**
 * The rules of a topic.
 *
 * @throws RangeError for a topic there is not: a slip in a chapter, which stops the build.
 */
export function eichhornTopic(id: string): RuleTopic {
  const topic = EICHHORN_RULES.find((each) => each.id === id);
  if (topic === undefined) throw new RangeError(`There is no topic “${id}” of Eichhorn’s rules.`);
  return topic;
}
