import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { elementsOf, withEdits } from './html-elements.ts';
import type { HtmlElement } from './html-elements.ts';

/**
 * Puts the policy of each page before all it is to hold for: a browser does not hold it against what
 * stands above it in the head. It comes right after the name of the encoding, which must be among the
 * first 1,024 bytes. Astro allows each page the scripts of all; here it is left those
 * that stand in it. Styles stay as they are: a page that reads another one meets that one's styles.
 */
export function policyFirst(): AstroIntegration {
  return {
    name: 'vorhand-policy-first',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const path of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, path);
          const html = await readFile(file, 'utf8');
          const moved = movePolicy(html);
          if (moved !== html) await writeFile(file, moved);
        }
      },
    },
  };
}

/** The element that holds the policy of a page. */
export const isPolicy = ({ attributes, name }: HtmlElement): boolean =>
  name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

/** The page with its policy, for its own scripts, right after its encoding; as it is where it has either not. */
export function movePolicy(html: string): string {
  const elements = elementsOf(html);
  const policy = elements.find(isPolicy);
  const encoding = elements.find(({ attributes }) => attributes.has('charset'));
  if (policy === undefined || encoding === undefined) return html;
  const own = new Set(
    elements.filter(({ name }) => name === 'script').map(({ text }) => hashOf(text)),
  );
  const content = narrowed(policy.attributes.get('content') ?? '', own);
  const { end } = encoding.tag;
  return withEdits(html, [
    { ...policy.tag, text: '' },
    { start: end, end, text: `<meta http-equiv="content-security-policy" content="${content}">` },
  ]);
}

/** A policy that allows of scripts in the page only these, and no empty style, since no page has one. */
function narrowed(policy: string, scripts: ReadonlySet<string>): string {
  const isHash = (source: string): boolean => source.startsWith(`'sha256-`);
  return policy
    .split(';')
    .map((directive) => {
      const sources = directive.split(' ');
      const allowed = directive.trim().startsWith('script-src')
        ? sources.filter((source) => !isHash(source) || scripts.has(source))
        : sources.filter((source) => source !== hashOf(''));
      return allowed.join(' ');
    })
    .join(';');
}

/** How a policy allows a script that stands in the page. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
