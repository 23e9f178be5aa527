/** What the book’s rules on what to play say: sentences to “you”, comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { withArticle } from '../../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { capital } from '../../game/words/text.ts';

/** The rules that say the same everywhere, by their ids. */
export const RULE_WORDS = {
  'stop-at-one-hand':
    'Einer der anderen hat keinen Trumpf mehr. Was noch gegen dich steht, sitzt also in einer Hand: Spiel keinen Trumpf mehr aus, sondern die Karten, die in ihrer Farbe die höchsten sind.',
  'grand-lone-jack':
    'Mit einem Buben und Karten in allen vier Farben spiel den Buben aus: Eine bessere Gelegenheit, die drei anderen in einem einzigen Stich zu fangen, bekommst du nicht.',
  'grand-best-and-red':
    'Mit dem Kreuz-Buben und einem roten spiel den Kreuz-Buben aus: Vielleicht fallen die beiden anderen darauf.',
  'grand-aces-first':
    'Ohne Buben spiel zuerst die Asse aus, und zwar in den Farben, in denen du auch die Zehn hast. Die Zehnen behältst du, bis die Asse gespielt sind: Wird eine Farbe gestochen, hast du dann immer noch in jeder die höchste Karte.',
  'middle-ruff':
    'Du sitzt in der Mitte: Da ist es gefährlich, mit einem Trumpf zu stechen, der viel zählt, denn nach dir kann noch jemand darübergehen.',
  'dear-ruff':
    'Nach dir kommt niemand mehr: Stich mit dem Trumpf, der am meisten zählt, vor allem wenn er in Gefahr ist, und behalte die kleinen.',
  'red-jack-through':
    'Ein roter Bube wird ausgespielt, du sitzt in der Mitte und hast keinen Trumpf: Behalte deine wertvollen Karten, denn das kann eine Finte sein.',
  'loose-cards':
    'Der Stich gehört deinem Partner: Schmier eine blanke Zehn oder eine Karte mit Augen aus einer Farbe, die der Alleinspieler nicht bedient hat.',
  'high-to-partner':
    'Der Stich gehört deinem Partner, und nach dir kommt niemand mehr: Schmier deine höchste Karte.',
  'low-to-declarer':
    'Der Stich gehört dem Alleinspieler, was du auch spielst: Gib deine kleinste Karte zu.',
  'trumps-through':
    'Der Alleinspieler war am Ausspiel und hat keinen Trumpf gespielt, sieht darin also einen Nachteil: Spiel du Trumpf aus, durch den Alleinspieler hindurch.',
  'make-aces':
    'Gegen ein Solo mach deine Asse, und wechsle oft die Farbe: Der Alleinspieler konnte nichts drücken und muss wahrscheinlich bedienen.',
  'long-without-ace':
    'Spiel die lange Farbe durch den Alleinspieler aus, aber fang nicht mit dem Ass an: Diese Farbe hat der Alleinspieler sehr wahrscheinlich gedrückt und kann sie stechen.',
  'long-through':
    'Der Alleinspieler kommt gleich nach dir: Spiel deine längste Farbe aus, dann muss der Alleinspieler in der Mitte raten.',
  'short-up-to':
    'Der Alleinspieler sitzt hinten: Spiel eine kurze Farbe aus. Vielleicht ist sie die lange deines Partners, und wenn nicht, kannst du sie beim nächsten Mal stechen.',
  'grand-long':
    'Gegen einen Grand spiel lang aus, wo auch immer der Alleinspieler sitzt: Zwing den Alleinspieler zum Stechen, oder hol das Ass heraus, und die Farbe gehört dir. Kurze Farben wirfst du besser ab.',
  'nullo-lone-card':
    'Eine blanke Acht oder Neun spielst du am besten gleich aus, bevor die anderen etwas abwerfen konnten.',
  'nullo-nine-seven':
    'Von Neun und Sieben allein spiel die Neun aus: Geht die Sieben zuerst, kann dich später die Acht ans Spiel bringen.',
  'nullo-discard':
    'Wirf die Karten ab, die gefährlich werden können, und nicht die, die bloß hoch sind: Gefährlich ist eine Karte, wenn darunter noch mehr Karten draußen sind, als du selbst hast.',
  'nullo-return':
    'Spiel die Farbe nach, die dein Partner ausgespielt hat, oder die, die dein Partner abgeworfen hat: Dann kann dein Partner abwerfen und der Alleinspieler nicht.',
} as const;

/** Lead trumps. @param out how many the declarer has not seen. */
export const sayLeadTrumps = (out: number): string =>
  `Nichts ist für den Alleinspieler wichtiger, als bei jeder Gelegenheit Trumpf zu ziehen; ${counted(out, 'trump')} ${out === 1 ? 'ist' : 'sind'} noch nicht gesehen.`;

/** Let a trick go. @param points what lies in it. */
export const sayLetItGo = (points: number): string =>
  `Du sitzt hinten, und mit ${counted(points, 'point', 'dative')} ist der Stich keinen Trumpf wert: Lass ihn laufen und wirf darauf eine Karte ab, mit der du sonst einen Stich verlierst.`;

/** Ruff with the only trump, a ten or an ace. */
export const sayUnguardedTrump = (only: Card): string =>
  `${capital(withArticle(only))} ist dein einziger Trumpf und damit blank: Du kannst gar nicht früh genug damit stechen.`;

/** Go on with the suits in which the declarer has failed to follow. */
export function sayRuffedSuits(suits: readonly Suit[]): string {
  const names = suits.map((suit) => `kein ${SUIT_WORDS.de.french[suit]}`);
  return `Der Alleinspieler hat ${listed(names)} mehr und kommt gleich nach dir, in der Mitte: Spiel die Farbe weiter.`;
}
