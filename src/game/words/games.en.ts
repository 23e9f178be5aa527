/** What games are called, by rule book. */
import type { ContractKind } from '../skat/contract.ts';
import type { GameWords } from './game-words.ts';

const KINDS: GameWords['kinds'] = {
  simple: 'Simple Game',
  tournee: 'Tournee',
  'passt-mir-nicht': 'Passt-mir-nicht',
  solo: 'Solo',
  'gucki-solo': 'Gucki Solo',
  'open-solo': 'Open Solo',
  'tournee-grand': 'Tournee Grand',
  'passt-mir-nicht-grand': 'Passt-mir-nicht Grand',
  'gucki-grand': 'Gucki Grand',
  'grand-solo': 'Grand Solo',
  'open-grand': 'Open Grand',
  nullo: 'Nullo',
  'open-nullo': 'Open Nullo',
  'tournee-nullo': 'Tournee Nullo',
  'passt-mir-nicht-nullo': 'Passt-mir-nicht Nullo',
  'gucki-nullo': 'Gucki Nullo',
  'gucki-open-nullo': 'Gucki Open Nullo',
  revolution: 'Revolution',
  ramsch: 'Ramsch',
  'schiebe-ramsch': 'Schiebe-Ramsch',
};

const TODAY: Readonly<Partial<Record<ContractKind, string>>> = {
  'gucki-solo': 'Suit game',
  solo: 'Suit game, Hand',
  'open-solo': 'Suit game, ouvert',
  'gucki-grand': 'Grand',
  'grand-solo': 'Grand Hand',
  'open-grand': 'Grand ouvert',
  'gucki-nullo': 'Null',
  nullo: 'Null Hand',
  'gucki-open-nullo': 'Null ouvert',
  'open-nullo': 'Null ouvert Hand',
};

/** The names of games. */
export const GAME_WORDS: GameWords = {
  kinds: KINDS,
  underLaw: { isko: TODAY },
  // `Suit game in clubs, Hand`: the suit comes before the words for the skat.
  inSuit: (kind, suit) => kind.replace(/(?=,|$)/, ` in ${suit}`),
  announced: (promise) => `, ${promise} announced`,
};
