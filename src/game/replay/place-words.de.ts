/** Why there is no place of a name, and what notes on a place are about. */
import { listed } from '../words/lists.de.ts';
import { nounFor } from '../words/nouns.de.ts';
import { seatName } from '../words/seats.ts';

/** A text that names no place. */
export const sayNoPlace = (name: string): string => `„${name}“ ist keine Stelle in einem Spiel.`;

/** An id that names no variation. */
export const sayNoVariation = (id: string): string =>
  `Zu diesem Spiel gibt es keine Variante „${id}“.`;

/** A line of play: null for the record, or the title of a variation. */
type LineTitle = string | null;

const where = (title: LineTitle): string =>
  title === null ? 'Dieses Spiel' : `Die Variante „${title}“`;

/** A line without play. */
export const sayNoPlay = (title: LineTitle): string => `${where(title)} hat keine Stiche.`;

/** A line that ends before the trick that was named. */
export const sayEndsAt = (title: LineTitle, trick: number): string =>
  `${where(title)} endet mit Stich ${trick}.`;

/** A line that breaks off within the trick that was named. @param place `t6.2`. */
export const sayBreaksOff = (title: LineTitle, place: string): string =>
  `${where(title)} bricht vor ${place} ab.`;

/** What stands printed otherwise, where it is no trick and no card. */
const PARTS: Readonly<Partial<Record<string, string>>> = {
  deal: 'Verteilung',
  bidding: 'Reizen',
  layout: 'Drücken',
  play: 'Spielverlauf',
  result: 'Ergebnis',
  comment: 'Bemerkungen',
};

/** What an erratum of another part of the file is about: `Verteilung`. */
export const erratumPart = (part: string): string => PARTS[part] ?? part;

/** What an erratum in the play is about. @param seat whose card it is; null for the trick. */
export const erratumTrick = (trick: string, seat: string | null): string =>
  seat === null ? `Stich ${trick}` : `Stich ${trick}, Karte von ${seatName(seat)}`;

/** Which cards of a trick the source prints. @param seats whose; not all of them. */
export function sayPrinted(seats: readonly string[]): string {
  if (seats.length === 0) return 'Dieser Stich steht nicht im Buch.';
  return `Von diesem Stich hat das Buch nur die ${nounFor(seats.length, 'card')} von ${listed(seats.map(seatName))}.`;
}
