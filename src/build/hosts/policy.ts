/** The Content-Security-Policy of the pages, joined into one that a host can send with all of them. */
import { elementsOf } from '../html-elements.ts';
import { isPolicy } from '../policy-first.ts';

/** A directive's name and its sources. */
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

/** Where a directive is not in a policy, this one holds instead; for these there is none. */
const STANDS_ALONE = new Set(['base-uri', 'form-action', 'frame-ancestors']);

/**
 * One policy that allows what any of the pages’ policies allows, and nothing else. A browser holds a
 * page to its own as well, so that the pages lose nothing of their strictness by it.
 */
export function joinPolicies(policies: readonly Policy[]): string {
  const names = [...new Set(policies.flatMap((policy) => [...policy.keys()]))];
  return names
    .flatMap((name) => {
      const each = policies.map(
        (policy) => policy.get(name) ?? (STANDS_ALONE.has(name) ? null : policy.get('default-src')),
      );
      // A page that says nothing of it allows everything.
      if (each.some((sources) => sources === null || sources === undefined)) return [];
      const all = [...new Set(each.flatMap((sources) => sources ?? []))];
      const some = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
      return [`${name} ${some.join(' ')}`];
    })
    .join('; ');
}
