/** Picks the measured places that the drill on single cards asks about. */
import { FAR_BEHIND, judgedCards } from '../drills/which-card/verdict.ts';
import type { MeasuredPlace } from '../drills/which-card/pool.ts';
import { cardsInRow } from './candidates.ts';
import type { CardRow } from './card-rows.ts';

/** The most places of a kind; more would only make the data larger. */
export const MOST_PLACES = 20;
/** The best card wins at least this share more than the worst. */
const APART = 0.08;
/** Where the best card wins less than this, there is hardly anything to win. */
const LEAST = 0.15;
/** No card may be closer than this to the line between right and wrong, where chance alone would decide. */
const CLEAR_OF_LINE = 0.01;
/** A card that dropped out early must be at least this far behind. */
const DROPPED = 0.1;
/** Where a larger share of the cards is right, there is little to learn. */
const MOST_RIGHT = 0.5;
/** The book’s card is wrong on one place in so many at most. */
const PARTED = 3;

/** Turns a row into a place; null where its cards were not separated. */
export function placeOfRow(row: CardRow): MeasuredPlace | null {
  if (row.cards === null) return null;
  return {
    game: row.game,
    declarer: row.declarer,
    hand: cardsInRow(row.hand),
    table: cardsInRow(row.table),
    measurements: row.cards.map(([card, won, deals]) => ({ card, deals, won })),
  };
}

/** Whether every card is clearly right or clearly wrong, and some are wrong. */
function isClear(row: CardRow, place: MeasuredPlace): boolean {
  const judged = judgedCards({ kind: row.kind, ...place });
  const best = judged.find(({ behind }) => behind === 0)!;
  const worst = Math.max(...judged.map(({ behind }) => behind));
  // The best has all its deals; others may have dropped out.
  const { deals: all, won } = best.measurement;
  const clear = judged.every(({ behind, measurement: { deals } }) =>
    deals === all ? Math.abs(behind - FAR_BEHIND) > CLEAR_OF_LINE : behind >= DROPPED,
  );
  const right = judged.filter((one) => one.right).length / judged.length;
  const tells = worst >= APART && won / all >= LEAST && right <= MOST_RIGHT;
  return clear && tells;
}

/** Picks from the rows of one kind; on at most a third of the places do book and measurement disagree. */
export function pickCards(rows: readonly CardRow[]): readonly MeasuredPlace[] {
  const fit = rows
    .toSorted((one, other) => one.seed - other.seed)
    .flatMap((row) => {
      const place = placeOfRow(row);
      if (place === null || !isClear(row, place)) return [];
      const judged = judgedCards({ kind: row.kind, ...place });
      return [{ place, holds: judged[0]?.byBook === true }];
    });
  const holds = fit.filter((one) => one.holds).slice(0, MOST_PLACES);
  const parts = fit.filter((one) => !one.holds).slice(0, Math.ceil(holds.length / (PARTED - 1)));
  return [...holds, ...parts].slice(0, MOST_PLACES).map(({ place }) => place);
}
