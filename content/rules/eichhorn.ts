/** All 48 headings of Eichhorn's rules and penalties, by topic, in the language of the edition. */
import { BIDDING, COUNTING } from '#content/rules/eichhorn-bidding.ts';
import { BEHAVIOUR, THE_END, THE_PLAY } from '#content/rules/eichhorn-play.ts';
import { AT_THE_TABLE, DEALING, THE_SKAT } from '#content/rules/eichhorn-table.ts';
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
