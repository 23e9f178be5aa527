/** The house rules in words: what each does, what a table has chosen, and what doubled a deal. */
import { listed } from '#edition/game/words/lists.ts';
import type { BockEvent, DealRule, HouseRules } from './house-rules.ts';
import type { Doubling } from './house-value.ts';

/** Before all of them, and after. */
export const HOUSE_LEAD =
  'Von alldem steht nichts in der Internationalen Skatordnung. Wähle aus, was an eurem Tisch gilt. Die Punkte nach Seeger bleiben immer gleich, was auch verdoppelt wird.';

/** What a rule does. */
export const HOUSE_NOTES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch:
    'Wenn alle passen, wird Ramsch gespielt. Wer die meisten Augen hat, schreibt sie minus, und zwar doppelt, wenn einer keinen Stich macht (Jungfrau). Wer alle Stiche macht (Durchmarsch), gewinnt 120.',
  kontra:
    'Die Gegenspieler dürfen Kontra sagen, dann zählt das Spiel doppelt. Der Alleinspieler darf mit Re antworten, dann zählt es vierfach. Ist das Spiel verloren, kommt die übliche Verdopplung noch dazu.',
  bock: 'Was du hier auswählst, bringt eine Bockrunde: So viele Spiele, wie Spieler am Tisch sitzen, zählen doppelt. Fallen mehrere Bockrunden an, werden sie nacheinander gespielt.',
  bierlachs:
    'Hier gibt es nur Minuspunkte. Gewinnt der Alleinspieler, bekommt jeder Gegenspieler den Spielwert angeschrieben; verliert er, schreibt er selbst. Wer zuerst die Grenze erreicht, zahlt.',
};

/** What becomes of the skat in a Schieberamsch. */
export const SHOVED_NOTE =
  'Beim Schieberamsch geht der Skat vor dem ersten Stich reihum. Wer ihn ungesehen weiterschiebt, verdoppelt den Ramsch.';

/** The rules by name. */
export const HOUSE_NAMES: Readonly<Record<keyof HouseRules, string>> = {
  ramsch: 'Ramsch',
  kontra: 'Kontra und Re',
  bock: 'Bockrunden',
  bierlachs: 'Bierlachs',
};

/** What can bring on a round of Bock. */
export const BOCK_EVENT_WORDS: Readonly<Record<BockEvent, string>> = {
  sixty: '60 zu 60',
  'grand-hand': 'Grand Hand',
  'open-null-hand': 'Null ouvert Hand',
  'kontra-lost': 'Kontra und verloren',
  re: 'Re',
};

/** The choices of the house rules. */
export const HOUSE_FORM = {
  fold: 'Hausregeln',
  skat: 'Der Skat zählt',
  skats: { 'last-trick': 'zum letzten Stich', nobody: 'für keinen' },
  tie: 'Bei Gleichstand',
  ties: {
    'each-whole': 'schreiben beide',
    'last-trick-of-the-tied': 'schreibt, wer später einen Stich gemacht hat',
  },
  played: 'Gespielt wird',
  ways: { plain: 'einfacher Ramsch', shoved: 'Schieberamsch' },
  bockFollows: 'Bockrunde nach',
  limit: 'Grenze',
  /** The keys of the entry. */
  keys: 'Nach den Hausregeln',
} as const;

/** At how many minus points a Bierlachs can end. @param usual the commonest of them. */
export const sayLimits = (least: number, most: number, usual: number): string =>
  `Ein Bierlachs endet bei ${least} bis ${most} Minuspunkten, meist bei ${usual}.`;

/** What doubled a deal. */
export const DOUBLING_WORDS: Readonly<Record<Doubling, string>> = {
  kontra: 'Kontra',
  re: 'Kontra und Re',
  jungfrau: 'Jungfrau',
  'shoved-1': 'einmal geschoben',
  'shoved-2': 'zweimal geschoben',
  'shoved-3': 'dreimal geschoben',
  bock: 'Bock',
};

const TIMES_WORDS: Readonly<Record<Doubling, string>> = {
  kontra: 'doppelt',
  re: 'vierfach',
  jungfrau: 'doppelt',
  'shoved-1': 'doppelt',
  'shoved-2': 'vierfach',
  'shoved-3': 'achtfach',
  bock: 'doppelt',
};

/** What doubled a deal, as a part of its value: `; Kontra, doppelt; Bock, doppelt`. */
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

/** What a table has chosen, one thing or more: `mit Ramsch und Bock`. */
export const chosenWords = (chosen: readonly DealRule[]): string =>
  `mit ${listed(chosen.map((rule) => CHOSEN_WORDS[rule]))}`;

/**
 * That a Bock deal is being entered, and how many come after it.
 *
 * @param left how many are left with this one.
 */
export function bockNotice(left: number): string {
  if (left === 1) return 'Bock: Dieses Spiel zählt doppelt, es ist das letzte der Bockrunde.';
  return `Bock: Dieses Spiel zählt doppelt, danach noch ${left === 2 ? 'eins' : left - 1}.`;
}

/** The same before the deal is begun. */
export function bockWords(left: number): string {
  return left === 1
    ? 'Bock: Das nächste Spiel zählt doppelt.'
    : `Bock: Die nächsten ${left} Spiele zählen doppelt.`;
}

/** Who pays at the end of a Bierlachs: `Der Bierlachs ist zu Ende: Anna zahlt, mit 312 Minuspunkten.` */
export function payWords(names: readonly string[], minus: number): string {
  return `Der Bierlachs ist zu Ende: ${listed(names)} ${names.length === 1 ? 'zahlt' : 'zahlen'}, mit ${minus} Minuspunkten.`;
}
