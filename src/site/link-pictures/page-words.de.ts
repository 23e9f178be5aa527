/** What the pictures of links to pages say that are no chapter and no hand. */
import type { PicturedPage } from './pictured-pages.ts';

/** Above the title, the title, and below it. */
export const PAGE_WORDS: Readonly<
  Record<PicturedPage, readonly [above: string, title: string, below: string]>
> = {
  '/': [
    'Das Kartenspiel',
    'Ein Buch, das seine Spiele selbst spielt',
    'Nach Fosters Handbuch von 1922',
  ],
  '/manual/': ['Inhalt', 'Skat, Kapitel für Kapitel', 'Von den 32 Karten bis zur Turnierleitung'],
  '/today/': ['Das Spiel von heute', 'Skat heute', 'Reizen in Zahlen, der Skat und die Liste'],
  '/shelf/': ['Die anderen Bücher', 'Das Regal', 'Eichhorn, Hoyle, Whist, Calabrasella und Mate'],
  '/hands/': ['Spiele', 'Beispielspiele', 'Karte für Karte, mit den Augen beider Seiten'],
  '/learn/': [
    'Die erste Lektion',
    'Skat in zehn Minuten',
    'Für alle, die noch kein Kartenspiel kennen',
  ],
  '/analyse/': ['Jedes eigene Spiel', 'Die Analyse', 'Was jede Karte wert war, mit offenen Karten'],
  '/problems/': [
    'Eine Karte ist die beste',
    'Skataufgaben',
    'Jeden Tag eine neue, nach Thema und Schwierigkeit',
  ],
  '/hand/': [
    'Deine zehn Karten',
    'Mein Blatt',
    'Wie weit du reizen kannst und was jedes Spiel wert ist',
  ],
  '/practice/': ['Übungen', 'Üben', 'Immer zehn Fragen, jede mit ihrer Begründung'],
  '/glossary/': [
    'Die Wörter am Tisch',
    'Glossar',
    'Was sie bedeuten und wie sie bei Foster heißen',
  ],
};

/** Above the title of a chapter that has no number. */
export const ABOUT_THE_BOOK = 'Über das Buch';

/** In the corner of each. */
export const SUBTITLE = 'ein Handbuch des Skatspiels';

/** The picture of a place in a hand. */
export const PLACE_WORDS = { trick: 'Stich', tricks: 'Stiche, ' } as const;
