import type { Seat } from '../../../src/game/skat/seats.ts';
import { Look } from '../look.svelte.ts';

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
