/** The three seats, in the order in which they play to the first trick. */
export const SEATS = ['V', 'M', 'H'] as const;

/** `V` Vorhand (forehand), `M` Mittelhand (middlehand), `H` Hinterhand (rearhand). */
export type Seat = (typeof SEATS)[number];

/** The declarer against the two others. */
export type Side = 'declarer' | 'defenders';

/** Something for each seat. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** Whether `text` names a seat. */
export function isSeat(text: string): text is Seat {
  return text === 'V' || text === 'M' || text === 'H';
}

/** The seat to the left, which plays (and is dealt to) next: V, M, H, and V again. */
export function nextSeat(seat: Seat): Seat {
  return seat === 'V' ? 'M' : seat === 'M' ? 'H' : 'V';
}

/** The three seats in playing order when `leader` leads. */
export function seatsFrom(leader: Seat): readonly [Seat, Seat, Seat] {
  const second = nextSeat(leader);
  return [leader, second, nextSeat(second)];
}
