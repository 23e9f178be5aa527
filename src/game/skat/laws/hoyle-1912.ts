import type { RuleBook } from './law.ts';

const SIMPLE = { C: 4, S: 3, H: 2, D: 1 };
const TOURNEE = { C: 8, S: 7, H: 6, D: 5 };
const SOLO = { C: 12, S: 11, H: 10, D: 9 };

/**
 * The Skat chapter of *The Standard Hoyle*: German rules of an older day, bid by suits, without
 * Gucki and Passt-mir-nicht, and with no game lost double.
 *
 * Our text of the book is a scan, and its big table of values is beyond reading. The values are
 * those of "Counting the Game" and "The Philosophy of the Count", where all of them are legible.
 */
export const HOYLE_1912: RuleBook<'hoyle-1912'> = {
  id: 'hoyle-1912',
  digit: 2,
  // The book does not say what an overbid game costs.
  practised: false,
  title: 'The Standard Hoyle (1912)',
  names: {
    en: {
      inFull: '1912: The Standard Hoyle',
      inText: 'The Standard Hoyle, 1912',
      inShort: 'Hoyle',
    },
    de: {
      inFull: '1912: The Standard Hoyle',
      inText: 'Regeln des Standard Hoyle von 1912',
      inShort: 'Hoyle',
    },
  },
  rates: {
    simple: {
      base: SIMPLE,
      lost: 1,
      standing: 'official',
      where: 'The Philosophy of the Count',
    },
    tournee: { base: TOURNEE, lost: 1, standing: 'official', where: 'Counting the Game' },
    solo: { base: SOLO, lost: 1, standing: 'official', where: 'Counting the Game' },
    'tournee-grand': { base: 12, lost: 1, standing: 'official', where: 'Counting the Game' },
    'grand-solo': { base: 16, lost: 1, standing: 'official', where: 'Counting the Game' },
    nullo: { base: 20, lost: 1, standing: 'official', where: 'Counting the Game' },
    // Some tables count 32; the book prefers 40.
    'open-nullo': { base: 40, lost: 1, standing: 'official', where: 'Counting the Game' },
    'tournee-nullo': {
      base: 15,
      lost: 1,
      standing: 'by-agreement',
      where: 'Counting the Game',
    },
  },
  ramsch: {
    ramsch: {
      // Fifteen for "all the points", also where somebody else took a trick without any.
      charge: {
        by: 'sum',
        usual: 10,
        oneWithoutTrick: 10,
        twoWithoutTrick: 15,
        everyPoint: 15,
      },
      // Two who tie pay ten each, to the third alone.
      tie: 'each-whole',
      skat: 'last-trick',
      everyTrick: null,
      standing: 'by-agreement',
      where: 'When There is No Call, Ramps; Skat Ramsch',
    },
  },
  multipliers: {
    game: 1,
    hand: 0,
    schneider: 1,
    'schneider-announced': 1,
    schwarz: 1,
    'schwarz-announced': 1,
    open: 0,
  },
  // "Thirty points or less" is schneider, and the rule works both ways: the defenders are
  // schneider with 30, so the declarer needs only 90.
  targets: { game: 61, schneider: 90, outOfSchneider: 31 },
  schwarz: 'no-points',
  skatWithoutTrick: 'declarer',
  bidding: { without: [], vorhandMustBid: false },
  // "After the first card is played" and in the Tournee; of other games the book says nothing.
  abandoning: { games: ['tournee'], cardsPlayed: 2 },
  where: {
    multipliers: 'Counting the Game',
    targets: 'Penalties; Schneider and Schwarz',
    schwarz: 'Penalties; Schneider and Schwarz',
    skatWithoutTrick: 'What is Tourné?; What is Solo?',
    lost: 'Penalties; Matadors',
    madeByDefenders: null,
    // The book says that the declarer loses ("Grando with the Knaves"), but not how much.
    overbid: null,
    bidding: 'From the Lowest to the Highest Game',
    abandoning: 'To Lay Down',
  },
};
