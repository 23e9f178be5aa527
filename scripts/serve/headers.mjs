/** The headers that a built site asks its host to send, as Netlify and Cloudflare Pages read them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * @typedef {object} Rule
 * @property {RegExp} fits the addresses it is for
 * @property {[name: string, value: string][]} headers
 */

/**
 * Reads the file `_headers` of a site; none gives no rules.
 * @param {string} folder
 * @returns {Promise<Rule[]>}
 */
export async function readHeaderRules(folder) {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  /** @type {Rule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ fits: patternOf(line.trim()), headers: [] });
  }
  return rules;
}

/** @param {string} path in which `*` stands for anything */
function patternOf(path) {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/**
 * The headers of an address.
 * @param {Rule[]} rules
 * @param {string} path
 */
export function headersOf(rules, path) {
  return rules.filter(({ fits }) => fits.test(path)).flatMap(({ headers }) => headers);
}
