/** What the sides of a hand are called that count together. */
import { seatName } from './seats.ts';

type SideNames = Readonly<Partial<Record<string, string>>>;

/** By the id of the side; a side that is one seat is called by the seat. */
export const SIDE_NAMES: SideNames = {
  declarer: 'Alleinspieler',
  defenders: 'Gegenspieler',
  'A and B': 'A und B',
  'A and C': 'A und C',
  'B and C': 'B und C',
  'B and D': 'B und D',
};

/** The same at the head of a narrow column. */
export const SIDE_ABBREVIATIONS: SideNames = { declarer: 'Allein', defenders: 'Gegner' };

/** The same with an article, where there is one. */
export const SIDES_IN_SENTENCES: SideNames = {
  declarer: 'der Alleinspieler',
  defenders: 'die Gegenspieler',
};

const GENITIVES: SideNames = { declarer: 'des Alleinspielers', defenders: 'der Gegenspieler' };

/** Whose something is: `(die Augen) des Alleinspielers`, `von Vorhand`. */
export const ofSide = (side: string): string =>
  GENITIVES[side] ?? `von ${SIDE_NAMES[side] ?? seatName(side)}`;
