import type { HandOf, Trick } from '../notation/hand.ts';
import type { Table } from '../tricks/table.ts';
import { listed } from '../words/lists.ts';
import { seatName } from '../words/seats.ts';
import type { Note } from './replay.ts';

/** The seats whose cards of this trick the source prints; all of them where nobody says. */
export function printedIn<T extends Table>(
  printed: HandOf<T>['printed'],
  { number, plays }: Trick<T>,
): readonly T['seat'][] {
  const seats = plays.map(({ seat }) => seat);
  const trick = `t${number}`;
  if (printed === undefined || printed.includes(trick)) return seats;
  return seats.filter((seat) => printed.includes(`${trick}.${seat}`));
}

/** That a trick, or which of it, is not in the source; nothing where all of it is. */
export function unprintedNote<T extends Table>(
  printed: HandOf<T>['printed'],
  trick: Trick<T>,
): readonly Note<T>[] {
  const seats = printedIn(printed, trick);
  if (seats.length === trick.plays.length) return [];
  const named = seats.map((seat) => `${seatName(seat)}’s`);
  const text =
    named.length === 0
      ? 'This trick is not in the book.'
      : named.length === 1
        ? `Of this trick the book has ${named.join('')} card alone.`
        : `Of this trick the book has ${listed(named)} cards alone.`;
  return [{ kind: 'trick', text }];
}
