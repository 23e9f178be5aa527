/** Makes @vorhand/hand: the element for other pages, as the site serves it, with its types. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElement } from '../../src/build/embed.ts';
import { ShippedPackages, makeLicences } from '../../src/build/licences.ts';
import { hashesOf } from '../../src/site/embed-integrity.ts';
import { startFolder } from './pack.ts';

/** @returns its folder, ready to be packed. */
export async function makeHandPackage(): Promise<string> {
  const folder = startFolder('hand');
  const root = `${process.cwd().replaceAll('\\', '/')}/`;
  const shipped = new ShippedPackages([]);
  const { SITE: site } = process.env;
  await buildElement({ root, outDir: folder, site, shipped, book: site ?? '' });
  writeFileSync(join(folder, 'LICENCES.txt'), makeLicences(shipped.folders));
  for (const name of ['hand', 'svelte', 'react']) {
    copyFileSync(join('packages/hand', `${name}.d.ts`), join(folder, `${name}.d.ts`));
  }
  const hashes = await hashesOf(folder);
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  return folder;
}
