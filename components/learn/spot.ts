import { winningIndex } from '../../src/game/skat/order.ts';
import type { Game } from '../../src/game/skat/order.ts';
import { seatsFrom } from '../../src/game/skat/seats.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import type { Card } from '../../src/game/skat/cards.ts';

/** A place on the lesson's table, and the card that lies there. */
export interface TableSpot {
  readonly who: string;
  readonly card: Card | null;
  /** Whether the card was led, or takes the trick. */
  readonly note: 'led' | 'takes' | null;
}

/** From the left to the right as the reader sees it, with the reader's place in the middle. */
const AROUND: readonly Seat[] = ['M', 'V', 'H'];

/**
 * The places of a trick with their cards: who led, and once all three have played, who takes it.
 *
 * @param cards none to three, in the order played.
 * @param names the names of the seats.
 */
export function spotsOf(
  leader: Seat,
  cards: readonly Card[],
  game: Game,
  names: Readonly<Record<Seat, string>>,
): TableSpot[] {
  const order = seatsFrom(leader);
  const winner = cards.length === 3 ? order[winningIndex(cards, game) as 0 | 1 | 2] : null;
  return AROUND.map((seat) => {
    const card = cards[order.indexOf(seat)] ?? null;
    const ledNote = seat === leader && card !== null ? 'led' : null;
    return { who: names[seat], card, note: seat === winner ? 'takes' : ledNote };
  });
}
