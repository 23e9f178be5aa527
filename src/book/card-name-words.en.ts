/** What the tables of German names for suits and cards are headed. */

/** The packs and habits that the names belong to. */
export const NAME_SYSTEMS = {
  today: 'French pack, today',
  'from-french': 'From the French',
  'by-device': 'By the device',
  'by-colour': 'By the colour',
  french: 'French pack',
  german: 'German pack',
  printed: 'As printed in 1922',
} as const;

/** One of them. */
export type NameSystem = keyof typeof NAME_SYSTEMS;

/** The suits and the ranks. */
export const NAME_COLUMNS = {
  C: 'Clubs',
  S: 'Spades',
  H: 'Hearts',
  D: 'Diamonds',
  J: 'Jack',
  A: 'Ace',
  '10': '10',
  K: 'King',
  Q: 'Queen',
  '9': '9',
  '8': '8',
  '7': '7',
} as const;

/** One of them. */
export type NameColumn = keyof typeof NAME_COLUMNS;
