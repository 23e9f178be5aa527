/** `npm run changelog`: writes CHANGELOG.md from content/changes.json, which the page /changes/ shows too. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command-line.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ text: string, address?: string }} Change
 * @typedef {{ version: string, at: string, title: string, changes: readonly Change[] }} Version
 */

/**
 * The text of CHANGELOG.md.
 * @param {readonly Version[]} versions the newest first
 */
export function makeChangelog(versions) {
  return [
    '# Changelog',
    'What readers notice, made from `content/changes.json` by `npm run changelog`.',
    ...versions.map(({ at, changes, title, version }) =>
      [`## ${version}: ${title} (${at.slice(0, 10)})`, changes.map(line).join('\n')].join('\n\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** @param {Change} change */
function line({ address, text }) {
  return address === undefined ? `- ${text}` : `- ${text} (\`${address}\`)`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand({
    name: 'npm run changelog --',
    help: `npm run changelog

Writes CHANGELOG.md from content/changes.json.

  -h, --help   print this`,
    run: async () => {
      const list = await readFile(join(root, 'content/changes.json'), 'utf8');
      const versions = /** @type {readonly Version[]} */ (JSON.parse(list));
      await writeFile(join(root, 'CHANGELOG.md'), makeChangelog(versions));
    },
  });
}
