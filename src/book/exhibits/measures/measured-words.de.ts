/** What stands beside a measure. */
import { grouped } from '#edition/game/words/number-words.ts';
import { nounFor } from '../../../game/words/nouns.de.ts';

/** The heads and sources of a plot. */
export const MEASURED = {
  wonOfHundred: 'von 100 gewonnen',
  pointsOfGame: 'Punkte je Spiel',
  cardPoints: 'Augen',
  cases: 'Fälle',
  seats: '● Vorhand, ■ Mittelhand, ▲ Hinterhand.',
  allOpen: 'Alle spielen mit offenen Karten immer die beste Karte.',
  ownCards: 'Alle kennen nur ihre eigenen Karten und was gefallen ist.',
  proof: 'Was das zeigen kann und was nicht.',
} as const;

/** The fold that says how a measure was made. */
export const HOW_MEASURED = {
  how: 'So wurde gemessen',
  /** What follows where the reader has a computer at hand. */
  again: ', und so misst du nach',
} as const;

const deals = (number: number): string => `${grouped(number)} ${nounFor(number, 'deal')}`;

/** The same after a margin, where there is no column for it. */
export const sayOfCases = (cases: number): string => `von ${grouped(cases)}`;

/** On how many deals a plot stands, and what its lines are. */
export const sayPlotSource = (number: number, seed: number): string =>
  `${deals(number)}, Startwert ${seed}; die Linien sind die Fehlergrenzen, die in 95 von 100 solchen Messungen halten.`;

/** On how many deals a measure was made, and by which version of the program. */
export const sayHowSource = (number: number, seed: number, program: string): string =>
  `${deals(number)}, Startwert ${seed}, Programm ${program}.`;

/** The table of cards that may lie in the skat. */
export const CARDS_IN_SKAT = {
  cards: 'Karten, die du brauchst',
  chance: 'Eine oder zwei davon im Skat, in 100 Verteilungen',
  source:
    'Das sind genaue Chancen: Von den 231 Paaren, die deine 22 unbekannten Karten bilden, zählen die mit einer oder zwei dieser Karten.',
} as const;

/** The table of trumps that are missing. */
export const MISSING_TRUMPS = {
  title: 'Wie fehlende Trümpfe sitzen, eine breite Tabelle',
  missing: 'Es fehlen',
  together: 'Alle bei einem Gegenspieler',
  ways: 'Alle Möglichkeiten, in 100 Verteilungen, die häufigste zuerst',
  source:
    'Die größere Zahl steht vorn, ganz gleich, welcher Gegenspieler sie hat; Trümpfe im Skat stehen hinter dem +. Das sind genaue Chancen.',
} as const;

/** Between the ways: their chances have commas already. */
export const BETWEEN_WAYS = '; ';

/** A chance below a tenth of a hundredth. */
export const LEAST_CHANCE = 'unter 0,1';
