/** Joins the pages’ content security policies into one that a host can send with every page. */
import { elementsOf } from '../html-elements.ts';
import { isPolicy } from '../policy-first.ts';

/** The sources of each directive by its name. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** The policy in a page’s own `<meta>`; null for a page without one. */
export function readPolicy(html: string): Policy | null {
  const text = elementsOf(html).find(isPolicy)?.attributes.get('content');
  if (text === undefined) return null;
  return new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources] as const])),
  );
}

/** Directives that do not fall back to `default-src`. */
const STANDS_ALONE = new Set(['base-uri', 'form-action', 'frame-ancestors']);

/**
 * Joins policies into one that allows what any of them allows, and nothing else. A browser enforces a
 * page’s own policy too, so pages stay as strict as they are.
 */
export function joinPolicies(policies: readonly Policy[]): string {
  const names = [...new Set(policies.flatMap((policy) => [...policy.keys()]))];
  return names
    .flatMap((name) => {
      const each = policies.map(
        (policy) => policy.get(name) ?? (STANDS_ALONE.has(name) ? null : policy.get('default-src')),
      );
      // A page without the directive allows everything.
      if (each.some((sources) => sources === null || sources === undefined)) return [];
      const all = [...new Set(each.flatMap((sources) => sources ?? []))];
      const some = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
      return [`${name} ${some.join(' ')}`];
    })
    .join('; ');
}
