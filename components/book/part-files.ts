/**
 * The parts that a chapter may use, and the file of each: every Astro component in the folders of
 * `components/book`, and a few from elsewhere. A new component there needs no line in any list.
 */
import { globSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { guessName } from '../../src/game/notation/speak.ts';

/** Parts that other folders have, because other pages show them too or a reader uses them. */
const ELSEWHERE = [
  'components/book/exhibits/payments/Payments.svelte',
  'components/figure/HandFigure.astro',
  'components/games/GameFigure.astro',
  'components/games/two-handed/TwoHanded.svelte',
  'components/games/two-handed/WorkedTwo.astro',
  'components/parts/cards/CardRow.astro',
  'components/parts/cards/InlineCard.astro',
  'components/practice/DrillFigure.astro',
] as const;

/** The file of each part, from the top folder, by the part’s name: `Note`, `components/book/Note.astro`. */
export function partFiles(): ReadonlyMap<string, string> {
  const files = globSync('components/book/**/*.astro').map((file) => file.replaceAll('\\', '/'));
  return new Map(
    [...files, ...ELSEWHERE].sort().map((file) => [basename(file, extname(file)), file]),
  );
}

/**
 * The parts whose names are nearest to one that there is not, for a message to its author: by the whole
 * name, or by its last word, as `Figure` in `HandFigure`.
 */
export function guessParts(name: string, parts: Iterable<string>): readonly string[] {
  const named = [...parts].map((part) => ({
    part,
    whole: part.toLowerCase(),
    last: lastWord(part),
  }));
  const whole = guessName(name, [...new Set(named.map((one) => one.whole))]);
  if (whole !== undefined)
    return named.filter((one) => one.whole === whole).map(({ part }) => part);
  const last = guessName(name, [...new Set(named.map((one) => one.last))]);
  return named.filter((one) => one.last === last).map(({ part }) => part);
}

const lastWord = (name: string): string => (/[A-Z][a-z]*$/.exec(name)?.[0] ?? name).toLowerCase();
