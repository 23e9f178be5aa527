/** The place of a problem: the game, whose turn it is, the bidding and what lies on the table. */
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { cardName } from '../game/words/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import type { Terms } from '../game/words/terms.ts';
import { gameAtBid, gameInSentence } from '#edition/game/words/game-name.ts';
import { counted } from '../game/words/nouns.de.ts';
import { ordinalWord } from '../game/words/ordinals.de.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { outOfHundred } from '../practice/measurement.ts';
import type { Bidder, Heard } from './bidding-heard.ts';
import type { Problem } from './problem.ts';

/** What the player knows besides the cards on the table, in lines with marks (src/lib/marked.ts). */
export const KNOWN = {
  turned: 'Aufgedeckt wurde {card}.',
  putAway: 'Du hast {one} und {other} gedrückt.',
  /** @param points what the two cards count. */
  putAwayCounted: (points: number): string =>
    `Du hast {one} und {other} gedrückt, zusammen ${counted(points, 'point')}.`,
  before: 'Das Spiel bis hierher',
} as const;

/** The table with its steps, through what was played or through a line. */
export const PROBLEM_TABLE = {
  place: 'Jetzt',
  card: (shown: number, all: number): string => `Karte ${shown} von ${all}`,
  trick: (seen: number, all: number): string => `Stich ${seen} von ${all}`,
  back: { card: 'Eine Karte zurück', trick: 'Einen Stich zurück' },
  forward: { card: 'Eine Karte weiter', trick: 'Einen Stich weiter' },
  close: 'Zurück zur Aufgabe',
  you: 'Du',
  partner: 'Partner',
} as const;

/** What a card comes to, for the ear. @param share from 0 to 1. */
export const sayCardShare = (share: number): string =>
  `führt in ${outOfHundred(share)} von 100 Verteilungen zum Ziel`;

/** Why a card cannot be played, in the words of the reader’s pack. */
export const sayFollowSuit = (card: Card, terms: Terms, suits: SuitStyle): string =>
  `${cardName(card, terms, suits)} geht hier nicht: Du musst bedienen.`;

/** What the table calls the game of a problem. */
export const PROBLEM_GAME = 'Aufgabe';

/** The game of a problem. */
interface BidGame {
  readonly contract: Contract;
  readonly laws: LawId;
  readonly bid: number | null;
  /** Whether the skat is left alone, and the name of the game does not say so. */
  readonly isSkatUnsaid: boolean;
}

function gameWords({ bid, contract, isSkatUnsaid, laws }: BidGame, suits: SuitStyle): string {
  const name = gameInSentence(contract, laws, suits);
  return gameAtBid(isSkatUnsaid ? `${name} aus der Hand` : name, bid);
}

/** What the player plays, as the declarer: comment text. */
export const sayDeclarer = (seat: Seat, game: BidGame, suits: SuitStyle): string =>
  `Du bist ${SEAT_WORDS[seat]} und Alleinspieler. Du spielst ${gameWords(game, suits)}.`;

/** What the declarer plays, and that the player is a defender: comment text. */
export const sayDefender = (seat: Seat, declarer: Seat, game: BidGame, suits: SuitStyle): string =>
  `${SEAT_WORDS[declarer]} spielt ${gameWords(game, suits)}. Du bist ${SEAT_WORDS[seat]} und Gegenspieler.`;

/** What is asked: `Du spielst zum vierten Stich aus. Welche Karte?` */
export function askSentence({ view }: Problem): string {
  const trick = `${ordinalWord(view.tricks.length + 1)} Stich`;
  return view.table.length === 0
    ? `Du spielst zum ${trick} aus. Welche Karte?`
    : `Du bist im ${trick} an der Reihe. Welche Karte?`;
}

/** The bidding: `Das Reizen: Mittelhand 18 bis 24, du ja, Mittelhand passt.` */
export const sayBidding = (heard: readonly Heard[]): string =>
  `Das Reizen: ${heard.map(sayHeard).join(', ')}.`;

const bidder = (who: Bidder): string => (who === 'you' ? 'du' : SEAT_WORDS[who]);

function sayHeard(heard: Heard): string {
  switch (heard.is) {
    case 'climb': {
      const { from, held, to, who } = heard;
      const numbers = from === to ? String(to) : `${from} bis ${to}`;
      return `${bidder(who)} ${numbers}, ${bidder(held)} ja`;
    }
    case 'bid':
      return `${bidder(heard.who)} ${heard.amount}`;
    case 'pass':
      return `${bidder(heard.who)} passt`;
    case 'untold':
      return '…';
  }
}
