/** A view as the players of the drills take it. */
import type { Card } from '../../../game/skat/cards.ts';
import { legalCards } from '../../../game/skat/order.ts';
import type { PlayerView, TableView } from '../../simple-players/view.ts';
import type { SeatView } from '../view.ts';

/** @throws RangeError before a game is named. */
export function tableViewOf(view: SeatView): TableView {
  const { contract, hand, leader, seat, table, tricks } = view;
  if (contract === null) throw new RangeError('There is no game yet.');
  const game = { kind: contract.kind, trump: contract.trump };
  return { game, seat, hand, layout: view.layout ?? [], tricks, leader, table };
}

/** @throws RangeError in a Ramsch, which has no declarer. */
export function playerViewOf(view: SeatView): PlayerView {
  const { declarer } = view;
  if (declarer === null) throw new RangeError('These players need a declarer.');
  return { ...tableViewOf(view), declarer };
}

/** The cards that may be played. */
export function legalOf({ game, hand, table }: TableView): readonly Card[] {
  return legalCards(hand, table[0] ?? null, game);
}
