import type { Erratum } from '../notation/hand.ts';
import type { ErratumNote } from './replay.ts';
import { seatName } from '../words/seats.ts';

/** An erratum as a note that names in words the place it is about. */
export function erratumNote(erratum: Erratum): ErratumNote {
  const { at, corrected, open, printed, why } = erratum;
  return { kind: 'erratum', about: aboutWords(at), printed, corrected, why, open };
}

/** The notes on all errata at a place: `deal`, `t8`, `t8.H`. */
export function errataAt(errata: readonly Erratum[], at: string): ErratumNote[] {
  return errata.filter((erratum) => erratum.at === at).map(erratumNote);
}

function aboutWords(at: string): string {
  const match = /^t(\d+)(?:\.([A-Z]))?$/.exec(at);
  if (at === 'comment') return 'the remarks';
  if (!match) return `the ${at}`;
  const [, trick = '', seat] = match;
  return seat === undefined ? `trick ${trick}` : `trick ${trick}, ${seatName(seat)}’s card`;
}
