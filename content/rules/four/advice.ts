/** All advice on which the old books can be set beside each other, in the language of the edition. */
import { ADVICE_FOR_THE_DECLARER } from '#content/rules/four/advice-declarer.ts';
import { ADVICE_FOR_DEFENDERS } from '#content/rules/four/advice-defence.ts';
import { ADVICE_ON_GRANDS } from '#content/rules/four/advice-grand.ts';
import type { AdviceOfFour } from './advice-of-four.ts';

export const ADVICE_OF_FOUR: readonly AdviceOfFour[] = [
  ...ADVICE_FOR_THE_DECLARER,
  ...ADVICE_ON_GRANDS,
  ...ADVICE_FOR_DEFENDERS,
];
