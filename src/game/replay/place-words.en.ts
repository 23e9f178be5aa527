/** Why there is no place of a name, and what notes on a place are about. */
import { listed } from '#edition/game/words/lists.ts';
import { nounFor } from '#edition/game/words/nouns.ts';
import { seatName } from '../words/seats.ts';

/** A text that names no place. */
export const sayNoPlace = (name: string): string =>
  `“${name}” is not the name of a place in a hand.`;

/** An id that names no variation. */
export const sayNoVariation = (id: string): string => `This hand has no variation called “${id}”.`;

/** A line of play: null for the record, or the title of a variation. */
type LineTitle = string | null;

const where = (title: LineTitle): string =>
  title === null ? 'This hand' : `The variation “${title}”`;

/** A line without play. */
export const sayNoPlay = (title: LineTitle): string => `${where(title)} records no play.`;

/** A line that ends before the trick that was named. */
export const sayEndsAt = (title: LineTitle, trick: number): string =>
  `${where(title)} ends at trick ${trick}.`;

/** A line that breaks off within the trick that was named. @param place `t6.2`. */
export const sayBreaksOff = (title: LineTitle, place: string): string =>
  `${where(title)} breaks off before ${place}.`;

/** What stands printed otherwise, where it is no trick and no card. */
const PARTS: Readonly<Partial<Record<string, string>>> = { comment: 'the remarks' };

/** What an erratum of another part of the file is about: `the deal`. */
export const erratumPart = (part: string): string => PARTS[part] ?? `the ${part}`;

/** What an erratum in the play is about. @param seat whose card it is; null for the trick. */
export const erratumTrick = (trick: string, seat: string | null): string =>
  seat === null ? `trick ${trick}` : `trick ${trick}, ${seatName(seat)}’s card`;

/** Which cards of a trick the source prints. @param seats whose; not all of them. */
export function sayPrinted(seats: readonly string[]): string {
  if (seats.length === 0) return 'This trick is not in the book.';
  const named = seats.map((seat) => `${seatName(seat)}’s`);
  return `Of this trick the book gives only ${listed(named)} ${nounFor(named.length, 'card')}.`;
}
