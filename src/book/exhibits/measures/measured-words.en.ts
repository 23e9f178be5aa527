/** What stands beside a measure. */
import { grouped } from '#edition/game/words/number-words.ts';

/** The heads and sources of a plot. */
export const MEASURED = {
  wonOfHundred: 'won in 100',
  pointsOfGame: 'points a game',
  cardPoints: 'card points',
  cases: 'cases',
  seats: '● Vorhand, ■ Mittelhand, ▲ Hinterhand.',
  allOpen: 'Everyone plays the best card, with all cards open.',
  ownCards: 'Everyone plays from their own cards and from what has been played.',
  proof: 'What that can show, and what it cannot.',
} as const;

/** The fold that says how a measure was made. */
export const HOW_MEASURED = {
  how: 'How it was measured',
  /** What follows where the reader has a computer at hand. */
  again: ', and how to do it again',
} as const;

/** The same after a margin, where there is no column for it. */
export const sayOfCases = (cases: number): string => `of ${grouped(cases)}`;

/** On how many deals a plot stands, and what its lines are. */
export const sayPlotSource = (deals: number, seed: number): string =>
  `${grouped(deals)} deals, seed ${seed}; the lines are the margins that hold in 95 of 100 such measurements.`;

/** On how many deals a measure was made, and by which version of the program. */
export const sayHowSource = (deals: number, seed: number, program: string): string =>
  `${grouped(deals)} deals, seed ${seed}, program ${program}.`;

/** The table of cards that may lie in the skat. */
export const CARDS_IN_SKAT = {
  cards: 'Cards you need',
  chance: 'One or two of them in the skat, in 100 deals',
  source:
    'These are exact chances: of the 231 pairs of your 22 unseen cards, those with one or two of them.',
} as const;

/** The table of trumps that are missing. */
export const MISSING_TRUMPS = {
  title: 'How missing trumps lie, a wide table',
  missing: 'Missing',
  together: 'All with one defender',
  ways: 'All the ways, in 100 deals, the likeliest first',
  source:
    'The larger number stands first, whichever defender has it; trumps in the skat stand after +. These are exact chances.',
} as const;

/** Between the ways. */
export const BETWEEN_WAYS = ', ';

/** A chance below a tenth of a hundredth. */
export const LEAST_CHANCE = 'under 0.1';
