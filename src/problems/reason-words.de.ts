/** Why a card is right, in a sentence of comment text for each reason (reasons.ts). */
import type { Card } from '../game/skat/cards.ts';
import type { Seat, Side } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { OnTable, RightAndWrong } from './known.ts';

type Cards = readonly Card[];

const points = (number: number): string => counted(number, 'point');
const trumpsAre = (number: number): string =>
  `${counted(number, 'trump')} ${number === 1 ? 'ist' : 'sind'}`;
const are = (cards: Cards): string => (cards.length === 1 ? 'ist' : 'sind');
const cardsAre = (cards: Cards): string => `${listed(cards)} ${are(cards)}`;

const outAbove = (above: Cards, card: Card): string =>
  `${cardsAre(above)} noch draußen und ${above.length === 1 ? 'sticht' : 'stechen'} ${card}.`;

/** What a card that leaves the trick gives up. */
function given({ areFew, sum }: OnTable): string {
  if (sum === 0) return 'Auf dem Tisch liegen keine Augen';
  return `Auf dem Tisch ${sum === 1 ? 'liegt' : 'liegen'} ${areFew ? 'nur ' : ''}${points(sum)}`;
}

/** The sentences. `above` and `below` are cards that the player has not seen. */
export const REASON_WORDS = {
  outAbove,
  nothingAbove: (card: Card): string =>
    `${card} ist höher als alles, was von dieser Farbe noch draußen ist.`,
  /** Of the last card of a trick. */
  takes: (sum: number, card: Card): string =>
    sum === 0
      ? `Auf dem Tisch liegen keine Augen, aber mit ${card} kommst du ans Spiel.`
      : `Mit ${card} holst du ${points(sum)} vom Tisch und kommst ans Spiel.`,
  winsSoFar: (sum: number, card: Card): string =>
    sum === 0
      ? `Mit ${card} liegst du in diesem Stich vorn.`
      : `${given({ sum, areFew: false })}, und mit ${card} liegst du in diesem Stich bisher vorn.`,
  staysHighest: (card: Card): string =>
    `${card} bleibt die höchste Karte der Farbe, was auch immer in diesem Stich noch fällt.`,
  /** @param side the side that would win the card. */
  heldBack: (above: Cards, card: Card, counts: number, side: Side): string =>
    `${outAbove(above, card)} Dann bringt ${card} ${side === 'defenders' ? 'den Gegenspielern' : 'dem Alleinspieler'} ${points(counts)}.`,
  couldRuff: (trumpsOut: number, card: Card): string =>
    `${trumpsAre(trumpsOut)} noch draußen, und ein Gegenspieler ohne diese Farbe könnte ${card} stechen.`,
  drawsNone: (card: Card): string =>
    `Es ist kein Trumpf mehr draußen: Mit ${card} ziehst du keinen und bist selbst einen los.`,
  fewerAbove: (above: Cards, right: Card, aboveWrong: Cards, wrong: Card): string =>
    `Von den Trümpfen, die noch draußen sind, ${are(above)} nur ${listed(above)} höher als ${right}, aber ${listed(aboveWrong)} höher als ${wrong}.`,
  longSuit: (above: Cards, card: Card): string =>
    `Über ${card} ${are(above)} nur noch ${listed(above)} draußen. ${above.length === 1 ? 'Ist diese Karte' : 'Sind diese Karten'} weg, gehört dir die höchste der Farbe.`,
  canWait: (card: Card): string =>
    `Keine Karte, die noch draußen ist, sticht ${card}. Der Stich läuft dir nicht weg.`,
  /** @param trumps how many are left after the ruff. */
  ruffCosts: (table: OnTable, card: Card, trumps: number): string =>
    `${given(table)}, und wenn du mit ${card} stichst, ${trumps > 1 ? 'bleiben' : 'bleibt'} dir ${trumps === 0 ? 'kein Trumpf' : counted(trumps, 'trump')}.`,
  lastRuff: ({ right, wrong }: RightAndWrong): string =>
    `Nach dir kommt niemand mehr, also macht ${right} den Stich so gut wie ${wrong}. Es geht nur darum, welchen Trumpf du behältst.`,
  throughDeclarer: (card: Card): string =>
    `Nach dir kommt der Alleinspieler und zuletzt dein Partner. So sieht dein Partner, was der Alleinspieler auf ${card} legt.`,
  upToDeclarer: (card: Card): string =>
    `Nach dir kommt dein Partner und zuletzt der Alleinspieler: Mit ${card} spielst du auf den Alleinspieler zu.`,
  partnersVoid: (partner: Seat, canRuff: boolean): string =>
    `Du hast gesehen, dass ${SEAT_WORDS[partner]}, dein Partner, diese Farbe nicht hat und ${canRuff ? 'stechen oder schmieren' : 'schmieren'} kann.`,
  declarersVoid:
    'Du hast gesehen, dass der Alleinspieler diese Farbe nicht hat. Der Stich kostet also einen Trumpf.',
  trumpsOut: (number: number): string =>
    `${trumpsAre(number)} noch draußen. ${number === 1 ? 'Eine' : 'Jede'} Runde Trumpf verhindert, dass einmal gestochen wird.`,
  bringsMore: ({ right, wrong }: RightAndWrong, more: number): string =>
    `Macht ihr diesen Stich, bringt ${right} ${points(more)} mehr als ${wrong}.`,
  costsMore: ({ right, wrong }: RightAndWrong, more: number): string =>
    `Macht der Alleinspieler diesen Stich, kostet ${wrong} ${points(more)} mehr als ${right}.`,
  partnerHolds: (card: Card): string =>
    `Der Stich gehört schon deinem Partner. Mit ${card} nähmst du nur, was ihr ohnehin habt.`,
  youLeadNext: (card: Card): string =>
    `Der Stich gehört deinem Partner. Mit ${card} bleibt er bei euch, und du kommst ans Spiel.`,
  duck: (table: OnTable, card: Card): string => `${given(table)}, und ${card} bleibt dir.`,
  lastAndLow: ({ right, wrong }: RightAndWrong): string =>
    `Nach dir kommt niemand mehr: ${right} macht den Stich so gut wie ${wrong}, und ${wrong} bleibt dir.`,
  defendersStayUnder: (below: Cards, card: Card): string =>
    `Unter ${card} ${are(below)} noch ${listed(below)} draußen, also können die Gegenspieler darunterbleiben.`,
  keepLower: ({ right, wrong }: RightAndWrong): string =>
    `Mit ${right} bleibst du so gut unter dem Stich wie mit ${wrong}, und die kleinere Karte hebst du dir auf.`,
  canBeCaught: (below: Cards, card: Card): string =>
    `Unter ${card} ${are(below)} noch ${listed(below)} draußen: Spielen die Gegenspieler die Farbe an, kannst du mit ${card} hängen bleiben.`,
} as const;
