/** Counts with their nouns. */
import type { Case, Gender } from './grammar.de.ts';
import type { Noun } from './noun.ts';

/** A noun: its gender, one of it, several, and several in the dative. */
type Forms = readonly [gender: Gender, one: string, many: string, toMany: string];

const FORMS: Readonly<Record<Noun, Forms>> = {
  ace: ['neuter', 'Ass', 'Asse', 'Assen'],
  answer: ['feminine', 'Antwort', 'Antworten', 'Antworten'],
  card: ['feminine', 'Karte', 'Karten', 'Karten'],
  chapter: ['neuter', 'Kapitel', 'Kapitel', 'Kapiteln'],
  comment: ['masculine', 'Kommentar', 'Kommentare', 'Kommentaren'],
  correction: ['feminine', 'Berichtigung', 'Berichtigungen', 'Berichtigungen'],
  day: ['masculine', 'Tag', 'Tage', 'Tagen'],
  deal: ['feminine', 'Verteilung', 'Verteilungen', 'Verteilungen'],
  decision: ['feminine', 'Entscheidung', 'Entscheidungen', 'Entscheidungen'],
  game: ['neuter', 'Spiel', 'Spiele', 'Spielen'],
  'game record': ['neuter', 'Spielprotokoll', 'Spielprotokolle', 'Spielprotokollen'],
  hand: ['neuter', 'Blatt', 'Blätter', 'Blättern'],
  jack: ['masculine', 'Bube', 'Buben', 'Buben'],
  'JSON file': ['feminine', 'JSON-Datei', 'JSON-Dateien', 'JSON-Dateien'],
  link: ['masculine', 'Link', 'Links', 'Links'],
  'list of cards': ['feminine', 'Kartenliste', 'Kartenlisten', 'Kartenlisten'],
  mark: ['neuter', 'Lesezeichen', 'Lesezeichen', 'Lesezeichen'],
  minute: ['feminine', 'Minute', 'Minuten', 'Minuten'],
  pair: ['neuter', 'Paar', 'Paare', 'Paaren'],
  'piece of other text': [
    'neuter',
    'Stück anderer Text',
    'Stücke anderer Text',
    'Stücken anderer Text',
  ],
  player: ['masculine', 'Spieler', 'Spieler', 'Spielern'],
  point: ['neuter', 'Auge', 'Augen', 'Augen'],
  problem: ['feminine', 'Aufgabe', 'Aufgaben', 'Aufgaben'],
  question: ['feminine', 'Frage', 'Fragen', 'Fragen'],
  record: ['feminine', 'Aufzeichnung', 'Aufzeichnungen', 'Aufzeichnungen'],
  suit: ['feminine', 'Farbe', 'Farben', 'Farben'],
  'sure trick': ['masculine', 'sicherer Stich', 'sichere Stiche', 'sicheren Stichen'],
  ten: ['feminine', 'Zehn', 'Zehnen', 'Zehnen'],
  trick: ['masculine', 'Stich', 'Stiche', 'Stichen'],
  trump: ['masculine', 'Trumpf', 'Trümpfe', 'Trümpfen'],
  variation: ['feminine', 'Variante', 'Varianten', 'Varianten'],
  'winning jack': ['masculine', 'Stichbube', 'Stichbuben', 'Stichbuben'],
};

/** What only one of them has in a case other than the nominative: `1 Buben`, `1 sicheren Stich`. */
const ONE_OTHERWISE: Readonly<Partial<Record<Noun, string>>> = {
  jack: 'Buben',
  'sure trick': 'sicheren Stich',
  'winning jack': 'Stichbuben',
};

/** The gender of a noun, for the article before it. */
export const nounGender = (noun: Noun): Gender => FORMS[noun][0];

/**
 * The noun alone, as it stands after a number: `Stich`, `Stiche`, in the dative `Stichen`.
 *
 * @param wanted the case; the genitive of one is not provided for, since no sentence counts so.
 */
export function nounFor(number: number, noun: Noun, wanted: Case = 'nominative'): string {
  const [, one, many, toMany] = FORMS[noun];
  if (number !== 1) return wanted === 'dative' ? toMany : many;
  return wanted === 'nominative' ? one : (ONE_OTHERWISE[noun] ?? one);
}

/** A count with its noun: `1 Auge`, `0 Augen`, in the dative `3 Stichen`. */
export function counted(number: number, noun: Noun, wanted: Case = 'nominative'): string {
  return `${number} ${nounFor(number, noun, wanted)}`;
}
