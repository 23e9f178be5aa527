/** What stands around every page: its head and its foot, the search, the settings, the ways on. */
import { BOOK_WORDS } from '#edition/book/book-words.ts';
import { counted } from '../game/words/nouns.de.ts';
import type { FootAddress } from './foot-addresses.ts';

/** The head and the foot of a page; lines with marks are read by src/lib/marked.ts. */
export const FRAME = {
  book: BOOK_WORDS.name,
  title: BOOK_WORDS.title,
  skip: 'Zum Text',
  search: 'Suche',
  menu: 'Das Buch',
  more: 'Mehr',
  moreMenu: 'Mehr aus dem Buch',
  settings: 'Einstellungen',
  settingsKept:
    'Nur in diesem Browser gespeichert, wie auch [deine Stelle, Lesezeichen und Notizen](/kept/).',
  colophon:
    '_Vorhand_ folgt Fosters _Skat Manual_ von 1922, Kapitel für Kapitel und Spiel für Spiel, in eigenen Worten. Gesetzt aus der EB Garamond.',
  newer:
    'Es gibt eine neuere Version des Buchs, und diese Seite braucht einen Teil davon. Deine Stelle bleibt gespeichert.',
  loadNewer: 'Neue Version laden',
} as const;

/** The links of the foot by name. */
export const FOOT_WORDS: Readonly<Record<FootAddress, string>> = {
  '/about/': 'Über dieses Buch',
  '/glossary/': 'Glossar',
  '/errata/': 'Druckfehler',
  '/sources/': 'Quellen',
  '/data/': 'Die Spiele als Daten',
};

/** The version of the book, which is the link to the list of changes. */
export const sayVersion = (version: string): string => `Version ${version}`;

/** A chapter: its running title, its sections, the ways on. */
export const CHAPTER_FRAME = {
  chapter: 'Kapitel',
  theSections: ', die Abschnitte',
  sections: 'In diesem Kapitel',
  chapters: 'Kapitel',
  before: 'Davor',
  next: 'Weiterlesen',
  /** Above a chapter that is not yet translated. */
  untranslated: 'Dieses Kapitel gibt es bisher nur auf Englisch.',
} as const;

/** The name of the list of a chapter’s sections. */
export const nameOfSections = (title: string): string => `Die Abschnitte von „${title}“`;

/** How many problems practise a chapter. */
export const sayProblems = (problems: number): string =>
  `${counted(problems, 'problem')} zum Üben dazu`;

/** The cover. */
export const COVER = {
  about:
    'Skat lernen, spielen und nachlesen: das Kartenspiel, bei dem einer gegen zwei spielt und die Augen in den Stichen entscheiden.',
} as const;
