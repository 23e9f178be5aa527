/** What is asked in a problem, and why the right card is right. Cards stand in it as comment text has them. */
import type { Card } from '../game/skat/cards.ts';
import type { Side } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import { outOfHundred } from '../practice/measurement.ts';
import type { Target } from './target.ts';

type ByTarget<Value> = Readonly<Record<Target, Readonly<Record<Side, Value>>>>;

/** What the player’s side is to do. */
export const ORDERS: ByTarget<string> = {
  'no-trick': {
    declarer: 'Mach keinen Stich.',
    defenders: 'Zwing dem Alleinspieler einen Stich auf.',
  },
  game: { declarer: 'Gewinn das Spiel.', defenders: 'Bring den Alleinspieler zu Fall.' },
  'out-of-schneider': {
    declarer: 'Komm aus dem Schneider.',
    defenders: 'Halt den Alleinspieler im Schneider.',
  },
  schneider: {
    declarer: 'Spiel die Gegenspieler Schneider.',
    defenders: 'Komm aus dem Schneider.',
  },
};

/** What defenders are to do who need every point. */
export const sayKeepTo = (points: number): string =>
  `Lass den Alleinspieler nicht über ${points} Augen kommen.`;

/** Where a plan wins in every deal that is left. */
export const ONE_PLAN = 'Ein Plan gelingt, wie die Karten auch sitzen: Zähl sie aus.';

/** What the player’s side has and needs. @param isAwayCounted whether the declarer put cards away. */
export function sayCount({
  isAwayCounted,
  needed,
  points,
  side,
}: {
  isAwayCounted: boolean;
  needed: number;
  points: number;
  side: Side;
}): string {
  const has = counted(points, 'point');
  if (side === 'defenders') return `Ihr habt ${has} und braucht ${needed}.`;
  const skat = isAwayCounted ? 'das Gedrückte mitgezählt' : 'den Skat nicht mitgezählt';
  return `Du hast ${has}, ${skat}, und brauchst ${needed}.`;
}

/** The other right cards. */
export const sayAlike = (cards: readonly Card[]): string =>
  `${listed(cards)} ${cards.length === 1 ? 'ist' : 'sind'} genauso gut.`;

/** That one plan wins in every deal left. */
export function sayCountedOut({
  card,
  deals,
  side,
}: {
  card: Card;
  deals: number;
  side: Side;
}): string {
  const others = side === 'declarer' ? 'beide Gegenspieler' : 'Alleinspieler und Partner';
  const [agreeing, inAll] =
    deals === 1
      ? ['Nur eine Verteilung passt', 'in ihr']
      : [`${counted(deals, 'deal')} passen`, 'in jeder davon'];
  return `${agreeing} zu allem, was du gesehen hast. Ein Plan, der mit ${card} beginnt, gelingt ${inAll}, selbst wenn ${others} alle Karten sähen und gegen dich spielten.`;
}

/** When it goes well, to “du”: the verb with its subject, and what closes the clause. */
const WELL: ByTarget<readonly [verb: string, end: string]> = {
  'no-trick': {
    declarer: ['machst du', ' keinen Stich'],
    defenders: ['macht der Alleinspieler', ' einen Stich'],
  },
  game: { declarer: ['gewinnst du', ''], defenders: ['verliert der Alleinspieler', ''] },
  'out-of-schneider': {
    declarer: ['kommst du', ' aus dem Schneider'],
    defenders: ['bleibt der Alleinspieler', ' im Schneider'],
  },
  schneider: {
    declarer: ['bleiben die Gegenspieler', ' im Schneider'],
    defenders: ['kommt ihr', ' aus dem Schneider'],
  },
};

/** A card with the share of deals in which it does well, from 0 to 1. */
export interface CardShare {
  readonly card: Card;
  readonly share: number;
}

/** What the right card and a wrong one come to with all cards open. */
export function sayShares({
  best,
  side,
  target,
  wrong,
}: {
  best: CardShare;
  side: Side;
  target: Target;
  wrong: CardShare;
}): string {
  const [verb, end] = WELL[target][side];
  return `Wenn nach deiner Karte alle mit offenen Karten spielen, ${verb} mit ${best.card} in ${outOfHundred(best.share)} von 100 möglichen Verteilungen${end}, mit ${wrong.card} in ${outOfHundred(wrong.share)}.`;
}

/** What both come to where they were played out. @param margin of 100. */
export function sayPlayedOut({
  best,
  deals,
  margin,
  wrong,
}: {
  best: number;
  deals: number;
  margin: number;
  wrong: number;
}): string {
  return `Spielen starke Spieler zu Ende, die nur ihr eigenes Blatt sehen, sind es ${outOfHundred(best)} und ${outOfHundred(wrong)} von 100 (${counted(deals, 'deal')}, Fehlergrenze ± ${margin}).`;
}
