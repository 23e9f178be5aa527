/** Problems that are the same but for their plain suits. */
import { SUITS } from '../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../src/game/skat/cards.ts';
import { KINDS } from '../../src/game/skat/contract.ts';
import { exchangeSuit } from '../../src/practice/exchange-suits.ts';
import type { SuitExchange } from '../../src/practice/exchange-suits.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';

/** Every order of the four suits. */
const EXCHANGES: readonly SuitExchange[] = SUITS.flatMap((C) =>
  SUITS.flatMap((S) =>
    SUITS.flatMap((H) =>
      SUITS.flatMap((D) => (new Set<Suit>([C, S, H, D]).size === 4 ? [{ C, S, H, D }] : [])),
    ),
  ),
);

/**
 * A text that two places share exactly if one becomes the other when plain suits are exchanged: of the hand,
 * what is known to be put away, the trick on the table, whose turn it is and what each seat has been seen to
 * lack or to have played.
 */
export function twinKey(view: SeatView): string {
  const { contract, declarer, hand, layout, leader, seat, table, tricks } = view;
  const { kind, trump } = contract!;
  const jacks = KINDS[kind].trumps === 'none';
  const texts = EXCHANGES.filter((exchange) => trump === null || exchange[trump] === 'C').map(
    (exchange) => {
      const swap = (cards: readonly Card[]): string =>
        cards.map((card) => exchangeSuit(card, exchange, jacks)).join();
      const sorted = (cards: readonly Card[]): string =>
        cards
          .map((card) => exchangeSuit(card, exchange, jacks))
          .sort()
          .join();
      const past = tricks.map((trick) => `${trick.leader}${swap(trick.cards)}`).join(';');
      return [sorted(hand), sorted(layout ?? []), leader, swap(table), past].join('|');
    },
  );
  return [KINDS[kind].trumps, declarer, seat, texts.sort()[0]].join('|');
}
