/** What else could have been put away: the 66 layouts of twelve cards, ranked. */
import type { Hand } from '../notation/hand.ts';
import { usesSkat } from '../notation/check/setting.ts';
import type { SkatReplayLine } from '../replay/skat-replay.ts';
import type { Layout } from '../skat/deal.ts';
import type { Seat } from '../skat/seats.ts';
import { allLayouts } from '../solver/layouts.ts';
import type { OpenExchange } from '../solver/layouts.ts';
import { gameName, measureOf } from './measure.ts';
import type { GameName, Measure } from './measure.ts';

/** The question of what each layout would have made. */
export interface LayoutsAsked {
  readonly exchange: OpenExchange;
  readonly measure: Measure;
}

/** The answer: a value for each layout, in the order of `allLayouts`. */
export interface LayoutValues {
  readonly declarer: Seat;
  readonly game: GameName;
  /** 66 values in the measure of the game: card points, or 1 when the aim is reached and 0. */
  readonly values: readonly number[];
}

/** A layout with its value and its rank among the 66. */
export interface RankedLayout {
  readonly layout: Layout;
  readonly value: number;
  /** 1 for the best; layouts of the same value share a rank. */
  readonly rank: number;
}

/** The question about a line's layout; null when its contract did not take the skat. */
export function layoutQuestion(
  hand: Pick<Hand, 'deal'>,
  line: Pick<SkatReplayLine, 'contract' | 'declarer'>,
): LayoutsAsked | null {
  const { contract, declarer } = line;
  const measure = measureOf(contract);
  if (measure === null || declarer === null || !usesSkat(contract)) return null;
  const { V, M, H, skat } = hand.deal;
  const hands = { V, M, H };
  return {
    measure,
    exchange: {
      game: contract,
      declarer,
      hands: { ...hands, [declarer]: [...hands[declarer], ...skat] },
    },
  };
}

/** Whether an answer belongs to a question about the same deal. */
export function answersLayouts(
  { declarer, game }: LayoutValues,
  { exchange }: LayoutsAsked,
): boolean {
  return declarer === exchange.declarer && game === gameName(exchange.game);
}

/** The layouts from the best down; those of the same value in the order of `allLayouts`. */
export function rankLayouts({ exchange }: LayoutsAsked, { values }: LayoutValues): RankedLayout[] {
  return allLayouts(exchange)
    .map((layout, index) => {
      const value = values[index] ?? 0;
      return { layout, value, rank: 1 + values.filter((other) => other > value).length };
    })
    .sort((a, b) => a.rank - b.rank);
}

/** Whether two layouts put the same two cards away. */
export function sameLayout(one: Layout, other: Layout | null): boolean {
  return other !== null && one.every((card) => other.includes(card));
}
