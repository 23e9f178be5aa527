/** What the drill on the middle of a hand says. Sentences with cards in them are comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { ordinalWord } from '../../../game/words/ordinals.de.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayMove } from '#edition/practice/trick-words.ts';
import type { TrickMove } from '#edition/practice/trick-words.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { MidHandKind } from './question.ts';

/** The drill. */
export const MID_HAND_WORDS: DrillWords<MidHandKind> = {
  title: 'Mitten im Spiel',
  task: 'Ein Spiel nach den Regeln von heute ist im Gang: Wähl eine Karte nach dem, was du gesehen hast.',
  levels: [
    'Farbspiele, in denen eine Karte weit vorn liegt.',
    'Auch Grands.',
    'Auch Nullspiele und knappere Entscheidungen.',
  ],
  kinds: {
    'suit-declarer': 'die Karte des Alleinspielers im Farbspiel',
    'suit-defender': 'die Karte eines Gegenspielers im Farbspiel',
    'grand-declarer': 'die Karte des Alleinspielers im Grand',
    'grand-defender': 'die Karte eines Gegenspielers im Grand',
    'null-declarer': 'die Karte des Alleinspielers im Null',
    'null-defender': 'die Karte eines Gegenspielers im Null',
  },
  primers: {
    'suit-declarer':
      'Der Alleinspieler hat den Skat aufgenommen und zwei Karten gedrückt, deren Augen mitzählen. Er braucht 61 von 120 Augen.',
    'suit-defender':
      'Die beiden Gegenspieler spielen zusammen gegen den Alleinspieler, der den Skat aufgenommen hat und 61 von 120 Augen braucht. Keiner von beiden sieht die Karten des anderen.',
  },
};

/** A place in a hand as the player sees it. */
export interface AskedPlace {
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly trumps: GameTrumps;
  /** Whether the declarer’s hand lies open. */
  readonly isOpen: boolean;
  /** Whether the declarer took up the skat. */
  readonly taken: boolean;
  /** How many tricks have been played. */
  readonly tricks: number;
  readonly moves: readonly TrickMove[];
}

/** What is played, in today’s words: `Kreuz ist Trumpf`, `Gespielt wird Null ouvert`. */
function sayGame({ isOpen, trumps }: Pick<AskedPlace, 'isOpen' | 'trumps'>): string {
  return trumps === 'null' && isOpen ? 'Gespielt wird Null ouvert' : sayTrumps(trumps);
}

/** Asks for the card. */
export function askMidHand(place: AskedPlace): string {
  const { declarer, moves, seat, taken, tricks } = place;
  const you =
    seat === declarer
      ? `Du bist ${SEAT_WORDS[seat]}${taken ? ' und spielst allein' : ', spielst allein und hast den Skat liegen lassen'}`
      : `${SEAT_WORDS[declarer]} spielt allein${taken ? '' : ' und hat den Skat liegen lassen'}. Du bist ${SEAT_WORDS[seat]} und spielst dagegen`;
  const trick = `${ordinalWord(tricks + 1)} Stich`;
  const which =
    moves.length === 0
      ? `Zum ${trick} spielst du aus. Welche Karte?`
      : `Im ${trick}: ${capital(moves.map(sayMove).join(', '))}. Welche Karte spielst du?`;
  return `${sayGame(place)}. ${you}. ${which}`;
}

/** What a deal that goes well comes to, behind a comma or another part of the sentence. */
const sayWell = (isDeclarer: boolean): string =>
  isDeclarer ? 'gewinnst du' : 'schlägst du den Alleinspieler';

/** A card, and in how many deals of a hundred it goes well. */
export interface CardOfHundred {
  readonly card: Card;
  readonly share: string;
}

/** Why a card is wrong. */
export const sayWrongCard = (
  own: CardOfHundred,
  best: CardOfHundred,
  isDeclarer: boolean,
): string =>
  `Mit ${own.card} ${sayWell(isDeclarer)} in ${own.share} von 100 Verteilungen, mit ${best.card} in ${best.share}.`;

/** What the best card comes to. @param alike the cards that are as good. */
export function sayBestCard(
  { card, share }: CardOfHundred,
  isDeclarer: boolean,
  alike: readonly Card[],
): string {
  const also = alike.length === 0 ? '' : ` Genauso gut: ${listed(alike)}.`;
  return `Mit ${card} ${sayWell(isDeclarer)} in ${share} von 100 Verteilungen.${also}`;
}

/** How the cards were measured. @param deals how many deals at most. @param deal the name of this one. */
export const sayHowMeasured = (deals: number, deal: string): string =>
  `Wir haben uns bis zu ${deals} Verteilungen vorgestellt, die zu allem passen, was du gesehen hast, jede so oft, wie das Reizen und das Spiel sie wahrscheinlich machen. Dann haben wir sie mit offenen Karten zu Ende gespielt. In beiden Hälften davon lag dieselbe Karte vorn, und auch dann, wenn das Reizen nicht mitzählte. Die Blattnummer ist ${deal}.`;

/** The two cards that the player put away. */
export const PUT_AWAY = 'Du hast {cards} gedrückt.';

/** The points so far. @param taken whether the declarer took up the skat. */
export const sayPointsSoFar = (declarer: number, defenders: number, taken: boolean): string =>
  `Alleinspieler ${declarer}, Gegenspieler ${defenders}${taken ? ', ohne die beiden gedrückten Karten' : ', ohne den Skat'}.`;

/** What the numbers below the cards are. */
export const sayCaptions = (isDeclarer: boolean): string =>
  `Unter jeder Karte steht, in wie vielen von hundert Verteilungen du ${isDeclarer ? 'gewinnst' : 'den Alleinspieler schlägst'}.`;
