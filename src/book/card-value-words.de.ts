/** The table of what each rank is worth. */
import { RANK_NAMES } from './rank-names.de.ts';
import { cardGender } from '../game/words/grammar.de.ts';
import type { Gender } from '../game/words/grammar.de.ts';
import type { Rank } from '../game/skat/cards.ts';

/** The heads of the columns and the rows that are no rank. */
export const CARD_VALUES = {
  card: 'Karte',
  four: 'Alle vier',
  worth: 'Augen',
  others: 'Jede Neun, Acht und Sieben',
  nothing: 'nichts',
  suit: 'Eine Farbe',
  pack: 'Alle 32 Karten',
} as const;

const EACH: Readonly<Record<Gender, string>> = {
  masculine: 'Jeder',
  feminine: 'Jede',
  neuter: 'Jedes',
};

const SEVERAL: Readonly<Record<Rank, string>> = {
  J: 'Buben',
  A: 'Asse',
  '10': 'Zehnen',
  K: 'Könige',
  Q: 'Damen',
  '9': 'Neunen',
  '8': 'Achten',
  '7': 'Siebenen',
};

/** The head of a row. */
export const anyOfRank = (rank: Rank): string =>
  `${EACH[cardGender(`C${rank}`)]} ${RANK_NAMES[rank]}`;

/** The four cards of a rank. */
export const fourOfRank = (rank: Rank): string => `Die vier ${SEVERAL[rank]}`;
