/** The result of a series, as it is sent to friends: what was played in each deal, and the points. */
import type { Contract } from '../../game/skat/contract.ts';
import type { PlayedLaw } from '../played-laws.ts';
import { isHelped } from '../sitting.ts';
import type { DoneDeal, PlayRules } from '../sitting.ts';
import { reckonDeals } from '../standing.ts';
import { readersPoints } from './series-list.ts';
import type { SeriesRun } from './series-run.ts';

/** What a deal came to. */
export interface DealResult {
  /** The game that was played; null for a deal passed in, and for a Ramsch. */
  readonly game: {
    /** Who declared it: 0 for who sends the result, 1 and 2 for the others to the left. */
    readonly declarer: number;
    readonly contract: Contract;
    readonly won: boolean;
  } | null;
  readonly isRamsch: boolean;
  /** For who sends the result, as the list of the series counts. */
  readonly points: number;
  /** Whether that player took a card back or had a hint that says what to do. */
  readonly practice: boolean;
}

export interface SeriesResult extends PlayRules {
  readonly id: string;
  /** Empty for no name. */
  readonly name: string;
  /** As many as the series has. */
  readonly deals: readonly DealResult[];
}

/** The result of a run that is over. */
export function resultOf(
  { done, id, laws, strength }: Omit<SeriesRun, 'deal' | 'strong'>,
  name: string,
): SeriesResult {
  return { id, name, laws, strength, deals: done.map((deal) => dealResult(deal, laws)) };
}

function dealResult(deal: DoneDeal, laws: PlayedLaw): DealResult {
  const { game } = deal.sheet;
  const value = reckonDeals([deal.sheet], laws).lines[0]?.value ?? null;
  return {
    game:
      game.is === 'game'
        ? { declarer: game.declarer, contract: game.contract, won: value?.won === true }
        : null,
    isRamsch: game.is === 'ramsch',
    points: readersPoints(deal, laws),
    practice: isHelped(deal),
  };
}

/** What a result comes to. */
export function totalOf({ deals }: Pick<SeriesResult, 'deals'>): number {
  return deals.reduce((sum, { points }) => sum + points, 0);
}
