import type { RuleBook } from './law.ts';

const SIMPLE = { C: 4, S: 3, H: 2, D: 1 };
const TOURNEE = { C: 8, S: 7, H: 6, D: 5 };
const SOLO = { C: 12, S: 11, H: 10, D: 9 };

/** The American laws as *Foster's Skat Manual*, third edition, prints and explains them. */
export const AMERICAN_1922: RuleBook<'american-1922'> = {
  id: 'american-1922',
  digit: 0,
  practised: true,
  title: 'The American laws (Foster, 1922)',
  names: {
    en: { inFull: '1922: Foster’s American Skat', inText: 'the laws of 1922', inShort: 'Foster' },
    de: {
      inFull: '1922: Fosters amerikanischer Skat',
      inText: 'Regeln von 1922',
      inShort: 'Foster',
    },
  },
  rates: {
    simple: { base: SIMPLE, lost: 1, standing: 'official', where: 'law 1; p. 44' },
    tournee: { base: TOURNEE, lost: 1, standing: 'official', where: 'law 1; p. 54' },
    'passt-mir-nicht': { base: TOURNEE, lost: 2, standing: 'official', where: 'p. 78' },
    solo: { base: SOLO, lost: 1, standing: 'official', where: 'law 1; p. 85' },
    // The clubs' way of playing Solo (p. iv, 84, 93). The book gives it no value of its own, so it
    // has the Solo's; and it does not say whether a lost one costs double. It does here, because
    // everything else played with both cards of the skat does (p. 149, 180) and because Eichhorn
    // says so of the same game.
    'gucki-solo': { base: SOLO, lost: 2, standing: 'by-agreement', where: 'p. 84–85' },
    'tournee-grand': { base: 12, lost: 1, standing: 'official', where: 'law 1; p. 141' },
    'passt-mir-nicht-grand': { base: 12, lost: 2, standing: 'official', where: 'p. 141' },
    'gucki-grand': { base: 12, lost: 2, standing: 'official', where: 'p. 149' },
    'grand-solo': { base: 16, lost: 1, standing: 'official', where: 'law 1; p. 122' },
    'open-grand': { base: 24, lost: 1, standing: 'official', where: 'law 1; p. 139' },
    nullo: { base: 20, lost: 1, standing: 'official', where: 'law 1; p. 172' },
    'open-nullo': { base: 40, lost: 1, standing: 'official', where: 'law 1; p. 172' },
    'tournee-nullo': {
      base: 10,
      lost: 1,
      standing: 'by-agreement',
      where: 'laws 1 and 31; p. 182',
    },
    'passt-mir-nicht-nullo': {
      base: 10,
      lost: 2,
      standing: 'by-agreement',
      where: 'p. 182',
    },
    'gucki-nullo': { base: 20, lost: 2, standing: 'by-agreement', where: 'p. 180' },
    revolution: { base: 60, lost: 1, standing: 'by-agreement', where: 'p. 182' },
  },
  ramsch: {
    ramsch: {
      charge: {
        by: 'sum',
        usual: 20,
        oneWithoutTrick: 30,
        twoWithoutTrick: 50,
        everyPoint: null,
      },
      // Law 4 taken at its word: it names the winner of the last trick and not "of those tied".
      tie: 'last-trick',
      skat: 'nobody',
      everyTrick: null,
      standing: 'official',
      where: 'law 4; p. 163',
    },
    'schiebe-ramsch': {
      charge: { by: 'points' },
      // Two who tie share the charge; of three the book says nothing.
      tie: 'each-half',
      // Not said for this game; as in the Ramsch itself.
      skat: 'nobody',
      everyTrick: null,
      standing: 'by-agreement',
      where: 'p. 182–183',
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
  targets: { game: 61, schneider: 91, outOfSchneider: 31 },
  schwarz: 'no-trick',
  skatWithoutTrick: 'nobody',
  bidding: { without: ['simple'], vorhandMustBid: false },
  // Page 80 has it of a Tournee "on the first card", and the law excludes Grand: neither a
  // Passt-mir-nicht nor a Tournee Grand is taken to be meant. In all other games law 51 applies.
  abandoning: { games: ['tournee'], cardsPlayed: 0 },
  where: {
    multipliers: 'law 2; p. 86',
    targets: 'laws 56 and 57; p. 86',
    schwarz: 'law 56; p. 86',
    skatWithoutTrick: 'p. 86',
    lost: 'law 60; p. 58',
    madeByDefenders: 'p. 91–92',
    overbid: 'law 61; p. 26, 57–58',
    bidding: 'laws 33 and 34; p. 54–56',
    abandoning: 'laws 44 and 51; p. 80',
  },
};
