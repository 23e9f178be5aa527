/** Every rule that Foster, Eichhorn, Hoyle or today has, by topic, in the language of the edition. */
import { BIDDING_OF_FOUR } from '#content/rules/four/bidding.ts';
import { THE_CARDS } from '#content/rules/four/cards.ts';
import { THE_DEAL } from '#content/rules/four/dealing.ts';
import { MANNERS } from '#content/rules/four/manners.ts';
import { PLAY_OF_FOUR } from '#content/rules/four/play.ts';
import { THE_SKAT_OF_FOUR } from '#content/rules/four/skat.ts';
import { THE_TABLE } from '#content/rules/four/table.ts';
import { WORTH_OF_FOUR } from '#content/rules/four/value.ts';
import type { TopicOfFour } from './rule-of-four.ts';

export const RULES_OF_FOUR: readonly TopicOfFour[] = [
  THE_CARDS,
  THE_TABLE,
  THE_DEAL,
  THE_SKAT_OF_FOUR,
  BIDDING_OF_FOUR,
  WORTH_OF_FOUR,
  PLAY_OF_FOUR,
  MANNERS,
];
