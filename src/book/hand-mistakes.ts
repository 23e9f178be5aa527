/** A mistake in a hand's file. */
export interface HandMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** A mistake as an error that Astro's overlay shows at its place in the file. */
export const errorAt = (mistake: HandMistake): Error =>
  Object.assign(new Error(sentence(mistake)), { loc: { ...mistake } });

/** The ids of the hands that have mistakes, by their files. */
export const idsOf = (mistakes: readonly HandMistake[]): readonly string[] => [
  ...new Set(mistakes.map(({ file }) => file.replace(/^.*\/|\.hand$/g, ''))),
];

/**
 * Stops the build at hands with mistakes, and says all of them. `npm run dev` goes on without these
 * hands: an author can see every page that has none of them.
 */
export function reportMistakes(mistakes: readonly HandMistake[]): void {
  if (mistakes.length === 0) return;
  const message = `Hands with mistakes:\n${mistakes.map(sentence).join('\n')}`;
  if (import.meta.env.MODE !== 'development') throw new Error(message);
  console.error(message);
}

const sentence = ({ column, file, line, message }: HandMistake): string =>
  `${file}:${line}:${column}: ${message}`;
