/** What can be done with the hand on the table, and what came of it. */
import { listed } from '#edition/game/words/lists.ts';

/** The buttons above the table. */
export const TABLE_BUTTONS = {
  change: 'Change the cards',
  save: 'Save',
  copy: 'Copy the link',
  count: 'Count this hand',
} as const;

/** A button of the row that saves the hand: what it shows, and what it is called. */
interface TakeWords {
  readonly words: string;
  readonly name: string;
}

/** The row of buttons that save the hand as a file. */
export const TAKE_ALONG = {
  name: 'Save a copy',
  before: 'Save it as',
  hand: { words: 'a .hand file', name: 'Save it as a .hand file' },
  record: { words: 'a server record', name: 'Save it as a server record' },
} as const;

/** The button for a picture of the place. @param form the kind of file. */
export const takePictureWords = (form: 'PNG' | 'SVG'): TakeWords => ({
  words: `a picture (${form})`,
  name: `Save it as a picture (${form}) of this place`,
});

/** What a button did, or why it could not. */
export const TABLE_STATUS = {
  saved: 'Saved in this browser.',
  notCopied: 'The browser does not let the page copy: take the link from the address bar.',
  notMade: 'The file could not be made. Are you offline?',
  notWhole: 'The whole hand could not be saved. Are you offline?',
} as const;

/** The review of the hand, as the beginning of a sentence on its loading. */
export const REVIEW_PART = 'The review';

/** What a link to the hand lacks. @param parts each in words; see `leftOut`. */
export const sayLeftOut = (parts: readonly string[]): string =>
  `The link holds the hand and its play, but not ${listed(parts)}. The .hand file has everything.`;
