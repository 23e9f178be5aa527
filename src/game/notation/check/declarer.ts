/** `declarer: M`, in the head of a hand or of a variation. */
import { isRamsch } from '../../skat/contract.ts';
import type { Contract } from '../../skat/contract.ts';
import { isSeat } from '../../skat/seats.ts';
import type { Seat } from '../../skat/seats.ts';
import type { Report, Spot } from '../errors.ts';
import type { RawField } from '../read/raw.ts';
import { reportSeat } from '../read/trick.ts';
import { HEAD_FAULTS, noDeclarer } from '#edition/game/notation/check/head-words.ts';

/**
 * Who plays the contract.
 *
 * @param field null when the file names nobody; then it is `otherwise`.
 * @returns null in a Ramsch; undefined when something is wrong, which is reported.
 */
export function readDeclarer(
  field: RawField | null,
  contract: Contract,
  otherwise: Seat | null,
  at: Spot,
  report: Report,
): Seat | null | undefined {
  if (isRamsch(contract.kind)) {
    if (field === null) return null;
    report(field, {
      code: 'declarer-in-ramsch',
      expected: 'no declarer',
      ...HEAD_FAULTS.declarerInRamsch,
    });
    return undefined;
  }
  if (field === null) {
    if (otherwise !== null) return otherwise;
    report(at, {
      code: 'declarer-missing',
      expected: 'declarer: V, M or H',
      ...noDeclarer(contract.kind),
    });
    return undefined;
  }
  if (isSeat(field.value)) return field.value;
  reportSeat({ ...field.valueAt, text: field.value }, report);
  return undefined;
}
