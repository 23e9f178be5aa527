/** The page of sources; lines with marks are read by src/lib/marked.ts. */
import type { CitedBook } from '../books.ts';

/** Its head and its sections. */
export const SOURCES_PAGE = {
  title: 'Quellen',
  description:
    'Das Handbuch von 1922, dem dieses Buch folgt, die anderen Bücher an seinen Rändern, und wo sie zitiert werden.',
  opening: 'Das Handbuch, dem dieses Buch folgt, und die Bücher, die seine Anmerkungen zitieren.',
  manual: {
    heading: 'Das Handbuch',
    /** The title of the manual stands in the gap. */
    text: 'Robert Frederick Foster, {manual}, dritte Auflage, New York, E. P. Dutton, 1922, in dem Text, den Distributed Proofreaders Canada daraus gemacht hat. Die Kapitel und Spiele dieses Buchs folgen ihm, und seine Seitenzahlen stehen neben unserem Text. Seine Fehler stehen unter [Druckfehler](/errata/).',
  },
  game: 'Zum Spiel',
  history: 'Zur Geschichte',
  ours: {
    heading: 'Was von uns ist',
    text: 'Aus den alten Büchern nehmen wir Tatsachen: Verteilungen, gespielte Karten, Regeln, Werte, Jahreszahlen. Die Sätze sind neu. Eine Anmerkung ohne Quelle ist von uns. Wenn wir sagen, dass ein Spiel in so vielen von hundert Verteilungen gewonnen wird, dann hat unser Rechenprogramm diese Verteilungen mit offenen Karten gespielt: [Foster auf die Probe gestellt](/proof/) erklärt, wie, und wie du es nachmessen kannst.',
  },
  licence: {
    heading: 'Was du damit machen darfst',
    /** The name of the licence stands in the gap, as a link. */
    texts:
      'Die Texte, die Spiele und die Daten stehen unter der Lizenz {licence}. Du darfst sie kopieren, drucken, übersetzen und ändern, auch für Geld, wenn du „Vorhand, ein Handbuch des Skatspiels“ nennst, wo es geht darauf verlinkst und sagst, was du geändert hast. Die Verteilungen, die gespielten Karten und die Regeln selbst sind Tatsachen und gehören niemandem. Wir haben diese Lizenz gewählt, damit die Seite eines Vereins oder ein anderes Programm unsere Spiele neben die eigenen stellen kann, unter welcher Lizenz die auch stehen.',
    name: 'Creative Commons Namensnennung 4.0',
    program:
      'Das Programm darfst du unter der MIT-Lizenz frei benutzen und ändern. Die Schrift, EB Garamond, steht unter der SIL Open Font License. Die Könige, Damen und Buben auf den großen Karten hat [Adrian Kennard](https://www.me.uk/cards/) gezeichnet und unter CC0 der Allgemeinheit geschenkt; ihre Farben sind von uns. Diese Lizenzen und die aller Pakete, die in der Seite stecken, stehen [in einer Datei](/licences.txt).',
  },
} as const;

/** What each source on the game is and what we take from it. */
export const GAME_SOURCES = {
  Eichhorn:
    'Von J. Charles Eichhorn. Die Regeln, Werte und Strafen der Nordamerikanischen Skatliga, mit vielen Ratschlägen und vielen Nebenspielen. Unseren Text hat eine Maschine von den Seiten gelesen. Dabei gingen die Bilder der Blätter und die meisten Seitenzahlen verloren, deshalb zitieren wir nach Überschriften.',
  Hoyle:
    'Das Skatkapitel in einem dicken Spielebuch. Es hat ältere deutsche Regeln, das Reizen nach Farben und eigene Ansichten. Auch dieses Buch zitieren wir nach Überschriften.',
  Today:
    'Die offiziellen Regeln von heute. Unsere Anmerkungen sagen mit unseren Worten, was sich seit 1922 geändert hat.',
  Capellen:
    'Zwei neue Kriegsspiele, in Hannover gedruckt; eins davon ist Mate. Wir kennen sie nur aus Sid Sacksons Bericht und nehmen von dort die Regeln und Züge, aber keinen Satz.',
  Scoring: 'Wie Turniere heute zählen.',
} as const satisfies Readonly<Partial<Record<CitedBook, string>>>;

/** The same for the sources on its history. */
export const HISTORY_SOURCES = {
  Altenburg: 'Die Stadt, in der das Spiel begann, über die Kongresse und den Verband.',
  Cotton: 'Ein englisches Spielebuch, für das Wort Matador.',
  Duden: 'Für das Wort Skat und seine Herkunft.',
  Martin: 'Eine Untersuchung über das Tarock, das die Erfinder des Skats kannten.',
  Matthes: 'Über die Stadt, ihre Spieler und ihre Zeitungen.',
  Pratesi: 'Über den Notar, in dessen Tagebuch Tarockkarten zum ersten Mal erwähnt werden.',
  Thuringia: 'Eine Seite über Thüringer, für den Mann, der das Reizen eingeführt hat.',
  UNESCO: 'Das deutsche Verzeichnis des immateriellen Kulturerbes, in dem Skat steht.',
  Wikipedia: 'Für Jahreszahlen, und dafür, wie viel von den alten Geschichten belegt ist.',
} as const satisfies Readonly<Partial<Record<CitedBook, string>>>;

/** In how many notes a book is cited, above the list of their chapters. */
export const sayCited = (notes: number): string =>
  `In ${notes} ${notes === 1 ? 'Anmerkung' : 'Anmerkungen'} zitiert`;
