/** The book’s counts of a hand. */
import { stemmed } from '../../game/words/grammar.de.ts';
import { counted, nounFor, nounGender } from '../../game/words/nouns.de.ts';
import { countedInWords, inWords } from '../../game/words/number-words.de.ts';
import { tricksCounted } from './eight-rule.ts';
import type { EightCount } from './eight-rule.ts';
import { DEFENDERS_NEED } from './piles.ts';
import type { GrandCount } from './piles.ts';
import type { TourneeFacts } from './tournee.ts';

const countedOrNone = (number: number, noun: 'jack' | 'ace' | 'trump'): string =>
  number === 0 ? `${stemmed('kein', nounGender(noun))} ${nounFor(1, noun)}` : counted(number, noun);

/** `2 Buben, 2 Asse: 4`, `kein Bube, 3 Asse: 3`. */
export const sayTournee = ({ aces, jacks }: TourneeFacts): string =>
  `${countedOrNone(jacks, 'jack')}, ${countedOrNone(aces, 'ace')}: ${jacks + aces}`;

/** `6 Trümpfe, 2 Asse, 1 Zehn`; what there is none of is left out, except trumps. */
export function sayCount(count: EightCount): string {
  const { aces, tens } = tricksCounted(count);
  return [
    countedOrNone(count.trumps, 'trump'),
    ...(aces === 0 ? [] : [counted(aces, 'ace')]),
    ...(tens === 0 ? [] : [counted(tens, 'ten')]),
  ].join(', ');
}

/** The count by the Eight Rule. @param enough whether it makes a Solo. */
export const sayEight = (count: EightCount, enough: boolean): string =>
  `Achterregel: ${sayCount(count)}, macht ${count.total}. ${enough ? 'Das ist ein ordentliches Solo.' : 'Acht müssten es sein.'}`;

/** `sieben sichere Stiche; in den anderen drei kommen die Gegenspieler auf höchstens 56 Augen, und das reicht nicht` */
export function sayGrand({ most, piles, tricks }: GrandCount): string {
  const rest = piles.length === 1 ? 'im anderen' : `in den anderen ${inWords(piles.length)}`;
  const verdict = most < DEFENDERS_NEED ? 'das reicht nicht' : 'das reicht';
  return `${countedInWords(tricks, 'sure trick')}; ${rest} kommen die Gegenspieler auf höchstens ${counted(most, 'point', 'accusative')}, und ${verdict}`;
}
