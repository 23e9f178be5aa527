/** A hand of another game as the picture that goes with a link to it: its title, and cards of the first seat. */
import { gameById } from '../../game/others/games.ts';
import type { GameHand } from '../../game/notation/hand.ts';
import { isCard } from '../../game/skat/cards.ts';
import type { PagePicture } from './page-picture.ts';

/**
 * What the picture says and shows. Cards below the seven, which the pictures of Skat have no drawings of,
 * are left out.
 */
export function gameHandPicture(hand: GameHand): PagePicture {
  const { deal, game, source, title } = hand;
  const cards = Object.values(deal)[0] ?? [];
  return { above: gameById(game).name, title, below: source ?? '', cards: cards.filter(isCard) };
}
