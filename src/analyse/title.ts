/** What a hand without a title of its own is called. */
import { VOCABULARY } from '../replay/words.ts';
import type { Contract } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { gameName } from './game-names.ts';

/** `Solo in clubs, by Vorhand`; a Ramsch is nobody’s. */
export function usualTitle(contract: Contract, declarer: Seat | null, laws: LawId): string {
  const by = declarer === null ? '' : `, by ${VOCABULARY.en.seats[declarer]}`;
  return `${gameName(contract, laws)}${by}`;
}
