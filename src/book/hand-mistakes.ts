import { guessName } from '../game/notation/speak.ts';

/** A mistake in a hand's file. */
export interface HandMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** A mistake as an error that Astro's overlay shows at its place in the file. */
export function errorAt(mistake: HandMistake): Error {
  const { column, file, line } = mistake;
  return Object.assign(new Error(sayMistake(mistake)), { loc: { file, line, column } });
}

/** A mistake in one line, with its place first. */
export const sayMistake = ({ column, file, line, message }: HandMistake): string =>
  `${file}:${line}:${column}: ${message}`;

/** What is wrong with a list of hands by their ids, in a sentence or two; null where each is known. */
export function unknownHand(named: readonly string[], known: readonly string[]): string | null {
  const missing = named.find((hand) => !known.includes(hand));
  if (missing === undefined) return null;
  const guess = guessName(missing, known);
  return `There is no hand “${missing}”.${guess === undefined ? '' : ` Did you mean “${guess}”?`}`;
}
