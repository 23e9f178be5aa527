/**
 * Where the book teaches each kind of question: chapter and section. Only the build reads it; a test
 * holds every kind to a heading that is there.
 */
import type { DrillId } from '../../src/practice/drill.ts';

/** A chapter’s slug and the id of one of its headings: `nullo#what-to-lead`, `shelf/whist#the-game`. */
export type Section = `${string}#${string}`;

export const KIND_SECTIONS: Readonly<Record<DrillId, Readonly<Record<string, Section>>>> = {
  tricks: {
    follow: 'the-simple-game#following-suit',
    highest: 'first-principles#what-a-trick-is',
    free: 'the-simple-game#following-suit',
    ten: 'first-principles#the-ten-beats-the-king',
    discard: 'first-principles#what-a-trick-is',
    jacks: 'first-principles#the-four-jacks',
    ruff: 'first-principles#what-a-trick-is',
    grand: 'grand-solo#what-a-trump-suit-costs-you',
    nullo: 'nullo#no-trumps-and-no-values',
  },
  points: {
    single: 'first-principles#what-the-cards-are-worth',
    threes: 'first-principles#learn-to-count-in-your-head',
    carry: 'first-principles#learn-to-count-in-your-head',
    left: 'first-principles#what-the-defenders-want',
    short: 'first-principles#what-the-defenders-want',
    missing: 'first-principles#learn-to-count-in-your-head',
  },
  'points-in-play': {
    declarer: 'the-simple-game#keeping-your-own-count',
    defenders: 'the-simple-game#the-defenders-count-together',
    home: 'the-simple-game#sixty',
    trumps: 'the-simple-game#what-is-still-out',
    high: 'the-simple-game#what-is-still-out',
    all: 'the-simple-game#keeping-your-own-count',
    three: 'the-simple-game#the-defenders-count-together',
    suit: 'the-simple-game#what-is-still-out',
    others: 'the-simple-game#what-is-still-out',
  },
  matadors: {
    with: 'first-principles#matadors',
    without: 'first-principles#matadors',
    'with-grand': 'grand-solo#what-a-grand-is-worth',
    'without-grand': 'grand-solo#what-a-grand-is-worth',
    skat: 'first-principles#matadors',
    long: 'first-principles#matadors',
    every: 'first-principles#matadors',
  },
  'game-value': {
    win: 'scoring#the-multiplier',
    lost: 'scoring#the-multiplier',
    double: 'gucki-grand#what-it-is-worth',
    schneider: 'scoring#schneider',
    schwarz: 'scoring#schneider',
    announced: 'solo#a-promise-before-the-first-card',
    failed: 'solo#what-a-promise-costs',
    nullo: 'nullo#twenty-or-forty-with-the-cards-on-the-table',
    open: 'nullo#twenty-or-forty-with-the-cards-on-the-table',
    overbid: 'tournee#when-you-have-bid-too-much',
    covered: 'tournee#how-to-bid-by-numbers',
  },
  'next-bid': {
    turn: 'bidding#who-speaks-to-whom',
    answer: 'bidding#what-yes-and-no-mean',
    least: 'bidding#up-but-never-back',
    end: 'bidding#the-rules-of-the-conversation',
  },
  bidding: {
    tournee: 'tournee#when-to-bid-a-tournee',
    solo: 'solo-bidding#the-eight-rule',
    'limit-with': 'tournee#how-to-bid-by-numbers',
    'limit-without': 'tournee#how-to-bid-by-numbers',
    grand: 'grand-solo#count-to-seven',
    nullo: 'nullo#bidding-it',
    all: 'solo-choice-of-games#the-safer',
  },
  layout: {
    ten: 'laying-out-for-the-skat#safe-in-the-skat',
    suit: 'laying-out-for-the-skat#when-nothing-is-in-special-danger',
    trumps: 'laying-out-for-the-skat#high-trumps-in-danger',
    long: 'laying-out-for-the-skat#a-long-suit-in-danger',
    grand: 'gucki-grand#what-to-lay-out',
    nullo: 'nullo#gucki-nullo',
  },
  'which-card': {
    lead: 'solo-defence#what-to-lead',
    second: 'solo-second-hand#jack-on-jack',
    fatten: 'solo-fattening#with-which-cards-to-fatten',
    tenace: 'tenace#a-defenders-tenace',
    nullo: 'nullo#what-to-lead',
    declarer: 'solo-leading#lead-trumps',
    ramsch: 'ramsch#leading-jacks',
  },
  'german-names': {
    suit: 'technical-terms#the-suits',
    card: 'technical-terms#the-cards',
    pack: 'technical-terms#the-cards',
    letters: 'technical-terms#the-suits',
    word: 'technical-terms#at-the-table',
  },
  'whist-count': {
    trumps: 'shelf/whist#remembering-the-cards',
    suit: 'shelf/whist#remembering-the-cards',
    master: 'shelf/whist#remembering-the-cards',
    which: 'shelf/whist#remembering-the-cards',
    any: 'shelf/whist#remembering-the-cards',
  },
};
