/** Who sits where at the table. */
import { TABLE_PLAYERS } from '#edition/play/player-words.ts';
import type { BySeat, Seat } from '../game/skat/seats.ts';
import { playerAt } from './sitting.ts';

/** Who sits where, by name, when the reader has this seat. */
export function namesAt(reader: Seat): BySeat<string> {
  const name = (seat: Seat): string => TABLE_PLAYERS[playerAt(seat, reader)] ?? '';
  return { V: name('V'), M: name('M'), H: name('H') };
}

/** A player as sentences need to know them: the reader is spoken to, and the others by name. */
export interface TablePlayer {
  readonly name: string;
  readonly isReader: boolean;
}

/** Who has a seat, when the reader has the other. */
export const playerIn = (seat: Seat, reader: Seat): TablePlayer => ({
  name: namesAt(reader)[seat],
  isReader: seat === reader,
});
