/** What the book plays to the first trick of a Ramsch, and why: comment text. */
export const RAMSCH_WORDS = {
  redJack:
    'Ein roter Bube und kein schwarzer: Spiel den roten gleich aus, sonst musst du am Ende vielleicht damit stechen (Seite 163).',
  noJack: 'Mit einem schwarzen Buben spiel keinen Buben aus (Seite 164).',
  loneAce:
    'Ein blankes Ass ist ein gutes Ausspiel: Es macht seinen Stich früh, solange er billig ist (Seite 165).',
  longSuit:
    'Eine lange Farbe mit kleinen Karten ist eines der besten Ausspiele: Die anderen können dich damit am Ende nicht ans Spiel bringen (Seite 164).',
  middle: 'Von zwei Karten spiel die höhere aus, von drei Karten die mittlere (Seite 164).',
  under: 'Geh nicht über den Buben eines anderen, wenn du nicht musst (Seite 164).',
  blackJack: 'Der Stich ist nichts wert: Nimm ihn mit einem schwarzen Buben (Seite 164).',
  throwHigh:
    'Die ausgespielte Farbe hast du nicht: Wirf eine hohe Karte einer anderen ab (Seite 164).',
} as const;
