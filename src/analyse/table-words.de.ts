/** What can be done with the hand on the table, and what came of it. */
import { listed } from '#edition/game/words/lists.ts';

/** The buttons above the table. */
export const TABLE_BUTTONS = {
  change: 'Karten ändern',
  save: 'Speichern',
  copy: 'Link kopieren',
  count: 'Dieses Spiel mitzählen',
} as const;

/** A button of the row that takes the hand along: what it shows, and what it is called. */
interface TakeWords {
  readonly words: string;
  readonly name: string;
}

/** The row of buttons that take the hand along. */
export const TAKE_ALONG = {
  name: 'Mitnehmen',
  before: 'Mitnehmen als',
  hand: { words: '.hand-Datei', name: 'Als .hand-Datei mitnehmen' },
  record: { words: 'Serverprotokoll', name: 'Als Serverprotokoll mitnehmen' },
} as const;

/** The button for a picture of the place. @param form the kind of file. */
export const takePictureWords = (form: 'PNG' | 'SVG'): TakeWords => ({
  words: `${form}-Bild`,
  name: `Diese Stelle als ${form}-Bild mitnehmen`,
});

/** What a button did, or why it could not. */
export const TABLE_STATUS = {
  saved: 'In diesem Browser gespeichert.',
  notCopied: 'Der Browser lässt die Seite nicht kopieren: Nimm den Link aus der Adresszeile.',
  notMade: 'Die Datei ließ sich nicht anlegen. Bist du offline?',
  notWhole: 'Es ließ sich nicht alles speichern. Bist du offline?',
} as const;

/** The review of the hand, as the beginning of a sentence on its loading. */
export const REVIEW_PART = 'Der Rückblick';

/** What a link to the hand lacks. @param parts each in words; see `leftOut`. */
export const sayLeftOut = (parts: readonly string[]): string =>
  `Der Link enthält die Karten und den Verlauf, aber nicht alles. Es fehlt: ${listed(parts)}. Die .hand-Datei hat alles.`;
