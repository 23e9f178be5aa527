/** What the drill about keeping the count says. Sentences with cards in them are comment text. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { PlayKind } from './make.ts';
import type { PlayAsk, PlayStanding, Reply } from './question.ts';

/** The drill. */
export const COUNT_WORDS: DrillWords<PlayKind> = {
  title: 'Counting in play',
  task: 'The tricks of a hand go by. Keep the count; you will be asked for it without warning.',
  levels: [
    'The declarer’s points, in the first tricks.',
    'One side’s points, through the hand.',
    'Whether the declarer is home.',
    'The trumps that are still out.',
    'The aces and tens that are gone.',
    'Everything at once.',
    'All three counts at once: both sides and what is out; and the cards of a suit.',
    'With ten cards of your own: the trumps and the suits that the others still hold.',
  ],
  kinds: {
    declarer: 'the declarer’s points',
    defenders: 'the defenders’ points',
    home: 'whether the declarer is home',
    trumps: 'the trumps still out',
    high: 'the aces and tens that are gone',
    all: 'everything at once',
    three: 'both sides and what is out',
    suit: 'the cards of a suit still out',
    others: 'what the others still hold',
  },
  primers: {
    declarer:
      'One player, the declarer, plays against the two others. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. Add up only the tricks that the declarer takes.',
  },
};

/** Each standing of the sides. */
export const STANDING_WORDS: Readonly<Record<PlayStanding, string>> = {
  home: 'the declarer has 61 or more',
  beaten: 'the defenders have 60 or more',
  open: 'neither yet',
};

/** What is to be counted, for each kind. */
const COUNT_WHAT: Readonly<Record<PlayKind, string>> = {
  declarer: 'Count the declarer’s points.',
  defenders: 'Count the defenders’ points.',
  home: 'Count both sides’ points: is the declarer home with 61, or do the defenders have their 60?',
  trumps: 'Count the trumps that you have not seen.',
  high: 'Count the aces and tens that you have seen.',
  all: 'Count both sides’ points, the trumps you have not seen, and the aces and tens you have seen.',
  three:
    'Count all three at once: the declarer’s points, the defenders’, and those that are still out.',
  suit: 'Count the cards of each plain suit that you have not seen.',
  others: 'Count the trumps and the suits that the others still hold.',
};

/** A hand whose tricks go by. */
export interface AskedHand {
  readonly trumps: GameTrumps;
  readonly declarer: Seat;
  /** What was put away, and its points; empty where the skat was left alone. */
  readonly away: readonly Card[];
  readonly awayPoints: number;
  /** The reader’s seat, where the reader has a hand. */
  readonly own: Seat | undefined;
}

/** Asks for the count. */
export function askCount(
  { away, awayPoints, declarer, own, trumps }: AskedHand,
  kind: PlayKind,
): string {
  const skat =
    away.length === 0
      ? 'The skat stays face down and is not counted.'
      : `${listed(away)} are put away: ${counted(awayPoints, 'point')} for the declarer from the start.`;
  const you = own === undefined ? '' : `You are ${SEAT_WORDS[own]}. `;
  return `${sayTrumps(trumps)}, and ${SEAT_WORDS[declarer]} is the declarer. ${skat} ${you}${COUNT_WHAT[kind]}`;
}

const suitWord = (suit: Suit | undefined): string =>
  suit === undefined ? 'trumps' : SUIT_WORDS.en.french[suit];

/** What an ask is about, for use within a sentence. */
function askName({ suit, what }: PlayAsk): string {
  switch (what) {
    case 'out':
      return 'the points still out';
    case 'others':
      return `${suitWord(suit)} that the others held`;
    case 'suit':
      return `${suitWord(suit)} still out`;
    case 'declarer':
    case 'defenders':
    case 'home':
    case 'trumps':
    case 'high':
      return COUNT_WORDS.kinds[what];
  }
}

/** A reply in a few words. */
function sayReply(reply: Reply | undefined): string {
  if (reply === undefined) return 'nothing';
  if (typeof reply === 'number') return `${reply}`;
  if (typeof reply === 'string') return STANDING_WORDS[reply];
  return reply.length === 0 ? 'none' : listed(reply);
}

/** A reply after “you said”: a clause stands in quotation marks, which a number does not need. */
const quoteReply = (reply: Reply | undefined): string =>
  typeof reply === 'string' ? `“${sayReply(reply)}”` : sayReply(reply);

/** Replies in a row, each with the trick after which it was asked; several may follow one trick. */
export const sayReplies = (
  groups: readonly { readonly after: number; readonly replies: readonly (Reply | undefined)[] }[],
): string =>
  groups
    .map(({ after, replies }) => `${replies.map(sayReply).join(', ')} after trick ${after}`)
    .join('; ');

/** A wrong reply. @param where where the count slipped, in sentences. */
export function sayWrongReply(
  ask: PlayAsk,
  reply: Reply | undefined,
  right: Reply,
  where: string,
): string {
  // For cards, the slip itself names them.
  const replies =
    ask.what === 'high' ? '' : `you said ${quoteReply(reply)}, but it was ${quoteReply(right)}. `;
  return `After trick ${ask.after}, ${askName(ask)}: ${replies}${where}`;
}

/** Where the hand comes from. */
export const HAND_SOURCE = {
  book: (number: number): string => `This was Hand No. ${number} of the book.`,
  mine: 'This was a hand of yours.',
  new: 'A new deal, played by three players who saw no more than their own cards.',
} as const;

/** The points of the sides, trick by trick, and since when one of them had enough. */
export const COUNT_RUNS = {
  declarer: (points: readonly number[]): string =>
    `The declarer, trick by trick: ${points.join(', ')}.`,
  defenders: (points: readonly number[]): string => `The defenders: ${points.join(', ')}.`,
  undecided: 'Neither side had enough in the tricks shown.',
  decided: (trick: number, standing: PlayStanding): string =>
    `From trick ${trick} on ${STANDING_WORDS[standing]}.`,
  three: 'The three always add up to 120.',
} as const;

/** What an ask counts, trick by trick. */
export const sayRun = (ask: PlayAsk, replies: readonly Reply[]): string =>
  `${capital(askName(ask))}: ${replies.map(sayReply).join(', ')}.`;

/** Why no count can be kept in a hand. */
export const NO_COUNT = {
  ramsch: 'In a Ramsch there are no two sides to count.',
  noPoints: 'No points are counted in this game.',
  short: (tricks: number, fewest: number): string =>
    `${tricks === 0 ? 'No trick of this hand has' : `Only ${counted(tricks, 'trick')} of this hand ${tricks === 1 ? 'has' : 'have'}`} been played, but counting needs at least ${fewest}.`,
} as const;
