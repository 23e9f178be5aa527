/** What is said while a text is read as hands, and about what became of it. */
import { grouped } from '#edition/game/words/number-words.ts';

/** The field for a text, in lines with marks (src/lib/marked.ts). */
export const FROM_TEXT = {
  field: 'Füg ein Spiel ein, tipp es ein oder zieh eine Datei auf die Seite',
  forms:
    'In [der Schreibweise dieses Buchs](/notation/), als Link, als Kartenlisten (♣B, Kreuz-Bube) oder als Spielprotokolle des International Skat Server: eins oder mehrere, beliebig gemischt.',
  read: 'Lesen',
  open: 'Dateien öffnen',
} as const;

/** The reading of a long text. */
export const READING = { begins: 'Der Text wird gelesen …', stop: 'Hier anhalten' } as const;

/** How far the reading is. */
export const sayReadSoFar = (read: number, total: number): string =>
  `${grouped(read)} von ${grouped(total)} Teilen gelesen …`;

/** The account of a text that was read. */
export const TEXT_ACCOUNT = {
  name: 'Was gelesen wurde',
  goOn: 'Weiterlesen',
  unread: 'Zeig, was nicht gelesen wurde',
} as const;

/** The worker that reads hands: why it gives no answer. */
export const READER = {
  forbidden: 'Der Browser lässt den Teil der Seite nicht starten, der Spiele liest.',
  broken: 'Der Teil der Seite, der Spiele liest, ließ sich nicht laden.',
  offline: 'Der Teil der Seite, der Spiele liest, ließ sich nicht laden. Bist du offline?',
  failed: 'Beim Lesen ist etwas schiefgegangen: Das ist ein Fehler des Buchs, nicht deiner.',
  /** What to do where the text could not be read. */
  textStays: 'Dein Text bleibt stehen.',
  /** Above a hand whose text could not be read, so that only its address is known. */
  laidBare: 'Die Kommentare ließen sich nicht lesen; hier ist das Spiel ohne sie.',
} as const;

/** A game without a card, of which only the deal can be shown. */
export const NO_CARD_LED =
  'In diesem Spiel wurde keine Karte ausgespielt. Hier liegt die Verteilung; wähl ein Spiel dafür.';

/** A hand of the book could not be loaded. */
export const BOOK_OFFLINE = {
  message: 'Das Beispielspiel des Buchs ließ sich nicht laden.',
  hint: 'Bist du offline?',
} as const;

/** A link to a hand of the book that there is not. @param id the name in the link. */
export const notInBook = (id: string): { readonly message: string; readonly hint: string } => ({
  message: `Ein Beispielspiel „${id}“ hat das Buch nicht.`,
  hint: 'Such es unter den Spielen des Buchs.',
});
