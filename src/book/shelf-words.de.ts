/** The other books, as the shelf introduces them. */

/** What is said of a book. */
interface ShelfWords {
  readonly title: string;
  /** Who wrote it, where and when, as far as is known. */
  readonly origin: string;
  /** What it is here for, in a sentence or two. */
  readonly about: string;
}

/** The books by their ids. */
export const SHELF_WORDS = {
  eichhorn: {
    title: 'American Skat',
    origin: 'J. Charles Eichhorn, um 1909',
    about:
      'Das Buch der Nordamerikanischen Skatliga, von einem Spieler aus ihrem Regelausschuss. Es hat Verteilungen, die zweimal gespielt werden, Finessen für jeden Platz und mehr Nebenspiele, als je ein Mensch spielen wird.',
  },
  hoyle: {
    title: 'The Standard Hoyle',
    origin: '1912',
    about:
      'Ein dickes Spielebuch. Sein Kapitel über Skat ist älter als das Buch selbst: Es reizt noch auf die deutsche Art und hat siebzig Merksätze, eine Aufgabe des Herausgebers und ein Spiel zu zweit.',
  },
  tables: {
    title: 'Andere Tische',
    origin: 'Aus The Standard Hoyle, 1912, und von G. Capellen, Hannover 1915',
    about:
      'Drei Spiele, in denen sich Skatspieler gleich zu Hause fühlen: Whist, über das Foster vor dem Skat geschrieben hat, Calabrasella, bei dem einer gegen zwei spielt, und Mate mit zwanzig Karten, bei dem nichts verdeckt ist.',
  },
  essays: {
    title: 'Aufsätze',
    origin: 'Von uns',
    about:
      'Was in kein Buch gehört: ein Abend, eine Aufgabe, eine Frage, die die Kapitel offenlassen.',
  },
} as const satisfies Readonly<Record<string, ShelfWords>>;
