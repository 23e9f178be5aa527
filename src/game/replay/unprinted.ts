import { sayPrinted } from '#edition/game/replay/place-words.ts';
import type { AnyHand, Trick } from '../notation/hand.ts';

/** The seats whose cards of a trick the source prints; all if the hand does not say. */
export function printedIn(
  printed: AnyHand['printed'],
  { number, plays }: Trick,
): readonly string[] {
  const seats = plays.map(({ seat }) => seat);
  const trick = `t${number}`;
  if (printed === undefined || printed.includes(trick)) return seats;
  return seats.filter((seat) => printed.includes(`${trick}.${seat}`));
}

/** Says which cards of a trick are in the source; null when all are. */
export function unprintedWords(printed: AnyHand['printed'], trick: Trick): string | null {
  const seats = printedIn(printed, trick);
  return seats.length === trick.plays.length ? null : sayPrinted(seats);
}
