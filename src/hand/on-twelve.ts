/** The games on ten cards and a known skat, in the order of what they bring, with the pair to put away. */
import type { Card } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { Contract } from '../game/skat/contract.ts';
import { sortCards } from '../game/skat/deal.ts';
import { LAWS } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { rankedLayouts } from '../strategy/layout/principles.ts';
import { WITH_SKAT, placeOf } from '../strategy/players/bid/each-game.ts';
import { safestTen, stakesOnTwelve } from '../strategy/players/bid/skat-stakes.ts';
import { expected } from '../strategy/players/bid/stake.ts';
import { cardsIn, setOf } from '../strategy/players/worth/sets.ts';
import { shareAgainst } from '../strategy/players/worth/against-bids.ts';

/** A game on twelve cards. */
export interface GameOnTwelve {
  readonly contract: Contract;
  readonly share: number;
  /** What a plain win is worth. */
  readonly value: number;
  /** What the game brings on average, in points of the list. */
  readonly brings: number;
  /** Whether a plain win makes the bid good. */
  readonly isCovered: boolean;
  /** The two cards to put away. */
  readonly away: readonly Card[];
}

/**
 * The games that can be named on twelve cards, that which brings most first. The pair is the first by
 * Foster’s principles (src/strategy/layout); of a Null, the two without which it is in least danger.
 */
export function gamesOnTwelve(
  hand: readonly Card[],
  skat: readonly Card[],
  seat: Seat,
  number: number,
): readonly GameOnTwelve[] {
  const cards = sortCards([...hand, ...skat]);
  const twelve = setOf(cards);
  return stakesOnTwelve(LAWS.isko, WITH_SKAT, twelve, placeOf(seat))
    .map((stake): GameOnTwelve => {
      const { kind, trump, value } = stake;
      const share = shareAgainst(stake.share, number);
      const contract: Contract = { kind, trump, announced: null };
      const away =
        KINDS[kind].trumps === 'none'
          ? cardsIn(twelve & ~safestTen(twelve))
          : rankedLayouts(cards, contract)[0]!.layout;
      const brings = expected({ ...stake, share }, number);
      return { contract, share, value, brings, isCovered: value >= number, away };
    })
    .sort((one, other) => other.brings - one.brings);
}
