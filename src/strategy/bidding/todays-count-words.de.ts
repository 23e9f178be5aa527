/** The counts of today in words. */
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { GRAND_ENOUGH, SUIT_ENOUGH } from './todays-count.ts';
import type { TodaysCounts } from './todays-count.ts';

/**
 * Both counts of a hand: `In Pik zählt das Blatt 11: 5 Trümpfe, 2 Buben noch einmal und 4 Asse und Zehnen. …`
 */
export function sayTodaysCounts({ grand, suit }: TodaysCounts): string {
  const { acesAndTens, jacks, total, trump, trumps } = suit;
  const parts = [
    counted(trumps, 'trump'),
    ...(jacks === 0 ? [] : [`${counted(jacks, 'jack')} noch einmal`]),
    ...(acesAndTens === 0
      ? []
      : [acesAndTens === 1 ? '1 Ass oder Zehn' : `${acesAndTens} Asse und Zehnen`]),
  ];
  const inSuit = `In ${SUIT_WORDS.de.french[trump]} zählt das Blatt ${total}: ${listed(parts)}. Ab ${SUIT_ENOUGH} wird es meist gereizt.`;
  return `${inSuit} Für einen Grand zählt es ${grand}, und ${GRAND_ENOUGH} reichen.`;
}
