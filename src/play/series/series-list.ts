/** What the deals of a series come to, on the list of the rule book. */
import { USUAL_LIST } from '../../score/defaults.ts';
import type { SheetDeal } from '../../score/score-sheet.ts';
import type { PlayedLaw } from '../played-laws.ts';
import { READER } from '../sitting.ts';
import { TABLE_PLAYERS } from '#edition/play/player-words.ts';
import type { DoneDeal } from '../sitting.ts';
import { reckonDeals } from '../standing.ts';

/**
 * What each of the three gets for a deal. By today’s list that is with the points of Seeger and Fabian; by
 * the laws of 1922, which know none, it is balanced: what each gets from the two others, or pays (law 59).
 * Either way the deals of a list add up to its end.
 */
export function pointsOfDeal(sheet: SheetDeal, laws: PlayedLaw): readonly number[] {
  const { settled, standings } = reckonDeals([sheet], laws);
  return USUAL_LIST[laws] === 'seeger' ? standings.map(({ total }) => total) : settled;
}

/** The reader’s points for a deal. */
export function readersPoints({ sheet }: Pick<DoneDeal, 'sheet'>, laws: PlayedLaw): number {
  return pointsOfDeal(sheet, laws)[READER]!;
}

/** What deals come to for each of the three. */
export function totalsOf(deals: readonly DoneDeal[], laws: PlayedLaw): readonly number[] {
  const each = deals.map(({ sheet }) => pointsOfDeal(sheet, laws));
  return TABLE_PLAYERS.map((_, player) => each.reduce((sum, points) => sum + points[player]!, 0));
}

/** How a run stands: the reader’s points, and those of the strong player in the same deals. */
export interface RunStanding {
  readonly reader: number;
  readonly strong: number;
  /** Of how many deals both are known. */
  readonly deals: number;
}

/** The reader and the strong player over the deals that both have played. */
export function standingOf(
  done: readonly DoneDeal[],
  strong: readonly DoneDeal[],
  laws: PlayedLaw,
): RunStanding {
  const deals = Math.min(done.length, strong.length);
  const of = (list: readonly DoneDeal[]): number => totalsOf(list.slice(0, deals), laws)[READER]!;
  return { reader: of(done), strong: of(strong), deals };
}
