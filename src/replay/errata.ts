import type { Erratum } from '../notation/hand.ts';
import type { Note } from './replay.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** An erratum as a note, with what it concerns in words. */
export function erratumNote(erratum: Erratum): Note {
  const { at, corrected, open, printed, why } = erratum;
  return { kind: 'erratum', about: aboutWords(at), printed, corrected, why, open };
}

/** The notes on what departs from the source at a place of an erratum: `deal`, `t8`, `t8.H`. */
export function errataAt(errata: readonly Erratum[], at: string): Note[] {
  return errata.filter((erratum) => erratum.at === at).map(erratumNote);
}

function aboutWords(at: string): string {
  const match = /^t(\d+)(?:\.([VMH]))?$/.exec(at);
  if (at === 'comment') return 'the remarks';
  if (!match) return `the ${at}`;
  const [, trick = '', seat] = match;
  const seats = SEAT_WORDS.en;
  return seat === 'V' || seat === 'M' || seat === 'H'
    ? `trick ${trick}, ${seats[seat]}’s card`
    : `trick ${trick}`;
}
