/** Which measured places the drill on single cards asks about. */
import { FAR_BEHIND, judgedCards } from '../drills/which-card/verdict.ts';
import type { MeasuredPlace } from '../drills/which-card/pool.ts';
import { cardsInRow } from './candidates.ts';
import type { CardRow } from './card-rows.ts';

/** More places of a kind than this only weigh. */
export const MOST_PLACES = 20;
/** The best card wins so many more games than the worst. */
const APART = 0.08;
/** With a smaller chance of the best card there is hardly anything to win. */
const LEAST = 0.15;
/** No card lies on the line between right and wrong, where chance alone would judge. */
const CLEAR_OF_LINE = 0.01;
/** A card that dropped out early is this far behind, by what it had played. */
const DROPPED = 0.1;
/** Where more of the cards than this part are right, there is little to learn. */
const MOST_RIGHT = 0.5;
/** On one place of so many, at most, the book’s card is not right. */
const PARTED = 3;

/** A row as a place, if its cards were told apart. */
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

/** The places of one kind; of those on which book and measure part no more than a third. */
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
