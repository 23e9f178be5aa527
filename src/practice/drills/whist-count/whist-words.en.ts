/** What the drill about remembering cards at whist says. Sentences with cards in them are comment text. */
import type { PackCard, Suit } from '../../../game/cards/cards.ts';
import type { WhistSeat } from '../../../game/others/whist/rules.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { WhistKind } from './make.ts';
import type { WhistAsk, WhistReply } from './question.ts';

/** The drill. */
export const WHIST_WORDS: DrillWords<WhistKind> = {
  title: 'Counting at whist',
  task: 'A hand of whist goes by. Keep track of what the other three still hold; you will be asked for it.',
  levels: [
    'How many trumps are out, in the first tricks.',
    'How many trumps are out, through the hand.',
    'The cards of one plain suit, named beforehand.',
    'The card that commands a suit.',
    'Which trumps are out, card by card.',
    'Trumps and suits, and you do not know which you will be asked for.',
  ],
  kinds: {
    trumps: 'the trumps still out',
    suit: 'the cards of a plain suit still out',
    master: 'the card that commands a suit',
    which: 'which trumps are still out',
    any: 'trumps and every suit at once',
  },
  primers: {
    trumps:
      'At whist four players have thirteen cards each, and partners sit opposite. You must follow suit if you can. The highest trump takes the trick, or else the highest card of the suit led.',
  },
};

const suitWord = (suit: Suit): string => SUIT_WORDS.en.french[suit];

/** How many cards of a suit: `no hearts`, `1 heart`, `2 hearts`. */
const cardsOf = (suit: Suit, count: number): string =>
  count === 1
    ? `1 ${suitWord(suit).replace(/s$/u, '')}`
    : `${count === 0 ? 'no' : count} ${suitWord(suit)}`;

/** What is to be kept in mind. @param suit the suit of the first ask. */
const KEEP: Readonly<Record<WhistKind, (suit: Suit) => string>> = {
  trumps: () => 'how many trumps the other three still hold',
  suit: (suit) => `how many ${suitWord(suit)} the other three still hold`,
  master: () => 'which card of each suit is the highest that has not been played',
  which: () => 'which trumps the other three still hold',
  any: () =>
    'what the other three still hold of every suit, and which card of each suit is the highest that has not been played',
};

/** A hand whose tricks go by. */
export interface AskedWhist {
  readonly trump: Suit;
  readonly turnedCard: PackCard;
  readonly own: WhistSeat;
  readonly partner: WhistSeat;
  readonly kind: WhistKind;
  /** The suit of the first ask. */
  readonly suit: Suit;
}

/** Asks for the count. */
export const askWhist = ({ kind, own, partner, suit, trump, turnedCard }: AskedWhist): string =>
  `${capital(suitWord(trump))} are trumps; ${turnedCard} was turned up. You are ${own}, your partner is ${partner}. Keep in mind ${KEEP[kind](suit)}.`;

/** What an ask is about, for use within a sentence. */
const askName = ({ suit, what }: WhistAsk): string =>
  what === 'master'
    ? `the highest of ${suitWord(suit)}`
    : `the ${suitWord(suit)} that the others held`;

/** A reply in a few words. */
function sayReply(reply: WhistReply | undefined): string {
  if (reply === undefined) return 'nothing';
  if (typeof reply === 'number') return `${reply}`;
  return reply.length === 0 ? 'none' : listed(reply);
}

/** Replies in a row, each with the trick after which it was asked. */
export const sayWhistReplies = (
  replies: readonly { readonly after: number; readonly reply: WhistReply | undefined }[],
): string =>
  replies.map(({ after, reply }) => `${sayReply(reply)} after trick ${after}`).join('; ');

/** A wrong reply. @param why the reckoning, in a sentence. */
export const sayWrongWhist = (
  ask: WhistAsk,
  reply: WhistReply | undefined,
  right: WhistReply,
  why: string,
): string =>
  `After trick ${ask.after}, ${askName(ask)}: you said ${sayReply(reply)}, but it was ${sayReply(right)}. ${why}`;

/** Which cards had gone above the highest of a suit. */
export const sayGoneAbove = (above: readonly PackCard[]): string =>
  above.length === 0 ? 'Nothing above it had gone.' : `${listed(above)} had gone.`;

/** How many cards of a suit the others began with, and which of them had fallen. */
export const sayFallen = (count: number, fallen: readonly PackCard[]): string =>
  `The others began with ${count}, and ${fallen.length === 0 ? 'none' : listed(fallen)} had fallen.`;

/** The count of a suit, trick by trick. @param own how many cards of it the reader was dealt, and `others` the other three. */
export const sayWhistRun = (
  suit: Suit,
  own: number,
  others: number,
  counts: readonly number[],
): string =>
  `You were dealt ${cardsOf(suit, own)}, so the others began with ${others}. Trick by trick: ${counts.join(', ')}.`;

/** The highest card of a suit, trick by trick; null where all have gone. */
export const sayMasters = (suit: Suit, masters: readonly (PackCard | null)[]): string =>
  `The highest of ${suitWord(suit)}, trick by trick: ${masters.map((card) => card ?? 'none').join(', ')}.`;

/** What is asked, as a label. */
export function whistLabel({ suit, what }: WhistAsk, trump: Suit, suits: SuitStyle): string {
  const name = SUIT_WORDS.en[suits][suit];
  const called = suit === trump ? `${name} (trumps)` : name;
  if (what === 'master') return `The highest of ${called} not yet played:`;
  return what === 'which'
    ? `Which ${called} the other three hold:`
    : `How many ${called} the other three hold:`;
}

/** The words before the cards that the reader was dealt. */
export const sayDealt = (own: WhistSeat): string => `You are ${own} and were dealt`;

/** The head of a column of counts, or of highest cards. */
export const whistColumn = (suit: Suit, isMaster: boolean): string =>
  isMaster ? `best of ${suitWord(suit)}` : `${suitWord(suit)} out`;
