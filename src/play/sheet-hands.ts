/** The deals of a sheet as hands, for a file in the book’s notation. */
import type { Hand } from '../game/notation/hand.ts';
import { parseHandCode } from '../game/codes/hand-code.ts';
import { sayDealTitle } from '#edition/play/hand-words.ts';
import type { DoneDeal } from './sitting.ts';

/**
 * The hands that were played, in the order of the sheet; deals that were passed in have none.
 *
 * @param doneDeals as the sheet has them; one whose word cannot be read is left out.
 */
export function handsOfSheet(doneDeals: readonly DoneDeal[]): readonly Hand[] {
  return doneDeals.flatMap(({ code, conceded }, index) => {
    const read = code === null ? null : parseHandCode(code);
    if (read?.ok !== true || read.value.kind !== 'hand') return [];
    const { hand } = read.value;
    const line = conceded === null ? hand.line : { ...hand.line, conceded };
    return [{ ...hand, id: `deal-${index + 1}`, title: sayDealTitle(index + 1, hand.title), line }];
  });
}
