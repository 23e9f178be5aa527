import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { joinPolicies, readPolicy } from './policy.ts';
import { headerRules, writeHeaderRules } from './rules.ts';

/**
 * Writes files from which hosts take headers: `_headers` for Netlify, Cloudflare Pages and our own
 * server, and `_policy`, the pages’ policy alone, for docs/nginx.conf. See docs/hosting.md.
 */
export function forHosts(): AstroIntegration {
  let base = '/';
  return {
    name: 'vorhand-for-hosts',
    hooks: {
      'astro:config:done': ({ config }) => {
        ({ base } = config);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).map((file) =>
          file.replaceAll('\\', '/'),
        );
        const read = files.map(async (file) =>
          readPolicy(await readFile(join(folder, file), 'utf8')),
        );
        const policy = joinPolicies((await Promise.all(read)).filter((each) => each !== null));
        const tops = new Set(files.map((file) => file.replace(/^index\.html$|\/.*$/, '')));
        const rules = headerRules(base, [...tops].sort(), policy);
        await writeFile(join(folder, '_headers'), writeHeaderRules(rules));
        await writeFile(join(folder, '_policy'), `set $policy "${policy}";\n`);
      },
    },
  };
}
