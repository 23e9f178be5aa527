/** What cards and suits are called in German, after page 193 of 1922 and in today's spelling. */
import type { NameColumn, NameSystem } from '#edition/book/card-name-words.ts';

/** A set of names that belong together. */
export interface NameRow {
  /** Which pack or habit they belong to, as src/book/card-name-words.en.ts calls it. */
  readonly system: NameSystem;
  /** One for each column; several words separated by commas, empty where the set has none. */
  readonly names: readonly string[];
}

/** The suits, in their order. */
export const SUIT_COLUMNS = ['C', 'S', 'H', 'D'] as const satisfies readonly NameColumn[];

export const SUIT_NAMES: readonly NameRow[] = [
  { system: 'today', names: ['Kreuz', 'Pik', 'Herz', 'Karo'] },
  { system: 'from-french', names: ['Treff', 'Pik', 'Cœur', 'Karo'] },
  { system: 'by-device', names: ['Kreuz', 'Schippen', 'Herz', 'Eckstein, Rauten'] },
  { system: 'by-colour', names: ['Braun', 'Grün', 'Rot', 'Gelb'] },
  { system: 'german', names: ['Eichel, Eckern', 'Grün, Laub', 'Rot, Herz', 'Schellen'] },
];

/** The names that page 193 spells otherwise than we do. */
export const SUITS_AS_PRINTED: NameRow = {
  system: 'printed',
  names: ['Treße, Braün, Kreutz', 'Pique', 'Coeur, Roth, Hertzen', 'Carreau, Ruthen'],
};

/** The cards, the jack first as the best. */
export const CARD_COLUMNS = [
  'J',
  'A',
  '10',
  'K',
  'Q',
  '9',
  '8',
  '7',
] as const satisfies readonly NameColumn[];

export const CARD_NAMES: readonly NameRow[] = [
  {
    system: 'french',
    names: ['Bube', 'Ass', 'Zehn', 'König', 'Dame', 'Neun', 'Acht', 'Sieben'],
  },
  {
    system: 'german',
    names: ['Unter', 'Daus', 'Zehn', 'König', 'Ober', 'Neun', 'Acht', 'Sieben'],
  },
];

/** A table of names, as a chapter shows it. */
export interface NameTable {
  readonly columns: readonly NameColumn[];
  readonly rows: readonly NameRow[];
}

/** The tables by the names that chapters call them by: `<NamesTable of="suits" … />`. */
export const NAME_TABLES = {
  cards: { columns: CARD_COLUMNS, rows: CARD_NAMES },
  suits: { columns: SUIT_COLUMNS, rows: SUIT_NAMES },
  'suits as printed': { columns: SUIT_COLUMNS, rows: [SUITS_AS_PRINTED] },
} as const satisfies Readonly<Record<string, NameTable>>;
