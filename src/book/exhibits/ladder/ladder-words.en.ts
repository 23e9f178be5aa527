/** What stands on the ladder of calls. */
import { contractName } from '#edition/game/words/game-name.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import type { LadderStep } from './ladder.ts';

/** The heads of the table. */
export const LADDER_TABLE = {
  title: 'From the highest game to the lowest',
  step: 'step',
  call: 'Call',
  rate: 'rate',
  least: 'costs at least',
  /** After a call. */
  cheaper: '(cheaper than a step below it)',
} as const;

/** A call by its name, with the matadors that it needs. */
export function sayCall({ kind, matadors, trump }: LadderStep): string {
  const name = contractName({ kind, trump, announced: null }, 'hoyle-1912');
  return matadors > 1 ? `${name} with or without ${inWords(matadors)} or more` : name;
}
