/** The house rules in words: what each does, what a table has chosen, and what doubled a deal. */
import { listed } from '#edition/game/words/lists.ts';
import type { BockEvent, DealRule, HouseRules } from './house-rules.ts';
import type { Doubling } from './house-value.ts';

/** Before all of them, and after. */
export const HOUSE_LEAD =
  'The International Skat Order knows none of these. Choose those that your table plays; whatever they double, Seeger’s points stay as they are.';

/** What a rule does, in one sentence. */
export const HOUSE_NOTES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch:
    'When everyone passes, the player who takes the most card points loses that many, or twice as many if another player takes no trick (a Jungfrau); but a player who takes every trick (a Durchmarsch) wins 120.',
  kontra:
    'The defenders may say Kontra, which doubles the value of the game, and then the declarer Re, which doubles it again; a lost game counts double on top of that.',
  bock: 'After each event that you choose here, a round of deals, one for each player, counts double; an event during such a round adds another round.',
  bierlachs:
    'Only minus points are written: a declarer who wins gives the value to each opponent, a declarer who loses takes the loss, and the first player to reach the limit pays.',
};

/** What becomes of the skat in a Schieberamsch. */
export const SHOVED_NOTE =
  'In a Schieberamsch the skat goes round before the play, and each player who passes it on unseen doubles what the Ramsch counts.';

/** The rules by name. */
export const HOUSE_NAMES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch: 'Ramsch',
  kontra: 'Kontra and Re',
  bock: 'Bock rounds',
  bierlachs: 'Bierlachs',
};

/** What can bring on a round of Bock. */
export const BOCK_EVENT_WORDS: Readonly<Record<BockEvent, string>> = {
  sixty: '60 points each',
  'grand-hand': 'Grand Hand',
  'open-null-hand': 'Null ouvert Hand',
  'kontra-lost': 'A game lost with Kontra',
  re: 'Re',
};

/** The choices of the house rules. */
export const HOUSE_FORM = {
  fold: 'House rules',
  skat: 'The skat goes',
  skats: { 'last-trick': 'with the last trick', nobody: 'to nobody' },
  tie: 'If two tie',
  ties: {
    'each-whole': 'both are charged',
    'last-trick-of-the-tied': 'only the one who took a trick last',
  },
  played: 'Played',
  ways: { plain: 'as a plain Ramsch', shoved: 'as a Schieberamsch' },
  bockFollows: 'A Bock round follows',
  limit: 'Limit',
  /** The keys of the entry. */
  keys: 'House rules',
} as const;

/** At how many minus points a Bierlachs can end. @param usual the commonest of them. */
export const sayLimits = (least: number, most: number, usual: number): string =>
  `A Bierlachs ends at ${least} to ${most} minus points, often ${usual}.`;

/** What doubled a deal. */
export const DOUBLING_WORDS: Readonly<Record<Doubling, string>> = {
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

/** What doubled a deal, as a part of its value: `; Kontra, double; Bock, double`. */
export function doublingParts(doublings: readonly Doubling[]): string {
  return doublings
    .map((doubling) => `; ${DOUBLING_WORDS[doubling]}, ${TIMES_WORDS[doubling]}`)
    .join('');
}

const CHOSEN_WORDS: Readonly<Record<DealRule, string>> = {
  ramsch: 'Ramsch',
  kontra: 'Kontra',
  bock: 'Bock',
};

/** What a table has chosen, one thing or more: `with Ramsch and Bock`. */
export const chosenWords = (chosen: readonly DealRule[]): string =>
  `with ${listed(chosen.map((rule) => CHOSEN_WORDS[rule]))}`;

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
  return left === 1
    ? 'Bock: the next deal counts double.'
    : `Bock: the next ${left} deals count double.`;
}

/** Who pays at the end of a Bierlachs: `The Bierlachs is over: Smith pays, with 312 minus points.` */
export function payWords(names: readonly string[], minus: number): string {
  return `The Bierlachs is over: ${listed(names)} ${names.length === 1 ? 'pays' : 'pay'}, with ${minus} minus points.`;
}
