/** What the page of all that a reader keeps says. */
import { counted } from '../game/words/nouns.de.ts';

/** How the page opens. */
export const KEPT_OPENING = {
  title: 'Alles Gemerkte',
  description:
    'Wo du zu lesen aufgehört hast, deine Lesezeichen und Notizen, und alles zusammen als eine Datei.',
  opening: 'Deine Stelle, deine Lesezeichen und deine Notizen, nur in diesem Browser',
  withoutScript:
    'Um sich deine Stelle zu merken, braucht das Buch JavaScript. Lesen kannst du es auch ohne.',
} as const;

/** The sections of the page; lines with marks are read by src/lib/marked.ts. */
export const KEPT_PAGE = {
  place: 'Wo du aufgehört hast',
  noPlace:
    'Noch nirgends. Während du liest, merkt sich das Buch deine Stelle und was du schon gelesen hast.',
  forget: 'Vergessen, wo ich aufgehört und was ich gelesen habe',
  forgotten: 'Vergessen sind deine Stelle und was du gelesen hast.',
  answers: 'Fragen, die du beantwortet hast',
  askAll: 'Alle Fragen noch einmal stellen',
  asked: 'Alle Fragen werden dir wieder gestellt.',
  marks: 'Lesezeichen und Notizen',
  file: 'Alles in einer Datei',
  inThisBrowser:
    'All das bleibt nur in diesem Browser. Du kannst es als eine Datei speichern, zusammen mit deinem [Fortschritt beim Üben](/practice/progress/), mit den Spielen und Skatabenden der Analyse und mit deinen Einstellungen. Lädst du eine solche Datei, dann kommt dazu, was in ihr steht, und nichts geht verloren.',
} as const;

/** How many chapters were read, as a line with marks. */
export const sayChaptersRead = (chapters: number): string =>
  `Du hast ${counted(chapters, 'chapter')} zu Ende gelesen; im [Inhalt](/manual/) siehst du, welche.`;

/** How many questions were answered. */
export const sayAnswered = (questions: number): string =>
  `Bei ${counted(questions, 'question')} in den Kapiteln hast du geantwortet oder dir die Antwort zeigen lassen; dort bleibt die Antwort offen.`;

/** The list of bookmarks and notes. */
export const KEPT_MARKS = {
  none: 'Noch keine. Neben jedem Absatz eines Kapitels ist ein Fähnchen: Zeig auf den Absatz, tipp ihn an, oder geh mit der Tabulatortaste zum Fähnchen und mit den Pfeiltasten weiter. In einem Beispielspiel hat auch die Stelle am Tisch ein Fähnchen.',
  keep: 'Behalten',
  leave: 'Lassen, wie es war',
  write: 'Notiz schreiben',
  change: 'Ändern',
} as const;

/** How the paragraph of a mark begins, as a link to it. */
export const quoteMarked = (begins: string): string => `„${begins}“`;
