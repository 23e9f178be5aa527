/** The house rules in words: what each does, what a table has chosen, and what doubled a deal. */
import { listed } from '#edition/game/words/lists.ts';
import type { BockEvent, HouseRules } from './house-rules.ts';
import type { Doubling } from './house-value.ts';

/** Before all of them, and after. */
export const HOUSE_LEAD =
  'The International Skat Order knows none of these. Choose those that your table plays; whatever they double, Seeger’s points stay as they are.';

/** What a rule does, in one sentence. */
export const HOUSE_NOTES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch:
    'When all pass, the player who takes the most card points is charged them, twice if another takes no trick (a Jungfrau); but a player who takes every trick (a Durchmarsch) wins 120.',
  kontra:
    'The defenders may say Kontra, which doubles the value of the game, and then the declarer Re, which doubles it again; a lost game counts double on top of that.',
  bock: 'After what you choose here, as many deals as there are players count double, and several such rounds follow one another.',
  bierlachs:
    'Only minus points are written: a declarer who wins gives the value to each opponent, a declarer who loses takes the loss, and the first player to reach the limit pays.',
};

export const SHOVED_NOTE =
  'In a Schieberamsch the skat goes round before the play, and each player who passes it on unseen doubles what the Ramsch counts.';

export const HOUSE_NAMES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch: 'Ramsch',
  kontra: 'Kontra and Re',
  bock: 'Bock rounds',
  bierlachs: 'Bierlachs',
};

export const BOCK_EVENT_WORDS: Readonly<Record<BockEvent, string>> = {
  sixty: '60 points each',
  'grand-hand': 'Grand Hand',
  'open-null-hand': 'Null ouvert Hand',
  'kontra-lost': 'A game lost with Kontra',
  re: 'Re',
};

const DOUBLING_WORDS: Readonly<Record<Doubling, string>> = {
  kontra: 'Kontra',
  re: 'Kontra and Re',
  jungfrau: 'Jungfrau',
  'shoved-1': 'one shoved',
  'shoved-2': 'two shoved',
  'shoved-3': 'three shoved',
  bock: 'Bock',
};
const TIMES_WORDS: Readonly<Record<Doubling, string>> = {
  kontra: 'double',
  re: 'four times',
  jungfrau: 'double',
  'shoved-1': 'double',
  'shoved-2': 'four times',
  'shoved-3': 'eight times',
  bock: 'double',
};

/** What doubled a deal, word by word: `Kontra`, `Bock`. */
export function doublingWords(doublings: readonly Doubling[]): readonly string[] {
  return doublings.map((doubling) => DOUBLING_WORDS[doubling]);
}

/** What doubled a deal, as a part of its value: `; Kontra, double; Bock, double`. */
export function doublingParts(doublings: readonly Doubling[]): string {
  return doublings
    .map((doubling) => `; ${DOUBLING_WORDS[doubling]}, ${TIMES_WORDS[doubling]}`)
    .join('');
}

/** What a table has chosen, beside a Bierlachs: `with Ramsch and Bock`; empty where that is nothing. */
export function chosenWords({ bock, kontra, ramsch }: HouseRules): string {
  const chosen = [
    ...(ramsch === null ? [] : ['Ramsch']),
    ...(kontra ? ['Kontra'] : []),
    ...(bock.length === 0 ? [] : ['Bock']),
  ];
  return chosen.length === 0 ? '' : `with ${listed(chosen)}`;
}

/**
 * That a Bock deal is being entered, and how many come after it.
 *
 * @param left how many are left with this one.
 */
export function bockNotice(left: number): string {
  if (left === 1) return 'Bock: this deal counts double, the last of the round.';
  return `Bock: this deal counts double, and ${left === 2 ? 'one more' : `${left - 1} more`} after it.`;
}

/** The same before the deal is begun. */
export function bockWords(left: number): string {
  if (left === 0) return '';
  return left === 1
    ? 'Bock: the next deal counts double.'
    : `Bock: the next ${left} deals count double.`;
}

/** Who pays at the end of a Bierlachs: `Smith pays, with 312 minus points.` */
export function payWords(names: readonly string[], minus: number): string {
  return `${listed(names)} ${names.length === 1 ? 'pays' : 'pay'}, with ${minus} minus points.`;
}
