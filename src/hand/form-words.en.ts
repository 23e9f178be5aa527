/** The words on the page of a reader’s own hand: its labels, tables and requests. */
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import { cardNames } from '../game/words/cards.ts';
import { rowName } from '#edition/hand/hand-words.ts';

/** The page around the form, in lines with marks (src/lib/marked.ts). */
export const HAND_PAGE = {
  title: 'My hand',
  description:
    'Put in your ten cards and your seat, and learn how far to bid by today’s rules of Skat, how often each game is won, and what the skat may bring.',
  heading: 'My Hand',
  opening:
    'Put in your ten cards and your seat, and see how far to bid by [today’s rules](/today/what-is-my-hand-worth/) and what each game is worth.',
  withoutScript:
    'Judging a hand needs JavaScript. Without it you can count it yourself, as [the chapter on the worth of a hand](/today/what-is-my-hand-worth/) shows.',
} as const;

/** The fields and buttons of the form. */
export const HAND_FORM = {
  pile: 'The next card goes to',
  piles: { hand: 'My ten cards', skat: 'The skat' },
  cards: 'Your ten cards',
  skat: 'Skat',
  text: 'Or type or paste the cards',
  example: 'CJ SJ H10 … or Kreuz-Bube, …',
  read: 'Read them',
  seat: 'Your seat',
  number: 'The number you are asked for',
  noNumber: 'Nobody has bid',
  clear: {
    words: 'Clear',
    question: 'Take all the cards out of the hand?',
    yes: 'Take them out',
    no: 'Keep them',
  },
  link: { words: 'Copy a link to this hand', name: 'The link to this hand' },
} as const;

/** What is to be put in still. @param cards how many of the ten are there. */
export function askForCards(cards: number): string {
  return cards === 0 ? 'Press ten cards, or type them.' : `You have ${cards} of ten cards.`;
}

/** What is to be put in still of the skat. @param cards how many of the two are there. */
export const askForSkat = (cards: number): string =>
  `Press the two cards of the skat: ${cards} of two so far.`;

/** Why a card that was pressed does not go into the pile. */
export const PILE_FULL = {
  skat: 'The skat has two cards. Press one of them first to take it out.',
  hand: 'You have ten cards. Press one of them first to take it out, or choose “The skat” above the pack.',
} as const;

/** What the page finds on a hand, part by part; lines with marks where they have links. */
export const FOUND = {
  /** @param example the address of a hand. */
  before: (example: string): string =>
    `Then this page shows how far to bid, how often each game is won with the skat and from the hand, and what the skat may change. [Show me an example](${example}).`,
  withSkat: 'With this skat',
  eachGame: 'Each game',
  skatBrings: 'What the skat brings',
  askSkat: 'Have you taken up the skat? Choose “The skat” above the pack and press its two cards.',
  counts: 'The counts',
  measured: 'How the shares were measured',
} as const;

/** The tables of games. */
export const GAMES_TABLE = {
  ofTen: (number: number): string =>
    `How often each game is won in 100 deals, and the points that it brings on average at ${number}; the best is bold.`,
  ofTwelve: (number: number): string =>
    `What each game is worth with a plain win, how often it is won in 100 deals, and the points that it brings on average at ${number}.`,
  withSkat: 'With the skat',
  fromHand: 'From the hand',
  game: 'Game',
  worth: 'Worth',
  won: 'Won',
  brings: 'Brings',
  away: 'Put away',
  overbid: 'overbid',
} as const;

/** The game that brings most on twelve cards, and the pair to put away. */
export function sayBestOfTwelve({
  away,
  brings,
  contract,
}: {
  away: readonly Card[];
  brings: number;
  contract: Contract;
}): string {
  return `${rowName(contract)} ${brings > 0 ? 'brings most' : 'costs least'}. Put away the ${cardNames(away)}.`;
}

/** The same where every game is overbid. */
export const sayAllOverbid = (contract: Contract, number: number): string =>
  `No game on these cards is worth ${number} with a plain win. ${rowName(contract)} loses least.`;

/** How the table of twelve cards was reckoned. */
export const sayOfTwelve = (number: number): string =>
  `For a suit game and a Grand the pair to put away is the one that comes first by Foster’s principles, which were made for the games of 1922. For a Null, the two cards put away are those that leave the hand in least danger, by our measure. The shares are those of all twelve cards, whichever two of them go. “Overbid” means that a plain win is worth less than ${number}, so the game is lost unless schneider raises it.`;

/** The hand of an address is none. @param fault why, in a sentence. */
export const sayNotShown = (fault: string): string =>
  `The hand in the address cannot be shown. ${fault}`;

/** Why a text is no hand. */
export const UNREAD = {
  tooLong: 'This text is longer than any hand.',
  seats: 'This text has the hands of several seats. Leave only your own.',
  skats: 'This text has more than one skat.',
  noCard: (text: string): string => `“${text}” is not a card.`,
  empty: 'There is no card in this text.',
  eleven: 'With the skat there are twelve.',
} as const;
