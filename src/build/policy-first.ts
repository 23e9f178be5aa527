import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { elementsOf, withEdits } from './html-elements.ts';
import type { HtmlElement } from './html-elements.ts';

/**
 * Moves the policy of each page to the front of its head, because a browser does not apply it to what
 * comes before. It follows the encoding, which must be in the first 1,024 bytes. Astro allows each page
 * the inline scripts of all pages; this narrows them to the page's own. Styles stay, because a page that
 * loads another one gets that one's styles.
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
          const result = movePolicy(html);
          if (result !== html) await writeFile(file, result);
        }
      },
    },
  };
}

/** Whether an element contains the policy of a page. */
export const isPolicy = ({ attributes, name }: HtmlElement): boolean =>
  name === 'meta' && attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy';

/** Moves a page's narrowed policy behind its encoding; returns a page without either unchanged. */
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

/** Narrows a policy to these inline scripts, and drops the empty style, which no page has. */
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

/** The source expression for an inline script in a policy. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
