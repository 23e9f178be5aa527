/** All measures, in the order of their numbers. */
import { RULE_COSTS } from './costs.ts';
import { EIGHT_RULE, SCHNEIDER, SEAT_IN_SOLO, SEVEN_TRUMPS } from './eight-rule.ts';
import { OF_EICHHORN } from './eichhorn.ts';
import { GIVEN } from './given.ts';
import {
  FOUR_JACKS,
  JACKS_AND_SUITS,
  JACKS_BY_SUITS,
  NO_JACK,
  SEVEN_TRICKS,
  WHOLE_RULE,
} from './grand.ts';
import { A_HAND_AT_SKAT, EIGHT_FULL_CARDS, LOST_SOLO, ONE_POINT, SHORT_SUIT } from './hoyle.ts';
import { LAYOUT_RANK, LAYOUT_RULES } from './layout-rules.ts';
import { DEFENDERS_LEAD, LEAD_TRUMPS, WHICH_JACK } from './leads.ts';
import type { ChanceMeasure } from './measure.ts';
import { SECOND_HAND } from './second-hand.ts';
import { TOURNEE } from './tournee.ts';
import { GRAND_BY_COUNT, SUIT_FROM_HAND, SUIT_WITH_SKAT } from './today/counts.ts';
import { LAYOUT_TODAY } from './today/layouts.ts';
import { DECLARERS_LEAD, DEFENDERS_FIRST_LEAD } from './today/leads.ts';
import { NULL_BY_DANGER } from './today/nulls.ts';
import { HOW_GAMES_END, WHAT_A_BID_SAYS } from './today/table.ts';

const numberOf = ({ id }: ChanceMeasure): number => Number(/\d+/.exec(id)?.[0]);

export const MEASURES: readonly ChanceMeasure[] = [
  EIGHT_RULE,
  SEAT_IN_SOLO,
  SEVEN_TRUMPS,
  SCHNEIDER,
  WHICH_JACK,
  LEAD_TRUMPS,
  DEFENDERS_LEAD,
  SECOND_HAND,
  SEVEN_TRICKS,
  WHOLE_RULE,
  NO_JACK,
  JACKS_AND_SUITS,
  JACKS_BY_SUITS,
  FOUR_JACKS,
  TOURNEE,
  LAYOUT_RULES,
  LAYOUT_RANK,
  RULE_COSTS,
  ...GIVEN,
  LOST_SOLO,
  A_HAND_AT_SKAT,
  EIGHT_FULL_CARDS,
  SHORT_SUIT,
  ONE_POINT,
  ...OF_EICHHORN,
  SUIT_WITH_SKAT,
  SUIT_FROM_HAND,
  GRAND_BY_COUNT,
  NULL_BY_DANGER,
  LAYOUT_TODAY,
  DECLARERS_LEAD,
  DEFENDERS_FIRST_LEAD,
  HOW_GAMES_END,
  WHAT_A_BID_SAYS,
].sort((one, other) => numberOf(one) - numberOf(other));
