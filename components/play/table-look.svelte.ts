import type { Replay } from '../../src/game/replay/replay.ts';
import { seatsFrom } from '../../src/game/skat/seats.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { Look } from '../figure/look.svelte.ts';

/** How the reader sees the table: his own cards, and those of a declarer who plays with open cards. */
export class TableLook extends Look {
  /** Whose cards lie open for all; null while nobody’s do. */
  open: Seat | null = $state(null);

  override sees(seat: string): boolean {
    return seat === this.open || super.sees(seat);
  }
}

/** The table with the reader at its near side; who plays next is on his left. */
export function seatedAt(game: Replay['game'], reader: Seat): Replay['game'] {
  const [, left, right] = seatsFrom(reader);
  return {
    ...game,
    seats: [left, reader, right],
    sits: { V: 'left', M: 'left', H: 'left', [reader]: 'below', [right]: 'right' },
  };
}
