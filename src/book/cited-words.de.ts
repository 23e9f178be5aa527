/** The books that notes cite, and where in them a fact stands. */
import { MANUAL_OF_1922 } from './book-words.de.ts';

/** What a note calls each book, its title, and its year where it is known. */
export const CITED_BOOKS = {
  Foster: { name: 'Foster', title: MANUAL_OF_1922.title, year: MANUAL_OF_1922.year },
  Eichhorn: { name: 'Eichhorn', title: 'American Skat', year: 'um 1909' },
  Hoyle: { name: 'Hoyle', title: 'The Standard Hoyle', year: '1912' },
  Today: { name: 'Heute', title: 'Internationale Skatordnung', year: null },
  Altenburg: {
    name: 'Altenburg',
    title: 'Skatverband und Skatgericht, Stadt Altenburg',
    year: null,
  },
  Capellen: {
    name: 'Capellen',
    title: 'G. Capellen, Zwei neue Kriegspiele, nach Sid Sackson, A Gamut of Games',
    year: '1915 und 1969',
  },
  Cotton: { name: 'Cotton', title: 'Charles Cotton, The Compleat Gamester', year: '1674' },
  Duden: { name: 'Duden', title: 'Duden, Das Herkunftswörterbuch', year: null },
  Martin: {
    name: 'Martin',
    title: 'Ulf Martin, „The Tarock of the Skat Inventors“, Teil II',
    year: null,
  },
  Matthes: { name: 'Matthes', title: 'Gerd Matthes, Skatstadt Altenburg', year: '1995' },
  Pratesi: { name: 'Pratesi', title: 'Franco Pratesi, Studies on Giusto Giusti', year: '2012' },
  Scoring: { name: 'Zählweisen', title: 'Englische Wikipedia, Skat scoring', year: null },
  Thuringia: {
    name: 'Thüringen',
    title: 'Typisch Thüringen, Carl Christian Adam Neefe',
    year: null,
  },
  UNESCO: {
    name: 'UNESCO',
    title: 'Deutsche UNESCO-Kommission, Bundesweites Verzeichnis Immaterielles Kulturerbe',
    year: null,
  },
  Wikipedia: {
    name: 'Wikipedia',
    title: 'Deutsche Wikipedia, Geschichte des Skatspiels',
    year: null,
  },
} as const satisfies Readonly<Record<string, { name: string; title: string; year: string | null }>>;

/** A page, or several as `40–44`. */
export const citePage = (page: string): string => `S. ${page}`;

/** The heading of a section. */
export const citeHeading = (heading: string): string => `unter „${heading}“`;
