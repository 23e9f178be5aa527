/** The headings of 1922 in German, by the last part of the address; their order is that of src/book/contents.ts. */

/** The chapters. */
export const CHAPTER_HEADINGS = {
  bidding: 'Das Reizen',
  'description-of-the-game': 'Das Spiel im Überblick',
  'first-principles': 'Grundbegriffe',
  'grand-solo': 'Grand Solo',
  'gucki-grand': 'Guckigrand',
  historical: 'Geschichtliches',
  'how-to-learn-skat': 'Wie man Skat lernt',
  introduction: 'Einleitung',
  'laying-out-for-the-skat': 'Das Drücken',
  'management-of-tournaments': 'Turniere leiten',
  nullo: 'Nullo',
  'open-grands': 'Offene Grands',
  'passt-mir-nicht': 'Passt-mir-nicht',
  ramsch: 'Ramsch',
  scoring: 'Anschreiben und abrechnen',
  solo: 'Solo',
  'technical-terms': 'Fachwörter',
  tenace: 'Die Gabel',
  'test-hands': 'Probeblätter',
  'the-laws': 'Die amerikanischen Skatregeln',
  'the-simple-game': 'Die Frage',
  'tournee-grand': 'Tourné-Grand',
  tournee: 'Das Tourné',
  'leading-in-tournee': 'Ausspielen im Tourné',
  'varieties-of-skat': 'Spielarten des Skats',
} as const;

/** The parts of chapters that have several pages. */
export const PART_HEADINGS = {
  solo: 'Spielen ohne den Skat',
  'solo-bidding': 'Reizen',
  'solo-choice-of-games': 'Welches Solo du spielst',
  'solo-leading': 'Ausspielen',
  'solo-defence': 'Gegen ein Solo',
  'solo-second-hand': 'Die zweite Karte',
  'solo-fattening': 'Schmieren',
  'grand-solo': 'Grand Solo',
  'grand-solo-play': 'Beispielspiel Nr. 13',
} as const;
