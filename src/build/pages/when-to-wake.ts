/** When a component of a page is to live, from what Astro writes of that into the page. */

/** What Astro writes of it: the directive, and what that is given. */
const DIRECTIVE = / client="([^"]*)" opts="([^"]*)"/g;

/** What it begins with in the page. */
const DIRECTIVE_SCRIPT = '(self.Astro||(self.Astro={}))';

interface Given {
  readonly value?: { readonly rootMargin?: string } | boolean | '';
}

/** Whether this is Astro’s script for a directive, in whose place ours for the island knows them. */
export const isOfDirective = (script: string): boolean => script.includes(DIRECTIVE_SCRIPT);

/**
 * An element around a component as our script reads it (island.ts): with `near` where the component is to
 * live once it is in sight, or as near as that says; without it where it lives as soon as it can.
 *
 * @throws TypeError for a directive that the script does not know, which stops the build.
 */
export function whenToWake(island: string): string {
  return island.replace(DIRECTIVE, (_, directive: string, opts: string) => {
    if (directive === 'load') return '';
    if (directive !== 'visible') throw new TypeError(`src/build/island.ts knows no ${directive}`);
    const { value } = JSON.parse(opts.replaceAll('&quot;', '"')) as Given;
    const margin = typeof value === 'object' ? value.rootMargin : undefined;
    return ` near="${margin ?? '0px'}"`;
  });
}
