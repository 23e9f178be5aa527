import type { RuleBook } from './law.ts';

const CALL = { C: 4, S: 3, H: 2, D: 1 };
const TOURNEE = { C: 8, S: 7, H: 6, D: 5 };
const SOLO = { C: 12, S: 11, H: 10, D: 9 };

/**
 * The rules of the North American Skat League as Eichhorn's *American Skat* gives them.
 *
 * Our text of the book is a scan: the table under "Value of Games" has lost its columns, and
 * some figures are misread there (`io` for 10, `ii` for 11). Every value below was therefore
 * also found in the running text of its game.
 */
export const LEAGUE_1909: RuleBook<'league-1909'> = {
  id: 'league-1909',
  digit: 1,
  practised: true,
  title: 'The North American Skat League (Eichhorn, 1909)',
  names: {
    en: {
      inFull: '1909: the North American Skat League',
      inText: 'the League, 1909',
      inShort: 'League',
    },
    de: {
      inFull: '1909: die Nordamerikanische Skatliga',
      inText: 'Regeln der Liga von 1909',
      inShort: 'Liga',
    },
  },
  rates: {
    // The Call Play (Frage): barred from tournaments, and elsewhere official from 10 points up.
    // One example has an overbid call cost the bid itself and not the next value above it; the
    // general rule under "Overbidding" is applied here.
    simple: {
      base: CALL,
      lost: 1,
      standing: 'by-agreement',
      where: 'Value of Games; The Call Play; Official Games',
    },
    tournee: { base: TOURNEE, lost: 1, standing: 'official', where: 'The Tourne' },
    'passt-mir-nicht': {
      base: TOURNEE,
      lost: 2,
      standing: 'official',
      where: 'Passt Nicht Tourne',
    },
    solo: { base: SOLO, lost: 1, standing: 'official', where: 'Value of Games' },
    // Among the games that are not official. That a lost one costs double is said; its base
    // value is not, and is taken from the Solo.
    'gucki-solo': {
      base: SOLO,
      lost: 2,
      standing: 'by-agreement',
      where: 'Guckser and Open Solos',
    },
    'tournee-grand': {
      base: 12,
      lost: 1,
      standing: 'official',
      where: 'Value of Games; The Grand Tourne',
    },
    'passt-mir-nicht-grand': {
      base: 12,
      lost: 2,
      standing: 'official',
      where: 'Passt Nicht Tourne',
    },
    // Sixteen since the congress of June 1908, twelve before; "Grand Guckser lost" stands in the
    // table at 32.
    'gucki-grand': {
      base: 16,
      lost: 2,
      standing: 'official',
      where: 'Value of Games; The Guckser Grand',
    },
    // Twenty since the congress of June 1908, sixteen before.
    'grand-solo': {
      base: 20,
      lost: 1,
      standing: 'official',
      where: 'Value of Games; The Grand',
    },
    'open-grand': {
      base: 24,
      lost: 1,
      standing: 'official',
      where: 'Value of Games; Grand Ouvert',
    },
    nullo: { base: 20, lost: 1, standing: 'official', where: 'Null or Nullo' },
    'open-nullo': { base: 40, lost: 1, standing: 'official', where: 'Null Ouvert' },
    'tournee-nullo': { base: 16, lost: 1, standing: 'by-agreement', where: 'Nullo Tourne' },
    'gucki-nullo': { base: 20, lost: 2, standing: 'by-agreement', where: 'Guckser Nullos' },
    'gucki-open-nullo': {
      base: 40,
      lost: 2,
      standing: 'by-agreement',
      where: 'Guckser Nullos',
    },
    revolution: {
      base: 60,
      lost: 1,
      standing: 'by-agreement',
      where: 'Value of Games; Nullo Ouvert Force or Revolution',
    },
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
      tie: 'last-trick-of-the-tied',
      skat: 'last-trick',
      everyTrick: null,
      standing: 'official',
      where: 'Ramsch; All Passing; General Rules',
    },
    'schiebe-ramsch': {
      // All the points or half of them; the book leaves the choice to the table.
      charge: { by: 'points' },
      // Not said for this game; as in the Ramsch itself.
      tie: 'last-trick-of-the-tied',
      skat: 'last-trick',
      everyTrick: 60,
      standing: 'by-agreement',
      where: 'Schieb Ramsch',
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
  skatWithoutTrick: 'defenders',
  bidding: { without: ['simple'], vorhandMustBid: false },
  // In any game, until a card has been led to the second trick (“Throwing up the Game”).
  abandoning: { games: null, cardsPlayed: 3 },
  where: {
    multipliers: 'The Multiplicands',
    targets: 'To Win or Lose; Schneider',
    schwarz: 'Schwarz',
    skatWithoutTrick: 'Schwarz',
    lost: 'Scoring',
    madeByDefenders: 'The Multiplicands',
    overbid: 'Overbidding',
    bidding: 'Bidding on Value',
    abandoning: 'Throwing Up the Game; The Tourne',
  },
};
