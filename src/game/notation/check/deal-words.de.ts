/** What is wrong with the cards of a hand before its play: the deal, the cards put away, an exchange. */
import type { PackCard } from '../../cards/cards.ts';
import type { Card } from '../../skat/cards.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import { kindWithArticle } from '../../words/game-name.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '../../words/number-words.de.ts';
import { SEAT_WORDS, seatName } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

const STOCKS: Readonly<Partial<Record<string, string>>> = { skat: 'Skat', stock: 'Talon' };

/** Where a card lies by a line of the deal: `bei Vorhand`, `im Skat`. */
function inRow(row: string): string {
  const stock = STOCKS[row];
  return stock === undefined ? `bei ${seatName(row)}` : `im ${stock}`;
}

const inAGame = (kind: ContractKind): string => `In ${kindWithArticle(kind, 'dative', 'ein')}`;

/** @param lost cards of the pack that lie nowhere. */
function whereabouts(lost: readonly PackCard[]): string {
  if (lost.length === 0) return 'Vergleich die Verteilung mit der Vorlage.';
  return `${listed(lost)} ${lost.length === 1 ? 'kommt' : 'kommen'} nirgends vor.`;
}

/** A line of the deal that is missing. @param size how many cards it should have. */
export const noRow = (row: string, size: number): FaultWords => ({
  message: `In der Verteilung fehlt die Zeile für ${STOCKS[row] === undefined ? seatName(row) : `den ${STOCKS[row]}`}.`,
  hint: `Schreib ${row}: und dahinter ${inWords(size)} Karten.`,
});

/** A card that stands twice in the line `row`, or first in the line `other`. */
export const cardTwice = (
  card: PackCard,
  row: string,
  other: string,
  lost: readonly PackCard[],
): FaultWords => ({
  message:
    row === other
      ? `${card} steht zweimal ${inRow(row)}.`
      : `${card} liegt schon ${inRow(other)} und kann nicht auch noch ${inRow(row)} liegen.`,
  hint: whereabouts(lost),
});

/** A line of the deal with a wrong number of cards. */
export const wrongCount = (
  row: string,
  cards: number,
  due: number,
  lost: readonly PackCard[],
): FaultWords => ({
  message: `${STOCKS[row] === undefined ? `${seatName(row)} hat` : `Der ${STOCKS[row]} hat`} ${counted(cards, 'card')} statt ${due}.`,
  hint: whereabouts(lost),
});

/** More or fewer than two cards put away. @param seat who did; null in a game with a declarer. */
export const notTwo = (seat: Seat | null, cards: number): FaultWords => ({
  message:
    seat === null
      ? `Gedrückt ${cards === 1 ? 'ist' : 'sind'} ${counted(cards, 'card')} statt zwei.`
      : `${SEAT_WORDS[seat]} drückt ${counted(cards, 'card')} statt zwei.`,
  hint: 'Schreib zwei Karten mit einem Leerzeichen dazwischen, wie in H7 D10.',
});

/** A game with the skat in which nothing is put away. */
export const noLayout = (kind: ContractKind): FaultWords => ({
  message: `${inAGame(kind)} wird der Skat aufgenommen, aber nirgends steht, was gedrückt wurde.`,
  hint:
    kind === 'schiebe-ramsch'
      ? 'Schreib, was jeder weitergeschoben hat, zum Beispiel layout: V C7 S7, M HA H10, H DA D10'
      : 'Schreib die zwei Karten, zum Beispiel layout: H7 D10',
});

export const needlessLayout = (kind: ContractKind): FaultWords => ({
  message: `${inAGame(kind)} nimmt niemand den Skat auf, also wird auch nichts gedrückt.`,
  hint: 'Lösch die Zeile, oder verbessere das Spiel hinter contract.',
});

/** A card put away that cannot be. @param isTwice whether the same was put away before. */
export const notPutAway = (
  card: Card,
  seat: Seat,
  isTwice: boolean,
  twelve: readonly Card[],
): FaultWords => ({
  message: isTwice
    ? `${card} kann man nicht zweimal drücken.`
    : `${card} gehört nicht zu den zwölf Karten von ${SEAT_WORDS[seat]}.`,
  hint: `Die zwölf sind ${listed(twelve)}.`,
});

const EXCHANGE = 'Schreib zum Beispiel: exchange: V CA D9 for M C7 C8';

/** Faults that are the same whatever stands there. */
export const DEAL_FAULTS = {
  handedRound: {
    message: 'Im Schieberamsch schieben alle drei zwei Karten weiter, Vorhand zuerst.',
    hint: 'Schreib zum Beispiel: layout: V C7 S7, M HA H10, H DA D10',
  },
  halfExchange: {
    message: 'Beim Tausch steht nicht da, wer was wofür gibt.',
    hint: EXCHANGE,
  },
  notDefenders: {
    message: 'Nur die beiden Gegenspieler tauschen Karten, und zwar miteinander.',
    hint: EXCHANGE,
  },
  unevenExchange: {
    message: 'Beide Gegenspieler müssen gleich viele Karten geben, eine bis zehn.',
    hint: EXCHANGE,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noExchange = (kind: ContractKind): FaultWords => ({
  message: `${inAGame(kind)} dürfen die Gegenspieler keine Karten tauschen.`,
  hint: 'Das geht nur in der Revolution. Lösch die Zeile, oder verbessere das Spiel hinter contract.',
});

/** A card that a defender cannot give. @param dealt the defender’s cards. */
export const notToGive = (seat: Seat, card: Card, dealt: readonly Card[]): FaultWords => ({
  message: dealt.includes(card)
    ? `${SEAT_WORDS[seat]} kann ${card} nicht zweimal geben.`
    : `${SEAT_WORDS[seat]} soll ${card} geben, hat die Karte aber nicht.`,
  hint: `${SEAT_WORDS[seat]} hat ${listed(dealt)} bekommen.`,
});

export const noSide = (text: string): FaultWords => ({
  message: `${quote(text)} ist keine Partei.`,
  hint: 'Schreib, welche Partei aufgegeben hat, zum Beispiel conceded: defenders',
});
