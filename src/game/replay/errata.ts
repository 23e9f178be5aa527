import { erratumPart, erratumTrick } from '#edition/game/replay/place-words.ts';
import type { Erratum } from '../notation/hand.ts';
import type { ErratumNote } from './replay.ts';

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
  const [, trick, seat = null] = /^t(\d+)(?:\.([A-Z]))?$/.exec(at) ?? [];
  return trick === undefined ? erratumPart(at) : erratumTrick(trick, seat);
}
