/** What a defender leads by the book, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** The sentences. */
export const LEAD_WORDS = {
  longThrough:
    'Kommt der Alleinspieler gleich nach dir, spiel eine lange Farbe aus (Seite 71), am besten eine ohne Ass und Zehn (Seite 112).',
  shortUpTo:
    'Sitzt der Alleinspieler hinten, spiel eine kurze Farbe aus (Seite 71), am besten eine ohne Ass und Zehn (Seite 112).',
  ace: 'Hat der Alleinspieler den Skat nicht aufgenommen, fang mit dem Ass an: Gedrückt ist nichts, und wenn du wartest, kann der Alleinspieler gerade diese Farbe abwerfen (Seite 112).',
  king: 'Von Zehn, König und anderen spiel den König aus: Entweder macht er den Stich, oder er holt das Ass heraus, und deine Zehn ist hoch (Seite 112).',
  singleton:
    'Eine blanke Karte ist das beste Ausspiel: Danach kannst du aus anderen Farben abwerfen (Seite 177).',
  higherOfTwo: 'Spiel deine kürzeste Farbe aus, von zwei Karten die höhere (Seite 177).',
  middleOfThree: 'Spiel deine kürzeste Farbe aus, von drei Karten die mittlere (Seite 177).',
  /** @param pair ace and king of the suit. */
  tenace: (pair: readonly Card[]): string =>
    `${listed(pair)} sind eine Gabel: Spiel diese Farbe nicht aus, wenn du nicht musst, und eine Farbe mit besetzter Zehn auch nicht (Seite 76).`,
  /** The same where every other suit has a guarded ten. */
  tenaceAndTen: (pair: readonly Card[]): string =>
    `${listed(pair)} sind eine Gabel: Gib lieber die Farbe mit der besetzten Zehn her (Seite 76).`,
} as const;
