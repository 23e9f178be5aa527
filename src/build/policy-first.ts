import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The policy as Astro writes it, where it comes to stand: after the scripts of the head. */
const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/;
const CHARSET = /<meta charset="utf-8">/i;

const SCRIPT_SOURCES = /script-src [^;]*/;
const HASH = / 'sha256-[^']*'/g;
const SCRIPT = /<script\b[^>]*>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g;

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

/** The page with its policy, for its own scripts, right after its encoding; as it is where it has either not. */
export function movePolicy(html: string): string {
  const [policy] = POLICY.exec(html) ?? [];
  if (policy === undefined || !CHARSET.test(html)) return html;
  const own = new Set([...html.matchAll(SCRIPT)].map(([, script = '']) => hashOf(script)));
  const narrow = policy
    .replace(SCRIPT_SOURCES, (sources) =>
      sources.replace(HASH, (hash) => (own.has(hash) ? hash : '')),
    )
    // No page has a style with nothing in it.
    .replace(hashOf(''), '');
  return html.replace(policy, () => '').replace(CHARSET, (charset) => charset + narrow);
}

/** How a policy allows a script that stands in the page. */
function hashOf(script: string): string {
  return ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
