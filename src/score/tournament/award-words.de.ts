/** The prizes of a tournament, and what decided them. */
import { PRIZE_NAMES } from '#edition/book/exhibits/prizes/prizes-words.ts';
import type { PrizeId } from '../../book/exhibits/prizes/prizes.ts';
import { ordinal } from '#edition/game/words/ordinals.ts';

/** The prizes by name. */
export const AWARD_TITLES = {
  most: { points: 'Meiste Punkte', games: 'Meiste Spiele' },
  /** Where there are several of a kind. @param place from 1. */
  mostAt: {
    points: (place: number): string => `Meiste Punkte, ${ordinal(place)} Preis`,
    games: (place: number): string => `Meiste Spiele, ${ordinal(place)} Preis`,
  },
  hardest: 'Das schwerste Spiel',
  booby: 'Der Trostpreis',
  league: (prize: number, goesFor: PrizeId): string =>
    `${ordinal(prize)} Preis, für ${PRIZE_NAMES[goesFor]}`,
  place: (place: number): string => `${ordinal(place)} Platz`,
} as const;

/** By what a prize was decided, or what it waits for; phrases below the winner’s name. */
export const DECIDED = {
  alone: { points: 'allein nach Punkten', games: 'allein nach Spielen' },
  equal: {
    points: 'punktgleich, aber mehr Spiele',
    games: 'gleich viele Spiele, aber mehr Punkte',
  },
  nobodyLeft: 'keiner ist mehr übrig',
  waitsForCut: 'erst wird um den Preis darüber abgehoben',
  waitsForLot: 'erst wird um den Platz darüber gelost',
  noHardGame: 'kein solches Spiel gemeldet',
  matadors: 'gegen die meisten Spitzen',
  value: 'gegen gleich viele Spitzen, aber mehr wert',
  nobodyLost: 'keiner steht im Minus',
  mostLost: 'am tiefsten im Minus',
  nobodyQualifies: 'keiner hat ihn verdient',
  shared: 'in allem gleich, der Preis wird geteilt',
  notLevel: 'kein Gleichstand',
  /** @param times how often players were level before a rule decided. */
  levelTimes: (times: number): string =>
    `${times === 1 ? 'Gleichstand' : `${times}-mal Gleichstand`}, dann entschied die nächste Regel`,
  sharedPlace: 'punktgleich, der Platz wird geteilt',
  highest: 'die meisten Punkte von allen, die noch übrig sind',
  gamesWon: 'punktgleich, aber mehr gewonnene Spiele',
  gamesLost: 'gleich viele Punkte und gewonnene Spiele, aber weniger verlorene',
} as const;

/** The cut between players who are level: while it is to come, and afterwards. */
export const BY_CUT = {
  open: 'in allem gleich, es wird abgehoben',
  done: 'durch Abheben',
} as const;

/** The same where lots are drawn. */
export const BY_LOT = {
  open: 'in allem gleich, es wird gelost',
  done: 'durch das Los',
} as const;

/** What decides between equal totals in series, a sentence. */
export const TIE_WORDS =
  'Bei gleichen Gesamtpunkten entscheiden mehr gewonnene Spiele, dann weniger verlorene, dann das Los.';
