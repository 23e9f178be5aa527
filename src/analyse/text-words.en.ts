/** What is said while a text is read as hands, and about what became of it. */
import { grouped } from '#edition/game/words/number-words.ts';

/** The field for a text, in lines with marks (src/lib/marked.ts). */
export const FROM_TEXT = {
  field: 'Paste or type a hand, or drop a file anywhere',
  forms:
    'In [the notation of this book](/notation/), a link, lists of cards (♣J, Kreuz-Bube), or game records of the International Skat Server: one or more, in any combination.',
  read: 'Read it',
  open: 'Open files',
} as const;

/** The reading of a long text. */
export const READING = { begins: 'The text is being read …', stop: 'Stop here' } as const;

/** How far the reading is. */
export const sayReadSoFar = (read: number, total: number): string =>
  `${grouped(read)} of ${grouped(total)} pieces read …`;

/** The account of a text that was read. */
export const TEXT_ACCOUNT = {
  name: 'What was read',
  goOn: 'Read on',
  unread: 'Show what was not read',
} as const;

/** The worker that reads hands: why it gives no answer. */
export const READER = {
  forbidden: 'The browser does not let the page start its hand reader.',
  broken: 'The hand reader could not be loaded.',
  offline: 'The hand reader could not be loaded. Are you offline?',
  failed: 'The hand reader could not cope with this text: that is the book’s fault, not yours.',
  /** What to do where the text could not be read. */
  textStays: 'Your text is still in the field.',
  /** Above a hand whose text could not be read, so that only its address is known. */
  laidBare: 'Its comments could not be read; this is the hand without them.',
} as const;

/** A game without a card, of which only the deal can be shown. */
export const NO_CARD_LED =
  'No card was led in this game, so only its deal is on the table. Choose a game for it.';

/** A hand of the book could not be loaded. */
export const BOOK_OFFLINE = {
  message: 'The hand of the book could not be loaded.',
  hint: 'Are you offline?',
} as const;

/** A link to a hand of the book that there is not. @param id the name in the link. */
export const notInBook = (id: string): { readonly message: string; readonly hint: string } => ({
  message: `The book has no hand “${id}”.`,
  hint: 'Look for it in the index of hands.',
});
