/** What the lesson says to each choice before the play of the first deal, in its text (`src/learn/text.ts`). */
import { sayWorking } from '#edition/learn/bidding-reply-words.ts';
import { counted, nounFor } from '#edition/game/words/nouns.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { suitOf } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { PlainValue } from './lesson-law.ts';

/** The question that the reader is to answer in the bidding. */
export const sayAsks = (seat: Seat, number: number): string =>
  `${SEAT_WORDS[seat]} asks: ${number}?`;

/** That another player leaves the bidding. */
export const sayPasses = (seat: Seat): string => `${SEAT_WORDS[seat]} passes.`;

/** The reply to a pass. @param value of the reader’s game. @param number for which the reader is asked. */
export const sayNotYet = (value: number, number: number): string =>
  `Not yet: your game is worth ${value}, and you are asked only for ${number}. Say yes.`;

/** The end of the bidding. @param bid what the reader has promised. @param value of the reader’s game. */
export const sayDeclarer = (bid: number, value: number): string =>
  `You are the declarer, and have promised ${bid}. Your game is worth more: ${value}.`;

/** What the skat brings, when it is taken up. */
export const saySkat = (trump: Card, other: Card): string =>
  `You find the {${trump}}, a sixth trump, and the {${other}}. Now press the two cards to put away.`;

/** Two cards are wanted, and fewer chosen. */
export const CHOOSE_TWO = 'Press two cards first, then put them away.';

/** The trumps that the reader would have in a suit. */
interface TrumpCount {
  readonly jacks: number;
  /** The other trumps. */
  readonly others: number;
}

/** The reply to the game that is named. */
export const NAMED_REPLY = {
  /** @param best the suit in which the reader has most trumps. */
  grand: (jacks: number, best: Suit): string =>
    `In a Grand you would have ${counted(jacks, 'trump')}, and the others just as many. Your {${best}} would not be trumps. Name a suit.`,
  right: (trump: Suit, count: TrumpCount, game: PlainValue): string =>
    `Yes, {${trump}}: ${sayTrumps(count)}, more than half of the eleven. You play ${sayWorking(game)}.`,
  /** @param most how many trumps the best suit gives. */
  wrong: (trump: Suit, count: TrumpCount, most: number): string =>
    `With {${trump}} as trumps, ${sayTrumps(count)}. Another suit gives you ${most}. Count once more.`,
};

function sayTrumps({ jacks, others }: TrumpCount): string {
  const cards = others === 0 ? 'no other card' : `${others} other ${nounFor(others, 'card')}`;
  return `${counted(jacks, 'jack')} and ${cards} make ${counted(jacks + others, 'trump')}`;
}

/** The reply to two cards to put away. */
export const LAYOUT_REPLY = {
  jack: (card: Card): string =>
    `The {${card}} is one of the highest trumps. Trumps take tricks: keep them all.`,
  trump: (card: Card): string =>
    `The {${card}} is a trump if you play {${suitOf(card)}}. Trumps take tricks: keep them all.`,
  ace: (card: Card): string =>
    `Keep the {${card}}: once the others have no trumps, it is sure to take a trick.`,
  looseTen: (ten: Card, ace: Card): string =>
    `That leaves you the {${ten}}, and the {${ace}} is with the others: it would take your ten points. Put the {${ten}} where it is safe.`,
  /** @param other of which the reader has no more cards in the suit. */
  best: (ten: Card, other: Card): string =>
    `Good. ${saySafe(ten)} Without the {${other}} you have no {${suitOf(other)}}: when that suit is led, you can trump.`,
  /** @param better the card that would leave the reader without a suit. */
  good: (ten: Card, other: Card, better: Card): string =>
    `That will do. ${saySafe(ten)} The {${better}} would have been even better than the {${other}}: without it you could trump {${suitOf(better)}}.`,
};

const saySafe = (ten: Card): string => `The {${ten}} is safe, and its ten points are yours.`;

/** The reply to the first lead. */
export const LEAD_REPLY = {
  /** @param trumps how many the others have. */
  plain: (card: Card, trumps: number): string =>
    `The {${card}} can wait. The others have ${trumps} trumps, and may play one on it. Lead your highest trump.`,
  beaten: (highest: Card): string =>
    `A trump, yes. But the {${highest}} is with the others, and would take it. Lead a higher one.`,
  right: 'Good: no trump of theirs is higher.',
};
