/** The counts of today in words. */
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { GRAND_ENOUGH, SUIT_ENOUGH } from './todays-count.ts';
import type { TodaysCounts } from './todays-count.ts';

/**
 * Both counts of a hand: `In spades the hand counts 11: 5 trumps, 2 jacks counted again and 4 aces and tens. …`
 */
export function sayTodaysCounts({ grand, suit }: TodaysCounts): string {
  const { acesAndTens, jacks, total, trump, trumps } = suit;
  const parts = [
    counted(trumps, 'trump'),
    ...(jacks === 0 ? [] : [`${counted(jacks, 'jack')} counted again`]),
    ...(acesAndTens === 0
      ? []
      : [acesAndTens === 1 ? '1 ace or ten' : `${acesAndTens} aces and tens`]),
  ];
  const inSuit = `In ${SUIT_WORDS.en.french[trump]} the hand counts ${total}: ${listed(parts)}. A hand that counts ${SUIT_ENOUGH} or more is usually bid.`;
  return `${inSuit} For a Grand this one counts ${grand}, and ${GRAND_ENOUGH} are enough.`;
}
