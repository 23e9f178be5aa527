/** The prizes of a tournament, and what decided them. */
import { PRIZE_NAMES } from '#edition/book/exhibits/prizes/prizes-words.ts';
import type { PrizeId } from '../../book/exhibits/prizes/prizes.ts';
import { ordinal } from '#edition/game/words/ordinals.ts';

/** The prizes by name. */
export const AWARD_TITLES = {
  most: { points: 'Most points', games: 'Most games' },
  /** Where there are several of a kind. @param place from 1. */
  mostAt: {
    points: (place: number): string => `Most points, ${ordinal(place)} prize`,
    games: (place: number): string => `Most games, ${ordinal(place)} prize`,
  },
  hardest: 'The hardest game',
  booby: 'The booby prize',
  league: (prize: number, goesFor: PrizeId): string =>
    `${ordinal(prize)} prize, ${PRIZE_NAMES[goesFor]}`,
  place: (place: number): string => `${ordinal(place)} place`,
} as const;

/** By what a prize was decided, or what it waits for; phrases below the winner’s name. */
export const DECIDED = {
  alone: { points: 'points alone', games: 'games alone' },
  equal: { points: 'equal in points, and more games', games: 'equal in games, and more points' },
  nobodyLeft: 'nobody is left for it',
  waitsForCut: 'waits for the cut above',
  waitsForLot: 'waits for the lot above',
  noHardGame: 'no such game was handed in',
  matadors: 'the most matadors',
  value: 'equal in matadors, and the more valuable game',
  nobodyLost: 'nobody has lost points',
  mostLost: 'the most points lost',
  nobodyQualifies: 'nobody qualifies',
  shared: 'level in everything: they share it',
  notLevel: 'nobody was level',
  /** @param times how often players were level before a rule decided. */
  levelTimes: (times: number): string =>
    `level ${times === 1 ? 'once' : `${times} times`}, and the next rule decided`,
  sharedPlace: 'level: they share the place',
  highest: 'the highest total left',
  gamesWon: 'equal in points, and more games won',
  gamesLost: 'equal in points and games won, and fewer lost',
} as const;

/** The cut between players who are level: while it is to come, and afterwards. */
export const BY_CUT = {
  open: 'level in everything: they cut for it',
  done: 'by the cut',
} as const;

/** The same where lots are drawn. */
export const BY_LOT = {
  open: 'equal in everything: they draw lots for it',
  done: 'by lot',
} as const;

/** What decides between equal totals in series, a sentence. */
export const TIE_WORDS =
  'If totals are equal, more games won decide, then fewer games lost, then a lot.';
