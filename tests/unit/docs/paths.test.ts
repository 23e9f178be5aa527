/**
 * The README files and CONTRIBUTING name files, folders and commands: all of them must be there.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/hosting.md',
  ...globSync('{src,components,content,tests,scripts}/**/README.md').map((path) =>
    path.replaceAll('\\', '/'),
  ),
];
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** What stands in backticks and looks like a path of this repository, and what is linked to. */
function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, '');
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...prose.replace(/`[^`]*`/g, '').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(
    (match) => match[1] ?? '',
  );
  const topLevel =
    /^(?:src|components|content|tests|scripts|public|docs|\.ci)\/|^[\w-]+\.(?:md|ts|mjs|json)$/;
  return [
    ...quoted.filter((path) => topLevel.test(path) && !/[<*{…]/.test(path)),
    ...linked.filter((path) => !/^(?:https?:|mailto:|#)/.test(path)),
  ];
}

/** Whether a folder has a file of this name, or at this path; a README may leave out the folders between. */
function isBelow(folder: string, path: string): boolean {
  return existsSync(join(folder, path)) || globSync(`${folder}/*/**/${path}`).length > 0;
}

describe.each(documents)('%s', (document) => {
  const markdown = readFileSync(document, 'utf8');

  test('names no file or folder that is not there', () => {
    const missing = pathsIn(markdown).filter(
      (path) => !existsSync(path) && !isBelow(dirname(document), path),
    );
    expect(missing).toEqual([]);
  });

  test('names no npm command that is not there', () => {
    const named = [...markdown.matchAll(/npm (?:run ([\w:]+)|(start|test)\b)/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

test('the paths of a text are found', () => {
  const text =
    'See `src/game/skat/cards.ts`, [the laws](src/game/skat/laws) and `content/hands/<id>.hand`.';
  expect(pathsIn(text)).toEqual(['src/game/skat/cards.ts', 'src/game/skat/laws']);
});
