/** What an e-book says of itself: to libraries and shops, and to those who read with ear or finger. */
import { BOOK_WORDS } from '#edition/book/book-words.ts';

/** The book as its package names it. `id` stays the same for all its versions; the English book has its own. */
export const BOOK = {
  id: 'urn:uuid:b0c4b0de-5a2e-5f2d-8e0f-5d1e5ca71922',
  title: BOOK_WORDS.name,
  subtitle: 'Ein Handbuch des Skatspiels',
  fullTitle: BOOK_WORDS.title,
  creator: 'Die Autoren von Vorhand',
  rights:
    'Creative Commons Namensnennung 4.0 International (CC BY 4.0). EB Garamond: SIL Open Font License.',
  description:
    'Ein Handbuch des Kartenspiels Skat, das Fosters Handbuch von 1922 Kapitel für Kapitel und Spiel für ' +
    'Spiel in eigenen Worten folgt: mit allen 23 Beispielspielen, ihrem Verlauf Stich für Stich, mit ' +
    'Anmerkungen und Varianten, mit Fragen und Antworten.',
  subjects: ['Skat', 'Kartenspiele'],
} as const;

/** How those read it who do not see it, or see little. */
export const ACCESS_SUMMARY =
  'Der ganze Text lässt sich vergrößern, umfärben und vorlesen. Karten im Text haben Namen für das Ohr. ' +
  'Jede Verteilung ist ein Bild, dessen Karten auch in Worten aufgezählt sind, und der Verlauf jedes ' +
  'Spiels ist eine Tabelle mit Überschriften. Neben Diagrammen stehen Tabellen mit denselben Zahlen. ' +
  'Wörter in anderen Sprachen sind als solche gekennzeichnet. Die Seitenzahlen sind die von Fosters ' +
  'Handbuch von 1922.';
