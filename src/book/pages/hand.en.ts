/** The page of a hand; lines with marks are read by src/lib/marked.ts. */
import { contractName } from '#edition/game/words/game-name.ts';
import { signed } from '../../game/words/figures.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { explainValue } from '#edition/game/words/value.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { HandValue } from '../../game/skat/value.ts';

/** What every hand’s page says. */
export const HAND_PAGE = {
  hands: 'Hands',
  beside: 'The hands beside this one',
  before: 'The hand before',
  after: 'The hand after',
} as const;

/** The chapter that discusses the hand. @param address where it is. */
export const discussedIn = (title: string, address: string): string =>
  `discussed in [${title}](${address})`;

/** How the hand can be played. */
export const HAND_PLAY = {
  heading: 'Play it yourself',
  guess:
    'Take a seat, and choose each of its cards before you see what was played. At the end you see how often you chose the same.',
  /** The seats, each a link, stand in the gap. */
  bid: 'Or bid on the same cards, and play any game you like against two computer players that see only their own: as {seats}.',
} as const;

/** A seat as a link in the sentence on the bidding. */
export const nameSeat = (seat: Seat): string => SEAT_WORDS[seat];

/** The game of the record played out; the seats, each a link, stand in the gap. */
export const playRecord = (contract: Contract, laws: LawId): string =>
  `Or keep the game of the record, ${contractName(contract, laws)}, with its declarer and the cards put away, and play it out against them, {seats}.`;

/** A seat as a link in the sentence on the game of the record. */
export const asSeat = (seat: Seat): string => `as ${SEAT_WORDS[seat]}`;

/** The value of the hand. */
export const HAND_RECKONING = {
  heading: 'The reckoning',
  /** The link to what each seat could know stands in the gap. */
  seen: 'The analysis room shows {link} during this hand.',
  known: 'what each seat could know',
} as const;

/** How the value is reckoned, and what is scored. */
export const sayReckoning = (contract: Contract, laws: LawId, value: HandValue): string =>
  `${contractName(contract, laws)}: ${explainValue(value)}. Score: ${signed(value.score)}.`;

/** What stands before the errata. @param ofManual whether the hand is of the book of 1922. */
export const beforeErrata = (errata: number, ofManual: boolean): string =>
  `${ofManual ? 'The book of 1922 has misprints. This hand departs from it' : 'This hand departs from its source'} ${errata === 1 ? 'in one place' : `in ${errata} places`}:`;

/** The text of the hand and its files; each file stands in a gap. */
export const HAND_FILES = {
  heading: 'As it is written',
  /** @param room the address of the analysis room with this hand. */
  about: (room: string): string =>
    `Every hand of this book is a text file in [a notation of its own](/notation/). You can download this one as {hand} or as {json}, and its deal as a picture, {png} or {svg}. Or [open it in the analysis room](${room}), where you can change its cards and its game.`,
  aboutOtherGame:
    'This hand is a text file in the same [notation](/notation/) as the hands of Skat: {hand}, or as data {json}.',
  png: 'PNG',
  svg: 'SVG',
  copy: 'Copy the link to this hand',
  place: 'Go to this place in the hand',
} as const;

/** The text of a hand, for screen readers. @param name what the hand is called. */
export const nameNotation = (name: string): string => `${name} in the hand notation`;

/** A page that leads to another, which its title names. */
export const leadTo = (title: string, address: string): string =>
  `This hand’s page is [${title}](${address}).`;

/** A hand of another game. */
export const OTHER_HAND = {
  result: 'The result',
  errata: 'What is misprinted or missing in the source, and which plays are ours:',
} as const;

/** A hand of another game by the game, and by its number there. */
export const nameExample = (game: string, number: number | null): string =>
  number === null ? game : `${game}, example ${number}`;

/** Its page’s title. @param name as {@link nameExample} has it. */
export const titleExample = (name: string, title: string): string => `${name}: ${title}`;

/** It in a sentence or two. @param facts what is known of it, a sentence. */
export const describeExample = (facts: string, tricks: number): string =>
  `${facts} Step through ${tricks} tricks card by card, with notes on the play.`;

/** How a game of another book ended. */
export const sayResult = (sentence: string, working: string): string => `${sentence} ${working}.`;
