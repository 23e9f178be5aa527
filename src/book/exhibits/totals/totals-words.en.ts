/** What stands beside a hand from the deal to the score, and beside the points as they run up. */
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { partWords } from '#edition/game/words/value.ts';
import type { WholeHand } from './whole.ts';

/** The skat that goes round. */
export const PUSHED = {
  /** The gap is the player’s seat. */
  holds: '{seat} holds',
  takesUp: 'takes up',
  takenUp: 'Taken up',
} as const;

/** Where the two cards of a seat go. */
export const PUSHES: Readonly<Record<Seat, string>> = {
  V: `pushes to ${SEAT_WORDS.M}`,
  M: `pushes to ${SEAT_WORDS.H}`,
  H: 'puts away as the skat',
};

/** The points as they run up. */
export const RUNNING_TOTALS = {
  title: 'The points, trick by trick',
  putAway: 'Put away',
  declarer: 'The declarer',
  defenders: 'The defenders',
} as const;

/** A whole hand, as far as it is the same for every hand. */
export const WHOLE_HAND = {
  skat: 'The skat',
  twoPutAway: 'Two of the twelve are put away',
  putAway: 'Put away',
  named: 'The game is named',
  played: 'Ten tricks are played',
  tricks:
    'The card that takes the trick has a line under it. On the right is what each side has by then.',
  counted: 'The points are counted',
  written: 'The score is written down',
} as const;

/** To whom the ten cards are dealt. @param seat its name, here and below. */
export const sayDealt = (seat: string): string => `Ten cards are dealt to ${seat}`;

/** Who takes up the skat. */
export const sayTakesUp = (seat: string): string =>
  `Two lie in the skat, and ${seat} takes them up`;

/** What the two cards that were put away hold. */
export const sayAway = (points: number, seat: string): string =>
  `They hold ${points} points, which are ${seat}’s already.`;

/** Which game is named. */
export const sayNamed = (contract: Contract, laws: LawId): string =>
  `${contractName(contract, laws)}. Vorhand leads.`;

/** What the declarer has in the end, in tricks and put away. */
export const sayCounted = (inTricks: number, away: number, won: boolean): string =>
  `${inTricks} in tricks and ${away} put away are ${inTricks + away}. It takes 61: the game is ${won ? 'won' : 'lost'}.`;

/** How the score comes about. */
export function sayWritten(whole: WholeHand): string {
  const { base, multiplier, points, score, seat } = whole;
  const sum = `${multiplier}\u00A0×\u00A0${base}`;
  return `${partWords(whole).join(', ')}: the multiplier is ${multiplier}. The base value is ${base}. ${sum} is ${points}, and ${seat} writes ${score}.`;
}
