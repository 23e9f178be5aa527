import type { Rate, RuleBook } from './law.ts';

const SUITS = { C: 12, S: 11, H: 10, D: 9 };

/** Today every lost game costs double. */
const rate = (base: Rate['base'], where: string): Rate => ({
  base,
  lost: 2,
  standing: 'official',
  where,
});

/**
 * Today's International Skat Order, with the old names standing for the games of today: a Gucki
 * is a game with the skat, a Solo is one from the hand.
 *
 * | here | today |
 * | --- | --- |
 * | gucki-solo, solo, open-solo | suit game, suit Hand, suit ouvert |
 * | gucki-grand, grand-solo, open-grand | Grand, Grand Hand, Grand ouvert |
 * | gucki-nullo, nullo | Null, Null Hand |
 * | gucki-open-nullo, open-nullo | Null ouvert, Null ouvert Hand |
 *
 * Two things are not settled by the texts we have, and are decided here:
 *
 * - *Giving up after the first trick.* That the declarer may give up without consent while holding
 *   nine cards is how the rule is commonly given; what a game given up after a whole trick costs is
 *   said nowhere. Here only one given up before the first trick is complete is lost simply; later
 *   the rest counts for the defenders, as it does for the declarer when they give up.
 * - *An overbid Null.* That it is lost is settled (5.4). What it costs is not: 5.4 asks for a
 *   multiple of the base value, and a Null has a fixed value that nothing multiplies. Here it is
 *   raised to the next multiple of that value that covers the bid (a Null of 23 bid at 24 costs
 *   2 × 46), as every other game is.
 */
export const ISKO: RuleBook<'isko'> = {
  id: 'isko',
  digit: 3,
  practised: true,
  title: 'The International Skat Order',
  names: {
    en: {
      inFull: 'Today: the International Skat Order',
      inText: 'today’s rules',
      inShort: 'Today',
    },
    de: {
      inFull: 'Heute: die Internationale Skatordnung',
      inText: 'Regeln von heute',
      inShort: 'Heute',
    },
  },
  rates: {
    'gucki-solo': rate(SUITS, '5'),
    solo: rate(SUITS, '5'),
    'open-solo': rate(SUITS, '5.2.6'),
    'gucki-grand': rate(24, '5'),
    'grand-solo': rate(24, '5'),
    'open-grand': rate(24, '5.2.6'),
    'gucki-nullo': rate(23, '5'),
    nullo: rate(35, '5'),
    'gucki-open-nullo': rate(46, '5'),
    'open-nullo': rate(59, '5'),
  },
  ramsch: {},
  multipliers: {
    game: 1,
    hand: 1,
    schneider: 1,
    'schneider-announced': 1,
    schwarz: 1,
    'schwarz-announced': 1,
    open: 1,
  },
  // A side with 30 is schneider still, the defenders as well as the declarer.
  targets: { game: 61, schneider: 90, outOfSchneider: 31 },
  schwarz: 'no-trick',
  skatWithoutTrick: 'declarer',
  bidding: { without: [], vorhandMustBid: true },
  abandoning: { games: null, cardsPlayed: 2 },
  where: {
    multipliers: '5.2',
    targets: '5.2.2; 5.2.3',
    schwarz: '5.2.4',
    skatWithoutTrick: '5.2.2',
    lost: '5',
    madeByDefenders: '5.2.5',
    overbid: '5.4',
    bidding: '3.3',
    abandoning: null,
  },
};
