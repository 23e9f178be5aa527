/** What stands on the ladder of calls. */
import { contractName } from '#edition/game/words/game-name.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import type { LadderStep } from './ladder.ts';

/** The heads of the table. */
export const LADDER_TABLE = {
  title: 'Vom höchsten Spiel zum niedrigsten',
  step: 'Stufe',
  call: 'Gebot',
  rate: 'Grundwert',
  least: 'kostet mindestens',
  /** After a call. */
  cheaper: '(billiger als eine Stufe darunter)',
} as const;

/** A call by its name, with the matadors that it needs. */
export function sayCall({ kind, matadors, trump }: LadderStep): string {
  const name = contractName({ kind, trump, announced: null }, 'hoyle-1912');
  return matadors > 1 ? `${name} mit oder ohne ${inWords(matadors)} und mehr` : name;
}
