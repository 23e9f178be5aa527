/** The folder for editors is a whole extension. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'editors/vscode-hand';

interface Contributes {
  readonly languages: readonly { id: string; extensions: string[]; configuration: string }[];
  readonly grammars: readonly { language: string; scopeName: string; path: string }[];
}
interface Manifest {
  readonly name: string;
  readonly publisher: string;
  readonly version: string;
  readonly engines: { readonly vscode: string };
  readonly contributes: Contributes;
}
const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

test('its manifest has what Visual Studio Code asks for, and every file that it names is there', () => {
  const { contributes, engines, name, publisher, version } = read('package.json') as Manifest;
  expect(`${publisher}.${name}-${version}`).toBe('vorhand.vorhand-hand-1.0.0');
  expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toContain(
    `${publisher}.${name}-${version}`,
  );
  expect(engines.vscode).toMatch(/^\^1\.\d+\.0$/u);
  const [language] = contributes.languages;
  const [grammar] = contributes.grammars;
  expect(language?.extensions).toEqual(['.hand']);
  expect(grammar?.language).toBe(language?.id);
  expect(read(grammar?.path ?? '')).toMatchObject({ scopeName: grammar?.scopeName });
  for (const file of [language?.configuration ?? '', grammar?.path ?? '', 'README.md']) {
    expect(existsSync(join(FOLDER, file)), file).toBe(true);
  }
  expect(read(language?.configuration ?? '')).toHaveProperty('comments.lineComment', '#');
});
