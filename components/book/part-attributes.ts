/** Which attributes the parts of a chapter have, by the `Props` in their files. */
import { readFileSync } from 'node:fs';
import { guessName } from '../../src/game/notation/speak.ts';

/** An attribute of a part. */
export interface PartAttribute {
  readonly name: string;
  readonly isOptional: boolean;
}

/** The attributes of an Astro component, from its file; null for a component of another kind. */
export function partAttributes(file: string): readonly PartAttribute[] | null {
  if (!file.endsWith('.astro')) return null;
  const props = /^interface Props \{\r?\n([^]*?)^\}/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  // Prettier indents a member by two blanks, and what is inside one by more.
  return [...props.matchAll(/^ {2}(?:readonly )?(\w+)(\?)?:/gm)].map(([, name = '', sign]) => ({
    name,
    isOptional: sign === '?',
  }));
}

/** What is wrong with the attributes that a chapter gives a part, in a sentence; null for nothing. */
export function attributeProblem(
  given: readonly string[],
  known: readonly PartAttribute[],
): string | null {
  const names = known.map(({ name }) => name);
  const strange = given.find((name) => !names.includes(name));
  if (strange !== undefined) {
    const guess = guessName(strange, names);
    const can = names.length === 0 ? 'It has none.' : `It can have ${names.join(', ')}.`;
    const hint = guess === undefined ? can : `Did you mean “${guess}”?`;
    return `There is no attribute “${strange}”. ${hint}`;
  }
  const missing = known.find(({ isOptional, name }) => !isOptional && !given.includes(name));
  return missing === undefined ? null : `It needs ${missing.name}="…".`;
}
