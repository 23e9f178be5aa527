/** Cards and places written short, for tests. */
import type { CardPlace } from '../../../../../src/strategy/which-card/card-place.ts';
import { isCard } from '../../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../../src/game/skat/order.ts';
import type { Seat } from '../../../../../src/game/skat/seats.ts';

export const cards = (text: string): Card[] => text.split(' ').filter(isCard);

/** `H V`: a Solo in hearts, played by Vorhand; `nullo M`; `ramsch`. */
export function place(game: string, hand: string, table: string): CardPlace {
  const [what = '', declarer] = game.split(' ');
  const named = what === 'nullo' || what === 'ramsch';
  const played: Game = named ? { kind: what, trump: null } : { kind: 'solo', trump: what as Suit };
  return {
    game: played,
    declarer: (declarer as Seat | undefined) ?? null,
    hand: cards(hand),
    table: cards(table),
  };
}
