/** A hand played to the end by three players who see no more than players see. */
import type { Card } from '../../game/skat/cards.ts';
import { isOver, playCard, startPlay } from '../../game/skat/play.ts';
import type { PlayedTrick } from '../../game/skat/play.ts';
import type { DealtGame } from './deal-game.ts';
import { playDeclarer } from './declarer.ts';
import { playDefender } from './defender.ts';
import { viewOf } from './view.ts';
import type { PlayerView } from './view.ts';

/** The card that a sensible player would play; the same for the same view. */
export function chooseFromView(view: PlayerView): Card {
  return view.seat === view.declarer ? playDeclarer(view) : playDefender(view);
}

/**
 * The ten tricks of a dealt game.
 *
 * @param lead the card with which Vorhand must begin; the players choose where there is none.
 */
export function playOut(
  { declarer, game, hands, layout }: DealtGame,
  lead?: Card,
): readonly PlayedTrick[] {
  let position = startPlay(hands, game, declarer);
  if (lead !== undefined) position = playCard(position, lead);
  while (!isOver(position)) position = playCard(position, chooseFromView(viewOf(position, layout)));
  return position.tricks;
}
