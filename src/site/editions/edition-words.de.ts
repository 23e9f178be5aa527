/** What the e-book and the page for paper say around the chapters. */

/** Headings of their own. */
export const EDITION = {
  cover: 'Umschlag',
  contents: 'Inhalt',
  manual: 'Das Handbuch',
  glossary: 'Glossar',
  pages: 'Die Seiten von 1922',
  landmarks: 'Wegweiser',
  /** Below the title, on the cover and on the first sheet. */
  after: 'nach Fosters Handbuch von 1922, mit allen seinen Spielen',
  /** Of the title page; a line with marks (src/lib/marked.ts). */
  hands:
    'Mit den dreiundzwanzig Spielen aus _Foster’s Skat Manual_ von 1922, ihrem Verlauf und ihren Varianten',
  imprint:
    'Von den Autoren von Vorhand. Du darfst dieses Buch kopieren, übersetzen und verändern, wenn du es als Quelle nennst (Creative Commons Namensnennung 4.0). Gesetzt aus der EB Garamond, die unter der SIL Open Font License steht.',
  /** What follows it where the site has an address, which stands in the gap. */
  site: ' Das Buch, das seine Spiele selbst spielt, findest du unter {address}.',
  today: 'Skat heute',
  /** The page for paper: its title and its description. */
  toPrint: 'Das ganze Buch zum Drucken',
  aboutPrint:
    'Alle Kapitel von Vorhand, einem Handbuch des Skatspiels, mit allen Spielen, auf einer Seite fürs Papier: mit Titelblatt, Inhalt, Kolumnentiteln und Seitenzahlen.',
} as const;

/** The questions of a leaf and their answers at its end. */
export const ANSWERS = {
  heading: 'Antworten',
  ofText: 'Fragen im Text',
  ofDrill: 'Übungen',
  drillAnswer: 'Die Antwort',
  answer: (number: number): string => `Antwort ${number}`,
  back: 'Zurück zur Frage',
} as const;

export const sayBackToNote = (number: number): string => `Zurück zu Anmerkung ${number}`;

/** The rest of a play, set apart from the position before it. @param from the trick it begins with. */
export const namePlay = (from: number): string =>
  from < 2 ? 'Der Verlauf' : `Der Verlauf ab Stich ${from}`;
