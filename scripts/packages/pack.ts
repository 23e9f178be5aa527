/** What both packages have in common: their folder, their manifest, and packing. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsShell } from '../run.mjs';

/** Where packages are made. */
export const OUT = '.cache/packages';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

/** An empty folder for a package, with its manifest in this version, its README and the licence. */
export function startFolder(name: string): string {
  const folder = join(OUT, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const source = join('packages', name);
  const { version } = readManifest('package.json');
  const { name: full, ...rest } = readManifest(join(source, 'package.json'));
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name: full, ...rest, version }, null, 2)}\n`,
  );
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'));
  copyFileSync('LICENSE', join(folder, 'LICENSE'));
  return folder;
}

/** Packs a folder. @returns the packed file. */
export function packFolder(folder: string): string {
  const text = execFileSync('npm', ['pack', '--json', '--pack-destination', '..'], {
    cwd: folder,
    encoding: 'utf8',
    shell: needsShell('npm'),
  });
  const [packed] = Object.values(JSON.parse(text) as Record<string, { filename: string }>);
  if (packed === undefined) throw new Error(`npm packed nothing in ${folder}.`);
  return join(OUT, packed.filename);
}
