/** The file of everything that a reader stores: its parts, and what became of them. */
import { listed } from '../lists.de.ts';

/** The parts by name. */
export const PART_TITLES = {
  practice: 'Üben',
  reading: 'Wo du liest',
  answers: 'Beantwortete Fragen',
  marks: 'Lesezeichen und Notizen',
  hands: 'Gespeicherte Spiele',
  evenings: 'Skatabende',
  room: 'Die Analyse',
  settings: 'Einstellungen',
  sprints: 'Läufe auf Zeit',
  scores: 'Spiellisten',
  table: 'Der Tisch',
  series: 'Serien',
  two: 'Skat zu zweit',
  elbow: 'Tipps am Tisch',
  tournaments: 'Turniere',
} as const;

/** What is new in a part where nothing is counted. */
export const CHANGED_PARTS = {
  practice: 'deine Auswahl beim Üben',
  reading: 'die Stelle, an der du liest',
  answers: 'deine Antworten auf Fragen',
  evenings: 'Ergebnisse zu Spielen',
  room: 'was du in der Analyse angefangen hast',
  settings: 'deine Einstellungen',
  scores: 'Spiele einer Liste',
  table: 'der Tisch, an dem du spielst',
  series: 'eine angefangene Serie',
  two: 'dein Skat zu zweit',
  elbow: 'wann das Buch am Tisch mitredet',
  tournaments: 'Zettel eines Turniers',
  desk: 'Eingaben in der Turnierleitung',
} as const;

/** What is counted, one and several. */
const COUNTED = {
  answer: ['Antwort', 'Antworten'],
  section: ['gelesener Abschnitt', 'gelesene Abschnitte'],
  question: ['beantwortete Frage', 'beantwortete Fragen'],
  mark: ['Lesezeichen oder Notiz', 'Lesezeichen und Notizen'],
  note: ['ergänzte Notiz', 'ergänzte Notizen'],
  hand: ['gespeichertes Spiel', 'gespeicherte Spiele'],
  evening: ['Skatabend', 'Skatabende'],
  sprint: ['Lauf auf Zeit', 'Läufe auf Zeit'],
  sheet: ['Spielliste', 'Spiellisten'],
  deal: ['Spiel einer Serie', 'Spiele aus Serien'],
  result: ['Ergebnis', 'Ergebnisse'],
  looked: ['Rückblick', 'Rückblicke'],
  tournament: ['Turnier', 'Turniere'],
} as const;

/** What is new in a part: `3 gespeicherte Spiele`; null for none. */
export function countNewOnes(number: number, what: keyof typeof COUNTED): string | null {
  const [one, many] = COUNTED[what];
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`;
}

/** Why a file is not read at all. */
export const NO_FILE = {
  broken: 'Das ist keine Datei dieses Buchs, oder sie ist abgeschnitten.',
  foreign: 'Diese Datei stammt nicht von Vorhand.',
  noVersion: 'Es steht nicht dabei, welche Fassung es ist.',
} as const;

/** A file of a later version. */
export const sayNewerFile = (version: number): string =>
  `Sie stammt aus einer neueren Fassung von Vorhand (${version}). Lade die Seite neu.`;

const UNREAD = {
  newer: 'stammt aus einer neueren Fassung von Vorhand; lade die Seite neu.',
  none: 'nichts davon ist lesbar.',
  some: 'ein Teil davon ist nicht lesbar.',
} as const;

/** A part that cannot be read, or not all of it. @param title `Gespeicherte Spiele`. */
export const sayUnreadPart = (title: string, why: keyof typeof UNREAD): string =>
  `${title}: ${UNREAD[why]}`;

/** What was new in a file, in a list. */
export const sayNewInFile = (news: readonly string[], file: string): string =>
  `Aus ${file} geladen: ${listed(news)}.`;

/** The parts that could not be stored. */
export const sayNotTaken = (titles: readonly string[]): string =>
  `Das konnte dieser Browser nicht speichern: ${listed(titles)}.`;

/** The parts that could not be read. @param problems in sentences. */
export const sayNotRead = (problems: readonly string[]): string =>
  `Nicht gelesen: ${problems.join(' ')}`;
