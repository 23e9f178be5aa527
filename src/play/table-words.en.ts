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
  requestNotLoaded: 'The deal in the address could not be loaded. Are you offline?',
  takenBack: 'You have taken your card back.',
} as const;

/** The buttons at the table. */
export const TABLE_BUTTONS = {
  allCards: 'Show all cards',
  closeRefuted: 'Close',
  goOn: 'Go on',
  tryAgain: 'Try again',
} as const;

/** Below a deal that is over. */
export const DEAL_END = {
  next: 'Next deal',
  again: 'Play it again',
  analyse: 'Analyse',
  lookBack: 'Look back',
} as const;

/** The menu, and the dialog it may be in. */
export const MENU = {
  title: 'Menu',
  close: 'Close',
  takeBack: 'Take the card back',
  claim: { yes: 'Claim it', no: 'Play on' },
  giveUp: { words: 'Give up the rest', yes: 'Give up', no: 'Play on' },
  deal: 'This deal',
  settings: 'Table settings',
  getUp: {
    words: 'Leave the table and begin a new sheet',
    question: 'You will lose this sheet and the deal on the table. Begin a new sheet?',
    yes: 'Begin a new sheet',
    no: 'Keep this sheet',
  },
  howPlayed:
    'Anna and Bert play from their own cards and from what was said and shown, as you do. A friend who has the number of a deal can play the same cards. The table is kept in this browser only.',
} as const;

/** The facts about a deal. */
export const FACTS = {
  hand: 'Hand',
  /** The gap is the title of the hand. */
  ownGame: '{hand}, with its game already named',
  deal: 'Deal',
  turnedUp: 'Turned up',
  bidding: 'Bidding',
  link: { words: 'Copy the deal for a friend', name: 'The deal' },
} as const;

/** The card that was turned up, among the facts. */
export const sayTurnedUp = (card: Card, words: TableCardWords): string => `the ${words.name(card)}`;

/** The links to what the reader has left in the middle. */
export const GO_ON = { table: 'Back to the table', series: 'Go on with the series' } as const;
