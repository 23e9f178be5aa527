/** The headings of 1922, by the last part of the address; their order is that of src/book/contents.ts. */

/** The chapters. */
export const CHAPTER_HEADINGS = {
  bidding: 'Bidding',
  'description-of-the-game': 'Description of the Game',
  'first-principles': 'First Principles',
  'grand-solo': 'Grand Solo',
  'gucki-grand': 'Gucki Grand',
  historical: 'Historical',
  'how-to-learn-skat': 'How to Learn Skat',
  introduction: 'Introduction',
  'laying-out-for-the-skat': 'Laying Out for the Skat',
  'management-of-tournaments': 'Management of Tournaments',
  nullo: 'Nullo',
  'open-grands': 'Open Grands',
  'passt-mir-nicht': 'Passt-mir-nicht',
  ramsch: 'Ramsch',
  scoring: 'Scoring',
  solo: 'Solo',
  'technical-terms': 'Technical Terms',
  tenace: 'Tenace',
  'test-hands': 'Test Hands',
  'the-laws': 'The American Laws of Skat',
  'the-simple-game': 'The Simple Game',
  'tournee-grand': 'Tournee Grand',
  tournee: 'Tournee',
  'leading-in-tournee': 'Leading in Tournee',
  'varieties-of-skat': 'Varieties of Skat',
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
