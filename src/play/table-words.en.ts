/** The labels and notices of the table, without those of a single dialog or panel. */
import type { Card } from '../game/skat/cards.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';

/** The page around the table, in lines with marks (src/lib/marked.ts). */
export const TABLE = {
  beside: 'Beside the table',
  welcome:
    'Anna and Bert see only their own cards and what is said and shown, as you do. If you have never played Skat, begin with [the first lesson](/learn/).',
  wait: 'One moment.',
  thinking: 'One moment …',
  looking: 'Let me look at that …',
  valueParts: 'How the value is made up',
} as const;

/** The parts that are loaded when they are wanted, by name. */
export const LATER = {
  afterDeal: 'What comes after a deal',
  guide: 'The guide',
  hint: 'The hint',
  list: 'The list',
  review: 'The look back',
} as const;

/** What the table says of something that the reader has done, or that has happened. */
export const TABLE_MESSAGES = {
  claimed: 'You have claimed the rest, and it is yours.',
  notYours: 'Your claim does not hold: the others can beat it.',
  requestNotLoaded: 'What the address asks for could not be loaded. Are you offline?',
  takenBack: 'Taken back.',
} as const;

/** The buttons at the table. */
export const TABLE_BUTTONS = {
  allCards: 'Show all cards',
  closeRefuted: 'Put this away',
  goOn: 'Go on',
  tryAgain: 'Try again',
} as const;

/** Below a deal that is over. */
export const DEAL_END = {
  next: 'Next deal',
  again: 'Once more',
  analyse: 'Analyse',
  lookBack: 'Look back',
} as const;

/** The menu, and the dialog it may be in. */
export const MENU = {
  title: 'Menu',
  close: 'Close',
  takeBack: 'Take the card back',
  claim: { yes: 'Claim it', no: 'Play on' },
  giveUp: { words: 'Give up the rest', yes: 'Give it up', no: 'Play on' },
  deal: 'This deal',
  settings: 'Settings of the table',
  getUp: {
    words: 'Get up, and begin a new sheet',
    question: 'You lose the sheet and the deal on the table. Begin a new sheet?',
    yes: 'Begin a new sheet',
    no: 'Keep it',
  },
  howPlayed:
    'Anna and Bert play from their own cards and from what was said and shown, as you do. A friend who has the number of a deal can play the same cards. The table is kept in this browser only.',
} as const;

/** The facts about a deal. */
export const FACTS = {
  hand: 'Hand',
  /** The gap is the title of the hand. */
  ownGame: '{hand}, at its own game',
  deal: 'Deal',
  turnedUp: 'Turned up',
  bidding: 'Bidding',
  link: { words: 'Copy the deal for a friend', name: 'The deal' },
} as const;

/** The card that was turned up, among the facts. */
export const sayTurnedUp = (card: Card, words: TableCardWords): string => `the ${words.name(card)}`;

/** The links to what the reader has left in the middle. */
export const GO_ON = { table: 'Back to the table', series: 'Go on with the series' } as const;
