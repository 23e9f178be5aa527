/** Words heard at a German table, and their meanings (Foster, p. 192; the glossary). */

/** A word and its meaning in English, as the glossary of the book has both. */
export interface TableWord {
  readonly german: string;
  readonly english: string;
}

/** Verbs, then things, then persons: the choices beside a word are of its own list. */
export const TABLE_WORDS: readonly (readonly TableWord[])[] = [
  [
    { german: 'reizen', english: 'to bid' },
    { german: 'passen', english: 'to pass' },
    { german: 'ansagen', english: 'to announce' },
    { german: 'geben', english: 'to deal' },
    { german: 'drücken', english: 'to put away two cards' },
    { german: 'ausspielen', english: 'to lead' },
    { german: 'bedienen', english: 'to follow suit' },
    { german: 'stechen', english: 'to ruff' },
    { german: 'abwerfen', english: 'to discard' },
    { german: 'wimmeln', english: 'to fatten' },
    { german: 'schneiden', english: 'to finesse' },
    { german: 'fordern', english: 'to draw trumps' },
  ],
  [
    { german: 'Stich', english: 'a trick' },
    { german: 'Trumpf', english: 'a trump' },
    { german: 'Augen', english: 'points' },
    { german: 'Spitzen', english: 'matadors' },
    { german: 'Fehlfarbe', english: 'a plain suit' },
    { german: 'lange Farbe', english: 'a long suit' },
    { german: 'Gabel', english: 'a tenace' },
    { german: 'Grundwert', english: 'the base value' },
    { german: 'Spielwert', english: 'the game value' },
    { german: 'Zählkarte', english: 'a card that counts' },
    { german: 'Fehlkarte', english: 'a card that counts nothing' },
  ],
  [
    { german: 'Wenzel', english: 'a jack that is a trump' },
    { german: 'Kiebitz', english: 'somebody who looks on' },
    { german: 'Maurer', english: 'somebody who holds good cards and never bids' },
    { german: 'Alleinspieler', english: 'the declarer' },
    { german: 'Gegenspieler', english: 'the defenders' },
    { german: 'Vorhand', english: 'the player who leads to the first trick' },
  ],
];
