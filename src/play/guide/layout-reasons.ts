/** What can be said against two cards put away. */
import type { SeatView } from '../../strategy/players/view.ts';
import { CARDS, SUITS, cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { cardStrength, isTrump, plainCards } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import {
  sayEmptySuit,
  sayKeepsHighCard,
  sayPointsInDanger,
  sayPutsAceAway,
  sayPutsJackAway,
  sayPutsTrumpAway,
} from '#edition/play/guide/layout-words.ts';
import { TRUMPS, higherOutside } from './hand-counts.ts';
import type { Reason } from './reason-type.ts';

const reason = (id: string, text: string): Reason => ({ id, text, topic: 'layout' });

/**
 * The reason against putting two cards away where two others do better; null where none of these holds.
 *
 * @param view before the game is named, with twelve cards in the hand.
 */
export function layoutReason(
  { hand }: SeatView,
  game: Game,
  layout: readonly Card[],
  better: readonly Card[],
  suits: SuitStyle,
): Reason | null {
  const { trumps } = KINDS[game.kind];
  if (trumps === 'none') return nullLayout(hand, layout, better, game);
  const lost = layout.filter((card) => !better.includes(card));
  const jack = lost.find((card) => rankOf(card) === 'J');
  if (jack !== undefined) return reason('puts-jack-away', sayPutsJackAway(jack));
  const ace = lost.find((card) => rankOf(card) === 'A' && !isTrump(card, game));
  if (ace !== undefined) return reason('puts-ace-away', sayPutsAceAway(ace));
  const trump = lost.find((card) => isTrump(card, game));
  if (trump !== undefined) {
    const mine = hand.filter((card) => isTrump(card, game)).length;
    return reason('puts-trump-away', sayPutsTrumpAway(trump, mine, TRUMPS - mine));
  }
  const emptied = SUITS.map((suit) => plainCards(hand, suit, game)).find(
    (cards) => cards.length > 0 && cards.every((card) => better.includes(card)),
  );
  if (emptied !== undefined && !emptied.every((card) => layout.includes(card))) {
    return reason('empties-no-suit', sayEmptySuit(emptied, suitOf(emptied[0]!), suits));
  }
  const [saved] = better
    .filter((card) => !layout.includes(card) && cardPoints(card) > 0)
    .filter((card) => higherOutside(card, hand, game).length > 0);
  if (saved === undefined) return null;
  const [top] = higherOutside(saved, hand, game);
  return reason('leaves-points-in-danger', sayPointsInDanger(saved, top!, cardPoints(saved)));
}

function nullLayout(
  hand: readonly Card[],
  layout: readonly Card[],
  better: readonly Card[],
  game: Game,
): Reason | null {
  const [highest] = better
    .filter((card) => !layout.includes(card))
    .sort((one, other) => cardStrength(other, game) - cardStrength(one, game));
  if (highest === undefined) return null;
  const below = CARDS.filter(
    (card) =>
      !hand.includes(card) &&
      suitOf(card) === suitOf(highest) &&
      cardStrength(card, game) < cardStrength(highest, game),
  ).length;
  if (below < 2) return null;
  return reason('keeps-high-card', sayKeepsHighCard(highest, below));
}
