/** Which packages the site is found to ship, and what is written of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { ShippedPackages, makeLicences } from '../../../src/build/licences.ts';

const root = process.cwd();
const modules = join(root, 'node_modules');

/** It uses one package, and imports another of which it uses nothing. */
const SCRIPT = `import { clsx } from 'clsx'; import { zipSync } from 'fflate'; console.log(clsx('a'));`;

/** The names of packages beyond those that every site has. */
function namesIn(shipped: ShippedPackages): string[] {
  const always = new ShippedPackages().folders;
  return shipped.folders
    .filter((folder) => !always.includes(folder))
    .map((folder) => folder.slice(modules.length + 1));
}

describe('what is shipped', () => {
  test('of a build with Vite: what its scripts contain, a package that another imports as well', async () => {
    const shipped = new ShippedPackages();
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: 'script' } },
      plugins: [
        {
          name: 'script',
          resolveId: (id) => (id === 'script' ? join(root, 'script.ts') : null),
          load: (id) =>
            id === join(root, 'script.ts')
              ? `${SCRIPT} import { NetworkFirst } from 'workbox-strategies'; self.first = new NetworkFirst();`
              : null,
        },
        shipped.plugin(),
      ],
    });
    expect(namesIn(shipped)).toEqual(
      expect.arrayContaining(['clsx', 'workbox-core', 'workbox-strategies']),
    );
    expect(namesIn(shipped)).not.toContain('fflate');
  });

  test('of a build with esbuild: the same', async () => {
    const shipped = new ShippedPackages();
    const { metafile } = await bundle({
      stdin: { contents: SCRIPT, resolveDir: root },
      bundle: true,
      metafile: true,
      write: false,
    });
    shipped.addOutputs(metafile);
    expect(namesIn(shipped)).toEqual(['clsx']);
  });

  test('a module of the site itself is of no package, and a helper of Vite’s is of Vite', () => {
    const shipped = new ShippedPackages();
    shipped.add(join(root, 'src/skat/cards.ts'));
    shipped.add('\0vite/preload-helper.js');
    expect(namesIn(shipped)).toEqual(['vite']);
  });
});

describe('the text', () => {
  test('has the whole licence of each package, our own, and those of the typeface and the figures', () => {
    const text = makeLicences(['svelte', 'ts-fsrs', 'pagefind'].map((name) => join(modules, name)));
    for (const file of [
      'LICENSE',
      'src/styles/fonts/OFL.txt',
      'components/parts/cards/deck/courts/CC0.txt',
      'node_modules/svelte/LICENSE.md',
      'node_modules/ts-fsrs/LICENSE',
      'node_modules/pagefind/LICENSE/LICENSE',
    ]) {
      expect(text).toContain(readFileSync(file, 'utf8').trim());
    }
  });

  test('has of Vite its own licence alone, and not those of the tools it bundles for itself', () => {
    const text = makeLicences([join(modules, 'vite')]);
    expect(text).toContain('VoidZero Inc. and Vite contributors');
    expect(text.length - makeLicences([]).length).toBeLessThan(3000);
  });

  test('a package without a licence in it is an error', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vorhand-licence-'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0' }));
    expect(() => makeLicences([folder])).toThrow('x has no file with its licence');
    rmSync(folder, { recursive: true });
  });
});
