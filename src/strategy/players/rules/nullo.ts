/**
 * A Nullo by rule (Foster, p. 174–179). The declarer keeps under; the defenders lead low from the
 * suit in which they can go lowest, and get rid of their high cards.
 */
import { least } from '../../simple-players/choose.ts';
import { holder, isVoid, unseenBy, wouldLead } from '../../simple-players/view.ts';
import type { PlayerView } from '../../simple-players/view.ts';
import { plainSuits } from '../../which-card/held.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../../game/skat/order.ts';
import { legalOf } from './table-view.ts';

/** How many cards of the others could go over this one, and how many could go under it. */
function around(card: Card, view: PlayerView): { readonly over: number; readonly under: number } {
  const suit = playedSuit(card, view.game);
  const strength = cardStrength(card, view.game);
  const others = unseenBy(view).filter((other) => playedSuit(other, view.game) === suit);
  const over = others.filter((other) => cardStrength(other, view.game) > strength).length;
  return { over, under: others.length - over };
}

/** The card of the seat to move in a game without trumps. */
export function nulloCard(view: PlayerView): Card {
  return view.seat === view.declarer ? declarerCard(view) : defenderCard(view);
}

function declarerCard(view: PlayerView): Card {
  const legal = legalOf(view);
  const height = (card: Card): number => cardStrength(card, view.game);
  if (view.table.length === 0) {
    // What most cards can go over, and of those the highest.
    return least(legal, (card) => {
      const { over, under } = around(card, view);
      return under * 10 - Math.min(over, 2) * 5 - height(card) / 10;
    });
  }
  const under = legal.filter((card) => !wouldLead(card, view));
  if (under.length === 0) return least(legal, height);
  const [led] = view.table;
  const follows = under.some((card) => playedSuit(card, view.game) === playedSuit(led!, view.game));
  if (follows) return least(under, (card) => -height(card));
  // Throw the most dangerous card: many lower ones are out, and it has few small ones beside it.
  return least(under, (card) => {
    const below = view.hand.filter(
      (own) =>
        playedSuit(own, view.game) === playedSuit(card, view.game) && height(own) < height(card),
    ).length;
    return -(around(card, view).under * 4 + height(card) - below * 3);
  });
}

function defenderCard(view: PlayerView): Card {
  const legal = legalOf(view);
  const height = (card: Card): number => cardStrength(card, view.game);
  const { declarer, game } = view;
  if (view.table.length === 0) {
    const suits = plainSuits(view.hand, game);
    const led = suits.map(({ cards }) => ({ card: cards.at(-1)!, length: cards.length }));
    // A suit that the declarer has shown to lack cannot catch the declarer.
    return least(
      led.map(({ card }) => card),
      (card) => {
        const { length } = led.find((one) => one.card === card)!;
        const voidBonus = isVoid(view, declarer, playedSuit(card, game)) ? 100 : 0;
        return voidBonus + length * 4 + height(card) * 3;
      },
    );
  }
  const last = view.table.length === 2;
  const follows = playedSuit(legal[0]!, game) === playedSuit(view.table[0]!, game);
  if (!follows) {
    const lengths = (card: Card): number =>
      view.hand.filter((own) => playedSuit(own, game) === playedSuit(card, game)).length;
    return least(legal, (card) => lengths(card) * 3 - height(card));
  }
  const under = legal.filter((card) => !wouldLead(card, view));
  if (holder(view) === declarer && under.length > 0) return least(under, (card) => -height(card));
  if (last) return least(legal, (card) => -height(card));
  // The declarer plays later or has gone under: play as low as possible before the declarer, else
  // throw high cards.
  const declarerLater = view.table.length === 1 && holder(view) !== declarer;
  return least(legal, (card) => (declarerLater ? height(card) : -height(card)));
}
