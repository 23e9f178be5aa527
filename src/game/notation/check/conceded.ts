/** `conceded: defenders`: the side that gave up the rest. */
import type { Side } from '../../skat/result.ts';
import type { Report, Spot } from '../errors.ts';
import type { RawField } from '../read/raw.ts';
import type { Setting } from './setting.ts';
import { noSide } from '#edition/game/notation/check/deal-words.ts';
import { PLAY_FAULTS, noSides } from '#edition/game/notation/check/play-words.ts';

/** The sides as hand files name them. */
export const SIDES = ['declarer', 'defenders'] as const satisfies readonly Side[];

/**
 * Reads who gave up.
 *
 * @returns null when it is no side, or the game has none, which is reported.
 */
export function checkConceded(field: RawField, setting: Setting, report: Report): Side | null {
  const side = SIDES.find((each) => each === field.value) ?? null;
  if (side === null) {
    report(field.valueAt, {
      code: 'bad-value',
      expected: 'declarer or defenders',
      ...noSide(field.value),
    });
  } else if (setting.declarer === null) {
    report(field, {
      code: 'conceded-not-allowed',
      expected: 'no conceded',
      ...noSides(setting.contract.kind),
    });
    return null;
  }
  return side;
}

/** Reports a side that gives up when play is over. */
export function reportNothingLeft(at: Spot, report: Report): void {
  report(at, {
    code: 'conceded-not-allowed',
    expected: 'no conceded',
    ...PLAY_FAULTS.nothingLeft,
  });
}
