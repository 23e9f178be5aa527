/** The menu of every page, and the names under which people look for what it leads to. */

export interface MenuEntry {
  /** Within the book. */
  readonly href: string;
  readonly text: string;
  /** What is there, in a few words without a full stop. */
  readonly about: string;
  /** What else people call it, in English and German, in small letters. */
  readonly also: readonly string[];
  /** How the addresses of its other pages begin. */
  readonly and?: readonly string[];
}

/** The first entries of the menu, always in sight. */
export const MAIN_MENU: readonly MenuEntry[] = [
  {
    href: '/learn/',
    text: 'Learn',
    about: 'Skat in ten minutes, card by card',
    also: [
      'how to play',
      'how to play skat',
      'how do i play skat',
      'learn skat',
      'learn to play',
      'lesson',
      'first lesson',
      'tutorial',
      'beginner',
      'beginners',
      'for beginners',
      'new to skat',
      'getting started',
      'lernen',
      'skat lernen',
      'anfänger',
      'anleitung',
      'einführung',
    ],
  },
  {
    href: '/play/',
    text: 'Play',
    about: 'whole deals against two players',
    also: [
      'play skat',
      'play a game',
      'play a deal',
      'play online',
      'play against the computer',
      'computer',
      'opponents',
      'bots',
      'spielen',
      'skat spielen',
      'tisch',
      'partie',
    ],
  },
  {
    href: '/manual/',
    text: 'Read',
    about: 'the chapters',
    also: [
      'contents',
      'chapters',
      'manual',
      'book',
      'table of contents',
      'lesen',
      'inhalt',
      'buch',
    ],
    and: ['/errata/', '/sources/', '/proof/'],
  },
  {
    href: '/practice/',
    text: 'Practise',
    about: 'counting, matadors, bidding: ten questions at a time',
    also: [
      'practice',
      'drill',
      'drills',
      'train',
      'training',
      'exercise',
      'exercises',
      'quiz',
      'puzzle',
      'puzzles',
      'today',
      'daily',
      'üben',
      'übung',
      'übungen',
    ],
  },
];

/** The other entries, behind “More”. */
export const MORE_MENU: readonly MenuEntry[] = [
  {
    href: '/hands/',
    text: 'Hands',
    about: 'every hand in the book, to step through',
    also: ['all hands', 'index of hands', 'blätter', 'beispiele'],
    and: ['/data/'],
  },
  {
    href: '/analyse/',
    text: 'Analysis',
    about: 'your own hand, worked out exactly',
    also: [
      'analyse',
      'analyze',
      'analysis room',
      'solver',
      'engine',
      'import',
      'paste',
      'review',
      'evening',
      'analysieren',
      'analyse skat',
      'auswerten',
    ],
  },
  {
    href: '/score/',
    text: 'Score pad',
    about: 'for your own table with real cards',
    also: [
      'score',
      'scores',
      'pad',
      'score sheet',
      'scorekeeping',
      'keep score',
      'keep the score',
      'liste',
      'skatliste',
      'block',
      'skatblock',
      'abrechnung',
      'aufschreiben',
      'punkte aufschreiben',
    ],
  },
  {
    href: '/score/tournament/',
    text: 'Tournament desk',
    about: 'tables, rounds and places for a whole evening',
    also: ['tournament', 'desk', 'turnier', 'preisskat', 'skatturnier', 'tournament table'],
  },
  {
    href: '/shelf/',
    text: 'The shelf',
    about: 'other old books, and games besides Skat',
    also: ['shelf', 'other books', 'other games', 'library', 'regal', 'andere spiele'],
  },
  {
    href: '/glossary/',
    text: 'Glossary',
    about: 'the words of Skat, in English and German',
    also: ['dictionary', 'wörter', 'wörterbuch', 'glossar', 'begriffe'],
  },
  {
    href: '/kept/',
    text: 'What you keep',
    about: 'your place, marks, notes and games',
    also: [
      'kept',
      'bookmarks',
      'saved',
      'backup',
      'export',
      'my data',
      'lesezeichen',
      'notizen',
      'sicherung',
    ],
  },
  {
    href: '/manual/#take-along',
    text: 'E-book',
    about: 'the whole book in one file, or on paper',
    also: [
      'ebook',
      'epub',
      'pdf',
      'download',
      'print',
      'paper',
      'kindle',
      'herunterladen',
      'drucken',
    ],
  },
  {
    href: '/offline/',
    text: 'Without network',
    about: 'the whole book, stored in this browser',
    also: ['offline', 'install', 'app', 'no internet', 'ohne netz', 'ohne internet'],
  },
  {
    href: '/notation/',
    text: 'How hands are written',
    about: 'the text format for hands',
    also: ['notation', 'file format', 'format', 'write a hand', 'schreibweise'],
  },
  {
    href: '/embed/',
    text: 'A hand on your page',
    about: 'one line of HTML for a web site or blog',
    also: ['embed', 'widget', 'iframe', 'web component', 'einbetten'],
  },
  {
    href: '/about/',
    text: 'About this book',
    about: 'what it is, and who made it',
    also: ['about', 'imprint', 'contact', 'impressum', 'über'],
    and: ['/changes/'],
  },
];
