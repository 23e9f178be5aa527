/** What the tables of German names for suits and cards are headed. */

/** The packs and habits that the names belong to. */
export const NAME_SYSTEMS = {
  today: 'Französisches Blatt, heute',
  'from-french': 'Aus dem Französischen',
  'by-device': 'Nach dem Bild',
  'by-colour': 'Nach der Farbe',
  french: 'Französisches Blatt',
  german: 'Deutsches Blatt',
  printed: 'Wie 1922 gedruckt',
} as const;

/** One of them. */
export type NameSystem = keyof typeof NAME_SYSTEMS;

/** The suits and the ranks. */
export const NAME_COLUMNS = {
  C: 'Kreuz',
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  J: 'Bube',
  A: 'Ass',
  '10': '10',
  K: 'König',
  Q: 'Dame',
  '9': '9',
  '8': '8',
  '7': '7',
} as const;

/** One of them. */
export type NameColumn = keyof typeof NAME_COLUMNS;
