/** Who sits where at a tournament, and where everybody goes next. */
import { counted } from '../../game/words/nouns.de.ts';

/** The seats of a round, and the names. */
export const SEATS_VIEW = {
  deals: (deals: number): string => counted(deals, 'game'),
  umpire: (name: string): string => `${name}, führt die Liste`,
  middle: 'Mitte',
  sides: 'Seiten',
  moves: 'Danach',
  draw: {
    words: 'Neu auslosen',
    question: 'Alle bekommen neue Plätze, und diese Auslosung ist weg. Neu auslosen?',
    yes: 'Neue Plätze auslosen',
    no: 'Plätze behalten',
  },
  seatByStanding: {
    words: 'Nach dem Stand neu setzen',
    question: 'Die Plätze richten sich nach den Punkten, wie sie jetzt sind. Alle neu setzen?',
    yes: 'Neu setzen',
    no: 'Plätze behalten',
  },
  print: 'Tischplan drucken',
  names: 'Namen',
  namesAndChairs: 'Namen und leere Plätze',
  player: (number: number): string => `Spieler ${number}`,
  latecomer: 'Wer später kommt, für einen leeren Platz',
  emptyChair: 'Ein leerer Platz',
} as const;

/** What has come of a name that was typed. */
export const NAME_STATUS = {
  /** @param fault why the new name was refused. */
  kept: (fault: string, name: string): string => `${fault} Es bleibt bei ${name}.`,
  seated: (name: string): string => `${name} hat den Platz.`,
} as const;

/** Where everybody goes after a round. */
export const MOVES = {
  stay: 'Beide Paare bleiben sitzen.',
  section: (section: number, move: string): string => `Gruppe ${section}: ${move}`,
} as const;

/** How many players meet again in a series whose seats keep them apart. */
export function sayMeetings(pairs: number): string {
  if (pairs === 0) return 'Niemand trifft auf frühere Tischpartner oder auf die eigene Mannschaft.';
  return `${counted(pairs, 'pair')} früherer Tischpartner oder Mannschaftskollegen ${pairs === 1 ? 'ließ' : 'ließen'} sich nicht trennen.`;
}

/** The button that gives a series its seats. @param series from 1. */
export const giveSeats = (series: number): string => `Plätze für Serie ${series} vergeben`;
