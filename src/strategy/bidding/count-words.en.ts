/** The book’s counts of a hand. */
import { nounFor, counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { tricksCounted } from './eight-rule.ts';
import type { EightCount } from './eight-rule.ts';
import { DEFENDERS_NEED } from './piles.ts';
import type { GrandCount } from './piles.ts';
import type { TourneeFacts } from './tournee.ts';

/** `2 jacks, 2 aces: 4`, `no jack, 3 aces: 3`. */
export function sayTournee({ aces, jacks }: TourneeFacts): string {
  const words = (number: number, noun: 'jack' | 'ace'): string =>
    number === 0 ? `no ${noun}` : counted(number, noun);
  return `${words(jacks, 'jack')}, ${words(aces, 'ace')}: ${jacks + aces}`;
}

/** `6 trumps, 2 aces, 1 ten`; what there is none of is left out, except trumps. */
export function sayCount(count: EightCount): string {
  const { trumps } = count;
  const { aces, tens } = tricksCounted(count);
  return [
    trumps === 0 ? 'no trump' : counted(trumps, 'trump'),
    ...(aces === 0 ? [] : [counted(aces, 'ace')]),
    ...(tens === 0 ? [] : [counted(tens, 'ten')]),
  ].join(', ');
}

/** The count by the Eight Rule. @param enough whether it makes a Solo. */
export const sayEight = (count: EightCount, enough: boolean): string =>
  `The Eight Rule: ${sayCount(count)} make ${count.total}, ${enough ? 'a fair Solo' : 'short of eight'}.`;

/** `seven sure tricks; on the other three the defenders can pile 56, which is not enough`. */
export function sayGrand({ most, piles, tricks }: GrandCount): string {
  const sure = `${inWords(tricks)} ${nounFor(tricks, 'sure trick')}`;
  const rest = inWords(piles.length);
  const verdict = most < DEFENDERS_NEED ? 'which is not enough' : 'which is enough';
  return `${sure}; on the other ${rest} the defenders can pile ${most}, ${verdict}`;
}
