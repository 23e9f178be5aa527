import type { AnyHand, Trick } from '../notation/hand.ts';
import { listed } from '#edition/game/words/lists.ts';
import { nounFor } from '#edition/game/words/nouns.ts';
import { seatName } from '../words/seats.ts';

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
  if (seats.length === trick.plays.length) return null;
  const named = seats.map((seat) => `${seatName(seat)}’s`);
  if (named.length === 0) return 'This trick is not in the book.';
  return `Of this trick the book has ${listed(named)} ${nounFor(named.length, 'card')} alone.`;
}
