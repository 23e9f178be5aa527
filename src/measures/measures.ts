/** All measures, in the order of their numbers. */
import { EIGHT_RULE, SCHNEIDER, SEAT_IN_SOLO, SEVEN_TRUMPS } from './eight-rule.ts';
import { GIVEN } from './given.ts';
import { FOUR_JACKS, JACKS_AND_SUITS, NO_JACK, SEVEN_TRICKS } from './grand.ts';
import { DEFENDERS_LEAD, LEAD_TRUMPS, WHICH_JACK } from './leads.ts';
import type { ChanceMeasure } from './measure.ts';
import { TOURNEE } from './tournee.ts';

const numberOf = ({ id }: ChanceMeasure): number => Number(/\d+/.exec(id)?.[0]);

export const MEASURES: readonly ChanceMeasure[] = [
  EIGHT_RULE,
  SEAT_IN_SOLO,
  SEVEN_TRUMPS,
  SCHNEIDER,
  WHICH_JACK,
  LEAD_TRUMPS,
  DEFENDERS_LEAD,
  SEVEN_TRICKS,
  NO_JACK,
  JACKS_AND_SUITS,
  FOUR_JACKS,
  TOURNEE,
  ...GIVEN,
].sort((one, other) => numberOf(one) - numberOf(other));
