/** The headings of 1922, by the last part of the address. */

/** The chapters. */
export const CHAPTER_HEADINGS = {
  introduction: 'Introduction',
  historical: 'Historical',
  'the-laws': 'The American Laws of Skat',
  'description-of-the-game': 'Description of the Game',
  'how-to-learn-skat': 'How to Learn Skat',
  'first-principles': 'First Principles',
  'the-simple-game': 'The Simple Game',
  scoring: 'Scoring',
  bidding: 'Bidding',
  tournee: 'Tournee',
  'laying-out-for-the-skat': 'Laying Out for the Skat',
  'leading-in-tournee': 'Leading in Tournee',
  tenace: 'Tenace',
  'passt-mir-nicht': 'Passt-mir-nicht',
  solo: 'Solo',
  'grand-solo': 'Grand Solo',
  'open-grands': 'Open Grands',
  'tournee-grand': 'Tournee Grand',
  'gucki-grand': 'Gucki Grand',
  ramsch: 'Ramsch',
  nullo: 'Nullo',
  'test-hands': 'Test Hands',
  'varieties-of-skat': 'Varieties of Skat',
  'management-of-tournaments': 'Management of Tournaments',
  'technical-terms': 'Technical Terms',
} as const;

/** The parts of chapters that have several pages. */
export const PART_HEADINGS = {
  solo: 'Playing Without the Skat Cards',
  'solo-bidding': 'Bidding',
  'solo-choice-of-games': 'Choice of Games',
  'solo-leading': 'Leading',
  'solo-defence': 'The Adversaries’ Play',
  'solo-second-hand': 'Second Hand Play',
  'solo-fattening': 'Fattening',
  'grand-solo': 'Grand Solo',
  'grand-solo-play': 'Illustrative Hand No. 13',
} as const;
