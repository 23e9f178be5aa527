/** What second hand plays by the book, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { withArticle } from '../../game/words/grammar.de.ts';
import { capital } from '../../game/words/text.ts';

/** The sentences. */
export const SECOND_WORDS = {
  tenUnderKing:
    'Auf einen König leg mit Zehn und Dame die Zehn, dann ist deine Dame hoch (Seite 116).',
  aceCanWait:
    'Der Alleinspieler spielt eine Fehlfarbe aus: Das Ass kann warten, und vielleicht kommt dein Partner ans Spiel (Seite 115).',
  aceAtOnce:
    'Dein Partner spielt eine Fehlfarbe aus, und du hast das Ass: Leg es gleich, dann kommt der Alleinspieler in die Mitte (Seite 115).',
  coverWithQueen:
    'Dein Partner spielt eine kleine Karte aus: Mit König und Dame leg die Dame (Seite 116).',
  coverWithKing: 'Dein Partner spielt eine kleine Karte aus: Leg den König darauf (Seite 116).',
  keepTen:
    'Halt eine Zehn zurück, außer dein Partner spielt das Ass aus oder es ist schon gespielt (Seite 115).',
  feint:
    'Ein roter Bube wird ausgespielt, und du sitzt in der Mitte: Behalte deine wertvollen Karten, das kann eine Finte sein (Seite 117).',
  coverJack:
    'Spielt der Alleinspieler einen niedrigeren Buben aus als deinen, geh mit einem Buben darüber (Seite 114).',
  /** @param jack the one just above the jack led. */
  coverJustAbove: (jack: Card): string =>
    `Geh mit dem nächsthöheren Buben darüber, mit ${withArticle(jack, 'dative')}: Dann kann dir dein Partner einen Trumpf schmieren, der zählt (Seite 114).`,
  /** @param high an ace or a ten of trumps, here and below. */
  giveUp: (high: Card): string =>
    `Gib auf den ersten Trumpf ${withArticle(high, 'accusative')} her: Dein Bube dürfte den zweiten machen (Seite 115).`,
  onJackOfClubs: (jack: Card, high: Card): string =>
    `Auf den Kreuz-Buben leg ${withArticle(jack, 'accusative')}: Mit ${withArticle(high, 'dative')} eilt es nicht (Seite 115).`,
  onJackOfSpades: (jack: Card, high: Card): string =>
    `Auf den Pik-Buben gib ${withArticle(high, 'accusative')} her und behalte ${withArticle(jack, 'accusative')} (Seite 115).`,
  ruff: (only: Card): string =>
    `${capital(withArticle(only))} ist blank: Damit kannst du gar nicht früh genug stechen (Seite 118).`,
} as const;
