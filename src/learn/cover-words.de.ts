/** What the tricks on the book’s cover say, in the lesson’s text (`src/learn/text.ts`). */

/** The task of each trick, and what is said once it is taken. */
export const COVER_WORDS = {
  following: {
    task: '{Der HK} wurde ausgespielt, {der HQ} kam dazu. Spiel die Karte, die den Stich macht.',
    then: 'Beim Skat ist die Zehn höher als der König.',
  },
  trumping: {
    task: 'Jetzt ist {H} Trumpf und schlägt jede andere Farbe. Ausgespielt wurde {C}, und davon hast du nichts. Hol dir den Stich trotzdem.',
    then: 'Ein Ass und eine Zehn, das sind 21 Augen, für die niedrigste Karte von allen.',
  },
  jack: {
    task: 'Noch ein Stich, und wieder ist {H} Trumpf. Ausgespielt wurde das Trumpf-Ass. Hol dir auch den.',
    then: 'Die vier Buben sind immer Trumpf, und zwar die höchsten.',
  },
} as const;

/** The labels around a trick. */
export const COVER_LABELS = {
  own: 'Deine drei Karten',
  another: 'Noch ein Stich',
} as const;

/** Which trick it is: `Stich 1 von 3`. */
export const sayTrickNumber = (number: number, count: number): string =>
  `Stich ${number} von ${count}`;
