import type { CompileOptions } from 'svelte/compiler';

/** How many letters tell components apart: four are enough for some hundreds of them. */
const LETTERS = 4;

/**
 * Names the scopes of components' styles, which stand in a page once for each element, in fewer letters
 * than Svelte does by itself.
 *
 * @param prefix before those letters; what reads the scopes knows Svelte's own.
 * @returns for the compiler; it throws where two components would have one scope.
 */
export function shortScope(prefix = 'svelte-'): NonNullable<CompileOptions['cssHash']> {
  const owners = new Map<string, string>();
  return ({ filename, hash }) => {
    const scope = `${prefix}${hash(filename).slice(0, LETTERS)}`;
    const owner = owners.get(scope) ?? filename;
    if (owner !== filename) {
      throw new Error(
        `${filename} and ${owner} would share the scope ${scope} of their styles. Give one of them another name.`,
      );
    }
    owners.set(scope, filename);
    return scope;
  };
}
