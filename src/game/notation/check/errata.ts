/** Errata: that their fields are there and the place they speak of exists. */
import type { Report } from '../errors.ts';
import type { Erratum } from '../hand.ts';
import { findTrick } from '../read/raw.ts';
import type { RawErratum, RawLine } from '../read/raw.ts';
import { erratumLacks, noErratumPlace } from '#edition/game/notation/check/head-words.ts';

/** What an erratum may concern beside a trick or a card of the main line. */
export const ERRATUM_PLACES = ['deal', 'bidding', 'layout', 'play', 'result', 'comment'] as const;

/**
 * Checks the errata; those that are wrong are reported and left out.
 *
 * @param seats those of the game, whose cards an erratum may be about.
 */
export function checkErrata(
  errata: readonly RawErratum[],
  play: RawLine | null,
  seats: readonly string[],
  report: Report,
): Erratum[] {
  return errata.flatMap((raw) => {
    const at = raw.place?.text ?? '';
    const corrected = raw.fields.get('corrected') ?? '';
    const why = raw.fields.get('why') ?? '';
    if (!isErratumPlace(at, play, seats)) {
      report(raw.place ?? raw, {
        code: 'erratum-place',
        expected:
          'deal, bidding, layout, play, result, comment, a trick (t8) or a card in it (t8.H)',
        ...noErratumPlace(at),
      });
    }
    for (const name of ['corrected', 'why'] as const) {
      if ((raw.fields.get(name) ?? '') !== '') continue;
      report(raw, {
        code: 'bad-erratum',
        expected: 'corrected: and why:; printed: where the source prints something',
        ...erratumLacks(name),
      });
    }
    const printed = raw.fields.get('printed') ?? '';
    const open = raw.fields.get('open') ?? '';
    return [{ at, printed: printed || null, corrected, why, open: open || null }];
  });
}

/** Whether a word is one of `ERRATUM_PLACES`, or a trick or card that the main line has. */
export function isErratumPlace(
  text: string,
  play: RawLine | null,
  seats: readonly string[],
): boolean {
  if (ERRATUM_PLACES.some((place) => place === text)) return true;
  const match = /^t([1-9]|1[0-3])(?:\.([A-Z]))?$/.exec(text);
  if (match === null || (match[2] !== undefined && !seats.includes(match[2]))) return false;
  return play === null || findTrick(play, Number(match[1])) !== undefined;
}
