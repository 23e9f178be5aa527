/** What the sides of a hand are called that count together. */
import type { Case } from './grammar.de.ts';
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

const DECLINED: Readonly<Partial<Record<string, Readonly<Record<Case, string>>>>> = {
  declarer: {
    nominative: 'der Alleinspieler',
    accusative: 'den Alleinspieler',
    dative: 'dem Alleinspieler',
    genitive: 'des Alleinspielers',
  },
  defenders: {
    nominative: 'die Gegenspieler',
    accusative: 'die Gegenspieler',
    dative: 'den Gegenspielern',
    genitive: 'der Gegenspieler',
  },
};

/** A side in a sentence: `die Augen des Alleinspielers`, `die Augen von Vorhand`, `den Gegenspielern`. */
export function declinedSide(side: string, wanted: Case): string {
  const declined = DECLINED[side]?.[wanted];
  if (declined !== undefined) return declined;
  const name = SIDE_NAMES[side] ?? seatName(side);
  return wanted === 'genitive' ? `von ${name}` : name;
}
