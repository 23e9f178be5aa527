/** The table of contents; lines with marks are read by src/lib/marked.ts. */
import { MANUAL_OF_1922 } from '../book-words.de.ts';

/** What stands around the chapters. */
export const CONTENTS_PAGE = {
  title: 'Inhalt',
  description: 'Die Kapitel des Handbuchs der Reihe nach, mit den Spielen, die zu jedem gehören.',
  opening:
    'Reihenfolge und Seitenzahlen sind die von Fosters Handbuch. Unter jedem Kapitel stehen die Spiele, die es bespricht.',
  /** The numbers of the chapters for newcomers stand in the gap. */
  newcomers:
    'Noch nie Skat gespielt? [Lern ihn in zehn Minuten](/learn/) und lies dann [Skat heute](/today/). Das Spiel von 1922 beginnt mit den Kapiteln {chapters}; seine Regeln stehen in [Kapitel 3](/manual/the-laws/).',
  about: 'Über dieses Buch',
  /** The link to the e-book stands in the gap. */
  takeAlong: 'Zum Mitnehmen: {ebook} (EPUB) oder [alles auf einer Seite zum Drucken](/print/)',
  ebook: 'das E-Book',
  today: 'Skat heute',
  ofToday: 'Das Spiel, wie es die Vereine spielen',
  manual: MANUAL_OF_1922.title,
  ofManual: 'Das Spiel von 1922, mit den Seitenzahlen des Buchs',
  /** Before the number of a page, for those who hear it. */
  page: 'Seite',
} as const;

/** What stands before the hands of a chapter. */
export const handsBelow = (hands: number): string => (hands === 1 ? 'Spiel' : 'Spiele');

/** Other pages of the book, at the end of the contents. */
export const AFTER_CHAPTERS: Readonly<Record<string, string>> = {
  '/shelf/who-says-what/': 'Vier Bücher im Vergleich, Regel für Regel',
  '/score/': 'Die Spielliste für deinen eigenen Tisch',
  '/proof/': 'Foster auf die Probe gestellt',
  '/glossary/': 'Glossar',
  '/errata/': 'Druckfehler',
  '/sources/': 'Quellen',
};
