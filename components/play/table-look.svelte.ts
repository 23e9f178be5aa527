import type { Replay } from '../../src/game/replay/replay.ts';
import { seatsFrom } from '../../src/game/skat/seats.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { Look } from '../figure/look.svelte.ts';

/**
 * What the reader sees of the table: their own cards, and those of a declarer who plays with open
 * cards.
 */
export class TableLook extends Look {
  /** The seat whose cards lie open for all; null when there is none. */
  open: Seat | null = $state(null);

  override sees(seat: string): boolean {
    return seat === this.open || super.sees(seat);
  }
}

/** The table with the reader at its near side; the player to the left plays next. */
export function seatedAt(game: Replay['game'], reader: Seat): Replay['game'] {
  const [, left, right] = seatsFrom(reader);
  return {
    ...game,
    seats: [left, reader, right],
    sits: { V: 'left', M: 'left', H: 'left', [reader]: 'below', [right]: 'right' },
  };
}
