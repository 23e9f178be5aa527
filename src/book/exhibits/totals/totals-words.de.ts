/** What stands beside a hand from the deal to the score, and beside the points as they run up. */
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import { partWords } from '#edition/game/words/value.ts';
import { capital } from '../../../game/words/text.ts';
import type { WholeHand } from './whole.ts';

/** The skat that goes round. */
export const PUSHED = {
  /** The gap is the player’s seat. */
  holds: '{seat} hat',
  takesUp: 'nimmt auf',
  takenUp: 'Aufgenommen',
} as const;

/** Where the two cards of a seat go. */
export const PUSHES: Readonly<Record<Seat, string>> = {
  V: `schiebt an ${SEAT_WORDS.M}`,
  M: `schiebt an ${SEAT_WORDS.H}`,
  H: 'legt in den Skat',
};

/** The points as they run up. */
export const RUNNING_TOTALS = {
  title: 'Die Augen, Stich für Stich',
  putAway: 'Gedrückt',
  declarer: 'Alleinspieler',
  defenders: 'Gegenspieler',
} as const;

/** A whole hand, as far as it is the same for every hand. */
export const WHOLE_HAND = {
  skat: 'Der Skat',
  twoPutAway: 'Zwei von den zwölf Karten werden gedrückt',
  putAway: 'Gedrückt',
  named: 'Das Spiel wird genannt',
  played: 'Zehn Stiche werden gespielt',
  tricks:
    'Die Karte, die den Stich macht, ist unterstrichen. Rechts steht, was jede Partei bis dahin hat.',
  counted: 'Die Augen werden gezählt',
  written: 'Das Ergebnis wird angeschrieben',
} as const;

/** To whom the ten cards are dealt. @param seat its name, here and below. */
export const sayDealt = (seat: string): string => `${seat} bekommt zehn Karten`;

/** Who takes up the skat. */
export const sayTakesUp = (seat: string): string =>
  `Zwei liegen im Skat, und ${seat} nimmt sie auf`;

/** What the two cards that were put away hold. */
export const sayAway = (points: number, seat: string): string =>
  `Darin sind ${counted(points, 'point')}, und die hat ${seat} schon sicher.`;

/** Which game is named. */
export const sayNamed = (contract: Contract, laws: LawId): string =>
  `${contractName(contract, laws)}. Vorhand spielt aus.`;

/** What the declarer has in the end, in tricks and put away. */
export const sayCounted = (inTricks: number, away: number, won: boolean): string =>
  `${inTricks} in den Stichen und ${away} gedrückt macht ${inTricks + away}. Nötig sind 61: Das Spiel ist ${won ? 'gewonnen' : 'verloren'}.`;

/** How the score comes about: `Mit 2, Spiel 3: …`, as players count the multiplier. */
export function sayWritten(whole: WholeHand): string {
  const { base, multiplier, points, score, seat } = whole;
  const sum = `${multiplier}\u00A0×\u00A0${base}`;
  return `${capital(partWords(whole).join(', '))}: Der Faktor ist ${multiplier}, der Grundwert ${base}. ${sum} ist ${points}, und ${seat} schreibt ${score}.`;
}
