/** What is wrong with the play of a hand: its tricks, its result, its variations. */
import type { PackCard, Suit } from '../../cards/cards.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import type { HandValue } from '../../skat/value.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { DECIMAL_POINT } from '../../words/decimal-point.de.ts';
import { kindWithArticle } from '../../words/game-name.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../words/nouns.de.ts';
import { countedInWords, inWords, numberWord } from '../../words/number-words.de.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { SEAT_WORDS, seatName } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

/** Where a card is that a seat should not have played. */
export type Whereabouts =
  | { readonly is: 'held'; readonly by: string }
  /** Null is the seat that would play it again. */
  | { readonly is: 'played'; readonly by: string | null; readonly trick: number }
  | { readonly is: 'on-table'; readonly by: string }
  | { readonly is: 'in-skat' | 'put-away' | 'not-in-pack' };

const OTHER_CARD =
  'Wird nur eine andere Karte gespielt, dann gehört die Variante hinter den Stich, in dem sie abweicht.';

/** Faults that are the same whatever stands there. */
export const PLAY_FAULTS = {
  nothingLeft: {
    message: 'Hier ist das Spiel zu Ende, und es gibt nichts mehr aufzugeben.',
    hint: 'Lösch die Zeile.',
  },
  needlessStar: {
    message: 'Hier ist das Spiel zu Ende, es bricht nicht ab.',
    hint: 'Lösch den Stern.',
  },
  noResult: {
    message: 'Ein Spiel, das abbricht, hat kein Ergebnis.',
    hint: 'Lösch das Ergebnis, oder schreib das Spiel bis zum Ende auf.',
  },
  sameSetting: {
    message: 'In dieser Variante sind Spiel, Alleinspieler und Gedrücktes wie darüber.',
    hint: OTHER_CARD,
  },
  schiebeRamsch: {
    message: 'Ein Schieberamsch kann keine Variante sein.',
    hint: 'Schreib den Schieberamsch als eigenes Spiel auf.',
  },
  noTricks: {
    message: 'Diese Variante hat keine Stiche.',
    hint: 'Schreib ihre Stiche auf, oder sag es stattdessen in einem Kommentar.',
  },
  variationTooEarly: {
    message: 'Vor ihrem ersten Stich kann eine Variante keine eigenen Varianten haben.',
    hint: OTHER_CARD,
  },
  changesNothing: {
    message:
      'Diese Variante steht vor dem ersten Stich, ändert aber weder das Spiel noch das Gedrückte.',
    hint: OTHER_CARD,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noSides = (kind: ContractKind): FaultWords => ({
  message: `In ${kindWithArticle(kind, 'dative', 'ein')} gibt es keine Parteien, also kann auch niemand aufgeben.`,
  hint: 'Setz einen Stern (*), wenn das Spiel hier abbricht.',
});

/** A trick of too few cards that is not the last. */
export const tooFewCards = (trick: number, cards: number): FaultWords => ({
  message:
    cards === 0
      ? `Im ${trick}. Stich steht keine Karte.`
      : `Im ${trick}. Stich ${cards === 1 ? 'steht' : 'stehen'} nur ${counted(cards, 'card')}, und das Spiel geht weiter.`,
  hint: 'Nur der letzte Stich darf unvollständig sein, und nur, wenn das Spiel abbricht (*) oder aufgegeben wurde (conceded:).',
});

/** Play that ends too early. @param from the first trick that is missing, or begun. @param all how many there are. */
export function unfinished(from: number, all: number, isBegun: boolean): FaultWords {
  const missing =
    from === all
      ? `Der ${all}. fehlt`
      : `Der ${from}. ${from === all - 1 ? 'und der' : 'bis zum'} ${all}. fehlen`;
  return {
    message: isBegun
      ? `Das Spiel bricht im ${from}. Stich ab.`
      : `Das Spiel hört vor dem ${from}. Stich auf. ${missing}.`,
    hint: 'Schreib die fehlenden Karten auf, oder setz hinter diesen Stich einen Stern (*) in eine eigene Zeile; wurde aufgegeben, dann schreib conceded: declarer oder conceded: defenders.',
  };
}

/** A trick that has another number. @param isFirst whether it is the first of the line. */
export const wrongNumber = (trick: number, due: number, isFirst: boolean): FaultWords => ({
  message: isFirst
    ? `Der erste Stich ist hier der ${due}. und nicht der ${trick}.`
    : `Nach dem ${due - 1}. Stich kommt der ${due}. und nicht der ${trick}.`,
  hint: `Schreib ${due}. davor, oder trag die fehlenden Stiche nach.`,
});

/** @param all how many tricks there are. */
export const afterLastTrick = (all: number): FaultWords => ({
  message: `Alle ${numberWord(all)} Stiche sind schon gespielt.`,
  hint: 'Lösch den Stich, oder zähl die Stiche neu durch.',
});

/** A trick that does not say who wins it. @param due the winner and the points, as they are to be written. */
export const notCounted = (
  trick: number,
  cards: number,
  hasPoints: boolean,
  due: string,
): FaultWords => ({
  message: `Der ${trick}. Stich hat ${inWords(cards)} Karten, aber es fehlt, wer ihn macht${hasPoints ? ' und wie viele Augen darin liegen' : ''}.`,
  hint: `Schreib = ${due}.`,
});

/** A trick with a wrong winner, and wrong points where `points` says what stands there. */
export function wrongWinner(
  trick: number,
  winner: string,
  best: string,
  stated: string,
  points: { readonly real: number; readonly stated: number },
): FaultWords {
  const both = points.stated !== points.real;
  const count = both
    ? ` Darin ${points.real === 1 ? 'liegt' : 'liegen'} ${counted(points.real, 'point')}, nicht ${points.stated}.`
    : '';
  return {
    message: `Den ${trick}. Stich macht ${seatName(winner)} mit ${best} und nicht ${seatName(stated)}.${count}`,
    hint: both
      ? `Schreib = ${winner} ${points.real}. Vielleicht gehört das auch zu einem anderen Stich, oder eine Karte ist falsch.`
      : `Schreib = ${winner} ${points.real}, oder verbessere eine Karte.`,
  };
}

export const wrongPoints = (
  trick: number,
  winner: string,
  real: number,
  stated: number,
): FaultWords => ({
  message: `Im ${trick}. Stich ${real === 1 ? 'liegt' : 'liegen'} ${counted(real, 'point')}, nicht ${stated}.`,
  hint: `Schreib = ${winner} ${real}, oder verbessere eine Karte.`,
});

/** A lead by another than the winner of the trick before. @param written the number that stands before the trick. */
export function wrongLeader(
  due: string,
  leader: string,
  before: number,
  written: number,
): FaultWords {
  const name = seatName(due);
  const correction = `Schreib ${written}. ${due} und dann die Karten, angefangen mit der von ${name}`;
  return before === 0
    ? {
        message: `Zum ersten Stich spielt ${name} aus und nicht ${seatName(leader)}.`,
        hint: `${correction}.`,
      }
    : {
        message: `${name} hat den ${before}. Stich gemacht und spielt zum ${before + 1}. aus, nicht ${seatName(leader)}.`,
        hint: `${correction}, oder verbessere den ${before}. Stich.`,
      };
}

/** A suit that is not followed. @param legal what the seat might have played. */
export const mustFollow = (
  trick: number,
  seat: string,
  card: PackCard,
  legal: readonly PackCard[],
  led: { readonly card: PackCard; readonly suit: Suit | 'trump' },
): FaultWords => ({
  message: `${trick}. Stich: ${seatName(seat)} hat noch ${listed(legal)}, muss also ${led.suit === 'trump' ? 'Trumpf' : SUIT_WORDS.de.french[led.suit]} bedienen und darf ${card} nicht spielen.`,
  hint: `Verbessere diese Karte oder die ausgespielte, ${led.card}.`,
});

function sayWhere(where: Whereabouts): string {
  switch (where.is) {
    case 'held':
      return `die Karte hat ${seatName(where.by)}`;
    case 'played':
      return where.by === null
        ? `die Karte ist schon im ${where.trick}. Stich gefallen`
        : `${seatName(where.by)} hat die Karte schon im ${where.trick}. Stich gespielt`;
    case 'on-table':
      return `${seatName(where.by)} hat die Karte gerade gespielt`;
    case 'in-skat':
      return 'die Karte liegt im Skat';
    case 'put-away':
      return 'die Karte ist gedrückt';
    case 'not-in-pack':
      return 'die Karte ist nicht im Spiel';
  }
}

/** A card that the seat does not hold. @param held what it holds. */
export const notHeld = (
  trick: number,
  seat: string,
  card: PackCard,
  where: Whereabouts,
  held: readonly PackCard[],
): FaultWords => ({
  message: `${trick}. Stich: ${seatName(seat)} hat ${card} nicht, ${sayWhere(where)}.`,
  hint:
    held.length === 0
      ? `${seatName(seat)} hat keine Karte mehr.`
      : `${seatName(seat)} hat noch ${counted(held.length, 'card')}: ${listed(held)}.`,
});

/** @param result the whole result, as it is to be written. */
export const noPartOfResult = (text: string, result: string): FaultWords => ({
  message: `${quote(text)} passt hier nicht ins Ergebnis.`,
  hint: `Schreib result: ${result}`,
});

/** @param due as it is to be written: `61 points`. */
const orWrongTrick = (due: string): string =>
  `Schreib ${due}, oder such den Stich, in dem der Fehler steckt.`;

/** Wrong points in a Ramsch. @param due as it is to be written. */
export const wrongSeatPoints = (
  seat: Seat,
  real: number,
  stated: string,
  due: string,
): FaultWords => ({
  message: `${SEAT_WORDS[seat]} hat ${counted(real, 'point')}, nicht ${stated}.`,
  hint: orWrongTrick(due),
});

/** Wrong points of the declarer. @param due as it is to be written. */
export const wrongDeclarerPoints = (real: number, stated: string, due: string): FaultWords => ({
  message: `Der Alleinspieler hat ${counted(real, 'point')}, nicht ${stated}.`,
  hint: orWrongTrick(due),
});

/** What the declarer came to. */
export interface Reached {
  readonly points: number;
  readonly tricks: number;
  /** Whether only tricks count. */
  readonly nullo: boolean;
  /** What was bid and what the game was worth, where it was overbid. */
  readonly overbid: { readonly bid: number; readonly worth: number } | null;
}

const OUTCOMES = { won: 'gewonnen', lost: 'verloren' } as const;

/** A game that is said to be won and is lost, or the other way round. @param real as it is to be written. */
export function wonOrLost(
  real: 'won' | 'lost',
  { nullo, overbid, points, tricks }: Reached,
): FaultWords {
  const reached = !nullo
    ? `hat ${counted(points, 'point')}`
    : tricks === 0
      ? 'hat keinen Stich gemacht'
      : `hat ${countedInWords(tricks, 'trick', 'accusative')} gemacht`;
  return {
    message:
      overbid === null
        ? `Das Spiel ist ${OUTCOMES[real]}: Der Alleinspieler ${reached}.`
        : `Der Alleinspieler hat bis ${overbid.bid} gereizt, und das Spiel ist nur ${overbid.worth} wert: Es ist überreizt und damit verloren.`,
    hint: orWrongTrick(real),
  };
}

export const wrongScore = (value: HandValue, stated: string): FaultWords => ({
  message: `Auf die Liste kommt ${String(value.score).replace('.', DECIMAL_POINT)}, nicht ${stated.replace('.', DECIMAL_POINT)}: ${explainValue(value)}.`,
  hint: `Schreib score ${value.score}, oder verbessere das Reizen oder die Stiche.`,
});

/** A line that can only stand before the first trick. @param name `layout`, `contract` or `declarer`. */
export const onlyBeforePlay = (name: string): FaultWords => ({
  message: `Die Zeile ${name}: darf in einer Variante nur vor dem ersten Stich stehen.`,
  hint: 'Setz die Variante gleich hinter „play“, und schreib sie vom ersten Stich an auf.',
});

/** A variation that begins with another trick than the one it stands after. */
export const wrongFirstTrick = (after: number, first: number): FaultWords => ({
  message: `Diese Variante steht hinter dem ${after}. Stich, beginnt aber mit dem ${first}.`,
  hint: 'Schreib den Stich noch einmal von der ersten Karte an, oder setz die Variante hinter den Stich, in dem sie abweicht.',
});

export const sameTrick = (trick: number): FaultWords => ({
  message: `Der ${trick}. Stich ist hier der gleiche wie darüber.`,
  hint: 'Setz die Variante hinter den Stich, in dem sie abweicht, oder verbessere die Karte, die anders sein soll.',
});

/** Another declarer without a game. @param contract that of the line above, as it is to be written. */
export const noContract = (contract: string): FaultWords => ({
  message: 'Zu einem anderen Alleinspieler gehört auch ein Spiel.',
  hint: `Schreib contract: ${contract} oder das Spiel, das stattdessen gespielt wird.`,
});
