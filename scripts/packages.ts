/** `npm run packages`: makes the packages for programmers from the sources as they lie, and tries them. */
import { existsSync } from 'node:fs';
import { runCommand } from './command-line.mjs';
import { makeHandPackage } from './packages/hand-package.ts';
import { makeSkatPackage } from './packages/skat-package.ts';
import { OUT, packFolder } from './packages/pack.ts';
import { tryPackages } from './packages/try-packages.ts';

await runCommand({
  name: 'npm run packages --',
  help: `npm run packages [-- --no-try]

Makes @vorhand/skat and @vorhand/hand in .cache/packages, each as a folder and as a packed file with its
API documentation, and tries the packed files: installed into an empty folder without network, used in Node,
by the type checker, and in a page built by Vite. SITE=https://example.org names the book that the
element links to.

  --no-try     only makes them
  -h, --help   print this`,
  options: { 'no-try': { type: 'boolean', default: false } },
  run: async ({ values }) => {
    if (!existsSync('package.json')) throw new Error('Run it at the top of the repository.');
    const packed = [];
    for (const make of [makeSkatPackage, makeHandPackage]) {
      const file = packFolder(await make());
      console.log(file);
      packed.push(file);
    }
    if (!values['no-try']) await tryPackages(packed, `${OUT}/consumer`);
  },
});
