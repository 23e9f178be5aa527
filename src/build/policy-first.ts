import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The policy as Astro writes it, where it comes to stand: after the scripts of the head. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const CHARSET = /<meta charset="utf-8">/i;

const HASH = / 'sha256-[^']*'/g;
const IN_PAGE = /<(script|style)\b[^>]*>([^<]*(?:<(?!\/\1>)[^<]*)*)<\/\1>/g;

/**
 * Puts the policy of each page before all it is to hold for: a browser does not hold it against what
 * stands above it in the head. It comes right after the name of the encoding, which must be among the
 * first 1,024 bytes. Astro allows each page the scripts and styles of all; here it is left
 * those that stand in it.
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

/** The page with its policy, for what stands in it, right after its encoding; as it is where it has either not. */
export function movePolicy(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  if (policy === undefined || !CHARSET.test(html)) return html;
  const own = new Set([...html.matchAll(IN_PAGE)].map(([, , text = '']) => hashOf(text)));
  const narrow = policy.replace(HASH, (hash) => (own.has(hash) ? hash : ''));
  return html.replace(policy, () => '').replace(CHARSET, (charset) => charset + narrow);
}

/** How a policy allows a script or style that stands in the page. */
function hashOf(text: string): string {
  return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
