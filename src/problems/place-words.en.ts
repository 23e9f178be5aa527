/** The place of a problem: the game, whose turn it is, the bidding and what lies on the table. */
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { cardName } from '../game/words/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import type { Terms } from '../game/words/terms.ts';
import { gameAtBid, gameInSentence } from '#edition/game/words/game-name.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { outOfHundred } from '../practice/measurement.ts';
import type { Bidder, Heard } from './bidding-heard.ts';
import type { Problem } from './problem.ts';

/** What the player knows besides the cards on the table, in lines with marks (src/lib/marked.ts). */
export const KNOWN = {
  turned: 'The card turned up was {card}.',
  putAway: 'You put away {one} and {other}.',
  /** @param points what the two cards count. */
  putAwayCounted: (points: number): string =>
    `You put away {one} and {other}, ${counted(points, 'point')}.`,
  before: 'The play so far',
} as const;

/** The table with its steps, through what was played or through a line. */
export const PROBLEM_TABLE = {
  place: 'Now',
  card: (shown: number, all: number): string => `Card ${shown} of ${all}`,
  trick: (seen: number, all: number): string => `Trick ${seen} of ${all}`,
  back: { card: 'Back one card', trick: 'Back one trick' },
  forward: { card: 'Forward one card', trick: 'Forward one trick' },
  close: 'Back to the problem',
  you: 'You',
  partner: 'Partner',
} as const;

/** What a card comes to, for the ear. @param share from 0 to 1. */
export const sayCardShare = (share: number): string =>
  `does well in ${outOfHundred(share)} of 100 deals`;

/** Why a card cannot be played, in the words of the reader’s pack. */
export const sayFollowSuit = (card: Card, terms: Terms, suits: SuitStyle): string =>
  `The ${cardName(card, terms, suits)} may not be played here: follow suit.`;

/** What the table calls the game of a problem. */
export const PROBLEM_GAME = 'Problem';

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
  return gameAtBid(isSkatUnsaid ? `${name}, without the skat` : name, bid);
}

/** What the player plays, as the declarer: comment text. */
export const sayDeclarer = (seat: Seat, game: BidGame, suits: SuitStyle): string =>
  `You are ${SEAT_WORDS[seat]}, the declarer. You play ${gameWords(game, suits)}.`;

/** What the declarer plays, and that the player is a defender: comment text. */
export const sayDefender = (seat: Seat, declarer: Seat, game: BidGame, suits: SuitStyle): string =>
  `${SEAT_WORDS[declarer]} plays ${gameWords(game, suits)}. You are ${SEAT_WORDS[seat]}, a defender.`;

/** What is asked: `You lead to the fourth trick. Which card?` */
export function askSentence({ view }: Problem): string {
  const trick = ORDINAL_WORDS[view.tricks.length] ?? '';
  return view.table.length === 0
    ? `You lead to the ${trick} trick. Which card?`
    : `It is your turn in the ${trick} trick. Which card?`;
}

/** The bidding: `The bidding: Mittelhand 18 to 24, you yes, Mittelhand passes.` */
export const sayBidding = (heard: readonly Heard[]): string =>
  `The bidding: ${heard.map(sayHeard).join(', ')}.`;

const bidder = (who: Bidder): string => (who === 'you' ? 'you' : SEAT_WORDS[who]);

function sayHeard(heard: Heard): string {
  switch (heard.is) {
    case 'climb': {
      const { from, held, to, who } = heard;
      const numbers = from === to ? String(to) : `${from} to ${to}`;
      return `${bidder(who)} ${numbers}, ${bidder(held)} yes`;
    }
    case 'bid':
      return `${bidder(heard.who)} ${heard.amount}`;
    case 'pass':
      return heard.who === 'you' ? 'you pass' : `${bidder(heard.who)} passes`;
    case 'untold':
      return '…';
  }
}
