/** `conceded: defenders`: the side that gave up the rest. */
import type { Side } from '../../skat/result.ts';
import type { Report, Spot } from '../errors.ts';
import type { RawField } from '../read/raw.ts';
import type { Setting } from './setting.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { quote } from '../speak.ts';

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
      message: `${quote(field.value)} is no side.`,
      expected: 'declarer or defenders',
      hint: 'Write which side gave up the rest, as in conceded: defenders',
    });
  } else if (setting.declarer === null) {
    report(field, {
      code: 'conceded-not-allowed',
      message: `In ${kindName(setting.contract.kind)} there are no sides, so nobody can give up.`,
      expected: 'no conceded',
      hint: 'Write * if the line breaks off here.',
    });
    return null;
  }
  return side;
}

/** Reports a side that gives up when play is over. */
export function reportNothingLeft(at: Spot, report: Report): void {
  report(at, {
    code: 'conceded-not-allowed',
    message: 'The play is over here; there is nothing left to give up.',
    expected: 'no conceded',
    hint: 'Delete it.',
  });
}
