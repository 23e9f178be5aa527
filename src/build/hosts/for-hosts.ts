import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { bookBase } from '../../lib/edition.ts';
import { TRANSLATION } from '../../lib/languages.ts';
import { bookFolder } from '../edition.ts';
import { joinPolicies, readPolicy } from './policy.ts';
import { headerRules, writeHeaderRules } from './rules.ts';

/** The folder of the translation in the site. */
const TRANSLATED = `${TRANSLATION}/`;

/**
 * Writes files from which hosts take headers: `_headers` for Netlify, Cloudflare Pages and our own
 * server, and `_policy`, the pages’ policy alone, for docs/nginx.conf. See docs/hosting.md. The edition
 * that is built last writes them for all.
 */
export function forHosts(): AstroIntegration {
  let base = '/';
  return {
    name: 'vorhand-for-hosts',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = bookBase(config.base.replace(/\/?$/, '/'));
      },
      'astro:build:done': async ({ dir }) => {
        const folder = bookFolder(dir);
        const files = (await Array.fromAsync(glob('**/*.html', { cwd: folder }))).map((file) =>
          file.replaceAll('\\', '/'),
        );
        const read = files.map(async (file) =>
          readPolicy(await readFile(join(folder, file), 'utf8')),
        );
        const policy = joinPolicies((await Promise.all(read)).filter((each) => each !== null));
        const editions = ['', TRANSLATED].flatMap((edition) => {
          const own = files.filter((file) => isOfEdition(file, edition));
          const tops = own.map((file) =>
            file.slice(edition.length).replace(/^index\.html$|\/.*$/, ''),
          );
          return tops.length === 0 ? [] : [{ edition, pages: [...new Set(tops)].sort() }];
        });
        const rules = headerRules(base, editions, policy);
        await writeFile(join(folder, '_headers'), writeHeaderRules(rules));
        await writeFile(join(folder, '_policy'), `set $policy "${policy}";\n`);
      },
    },
  };
}

/** Whether a file is of an edition: those of a translation stand in a folder of the first one. */
const isOfEdition = (file: string, edition: string): boolean =>
  file.startsWith(TRANSLATED) === (edition === TRANSLATED);
