/** Every rule that Foster, Eichhorn, Hoyle or today has, by topic. */
import { BIDDING_OF_FOUR } from './bidding.ts';
import { THE_CARDS } from './cards.ts';
import { THE_DEAL } from './dealing.ts';
import { MANNERS } from './manners.ts';
import { PLAY_OF_FOUR } from './play.ts';
import type { TopicOfFour } from './rule-of-four.ts';
import { THE_SKAT_OF_FOUR } from './skat.ts';
import { THE_TABLE } from './table.ts';
import { WORTH } from './value.ts';

export const RULES_OF_FOUR: readonly TopicOfFour[] = [
  THE_CARDS,
  THE_TABLE,
  THE_DEAL,
  THE_SKAT_OF_FOUR,
  BIDDING_OF_FOUR,
  WORTH,
  PLAY_OF_FOUR,
  MANNERS,
];
