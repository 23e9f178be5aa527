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
