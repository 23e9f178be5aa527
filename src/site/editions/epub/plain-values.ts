/** Styles without variables: many readers of e-books skip a declaration that has one. */
import type { Root } from 'postcss';
import { parse } from 'postcss';

const VARIABLE = /var\((--[\w-]+)(?:,\s*([^()]*(?:\([^()]*\)[^()]*)*))?\)/;

/**
 * Puts the values of `:root` in the place of its variables, and takes that rule away. A variable that an
 * element sets for itself stays; a declaration whose variable is set nowhere goes.
 * @throws Error when a variable is made of itself
 */
export function withPlainValues(css: string): string {
  const sheet = parse(css);
  const values = takeValues(sheet);
  const own = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop }) => void own.add(prop));
  sheet.walkDecls((declaration) => {
    const value = resolve(declaration.value, values, own);
    if (value === null) declaration.remove();
    else declaration.value = value;
  });
  return `${sheet.toString()}\n`;
}

/** The variables of `:root`, by their names. */
function takeValues(sheet: Root): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  sheet.walkRules(':root', (rule) => {
    rule.walkDecls(/^--/, (declaration) => {
      values.set(declaration.prop, declaration.value);
      declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  return values;
}

/** A value without the variables that are known; null where one is set nowhere. */
function resolve(
  value: string,
  values: ReadonlyMap<string, string>,
  own: ReadonlySet<string>,
  depth = 0,
): string | null {
  const found = VARIABLE.exec(value);
  if (found === null) return value;
  if (depth > 9) throw new Error(`A variable is made of itself: ${value}`);
  const [whole, name = '', otherwise] = found;
  if (own.has(name)) return value;
  const known = values.get(name) ?? otherwise;
  if (known === undefined) return null;
  return resolve(
    value.replace(whole, () => known.trim()),
    values,
    own,
    depth + 1,
  );
}
