/**
 * The licences of what the site ships of other people’s, as /licences.txt: which packages these are, the
 * builds of its scripts tell, and their texts come from the packages themselves.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Metafile } from 'esbuild';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What comes into the site without a bundler: the scripts that Astro writes into pages, and the search. */
const WITHOUT_BUNDLER = ['astro', 'pagefind'].map((name) => join(ROOT, 'node_modules', name));

/** The folder of a package, in the path of a module of it. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** A module that a bundler makes itself. */
const HELPER = /^\0(vite|rolldown)\//;

/** The typeface of the book, which is no package. */
const TYPEFACE = {
  title: 'EB Garamond, SIL Open Font License 1.1, https://github.com/octaviopardo/EBGaramond12',
  text: readFileSync(join(ROOT, 'src/styles/fonts/OFL.txt'), 'utf8'),
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
}

/** Gathers the packages whose code is shipped, while the site is built. */
export class ShippedPackages {
  readonly #folders = new Set(WITHOUT_BUNDLER);

  /** The folders of the packages so far. */
  get folders(): readonly string[] {
    return [...this.#folders].sort();
  }

  /** Notes the package of a module, given by the bundler’s name of it; modules of the site are of none. */
  add(module: string): void {
    const helper = HELPER.exec(module)?.[1];
    const folder =
      helper === undefined ? PACKAGE.exec(module)?.[0] : join(ROOT, 'node_modules', helper);
    if (folder !== undefined) this.#folders.add(folder);
  }

  /** Notes what esbuild has put into its files. */
  addOutputs({ outputs }: Metafile): void {
    for (const { inputs } of Object.values(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0) this.add(resolve(path).replaceAll('\\', '/'));
      }
    }
  }

  /** A plug-in that notes what Vite puts into scripts for browsers. */
  plugin(): Plugin {
    return {
      name: 'vorhand-licences',
      applyToEnvironment: ({ config }) => config.consumer === 'client',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') for (const id of file.moduleIds) this.add(id);
        }
      },
    };
  }
}

/** Writes /licences.txt. It comes last, after all that builds scripts. */
export function licences(shipped: ShippedPackages): AstroIntegration {
  return {
    name: 'vorhand-licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: { plugins: [shipped.plugin()], worker: { plugins: () => [shipped.plugin()] } },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        await writeFile(new URL('licences.txt', dir), makeLicences(shipped.folders));
        logger.info(`/licences.txt names ${shipped.folders.length} packages`);
      },
    },
  };
}

/**
 * The text of /licences.txt: our own licence, that of the typeface, and those of packages.
 * @param folders where the packages are
 */
export function makeLicences(folders: readonly string[]): string {
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  const others = [TYPEFACE, ...folders.map(readLicence)];
  return [
    `Vorhand\n\n${own.trim()}`,
    'Vorhand ships these works of others, each under its own licence:',
    ...others.map(({ text, title }) => `${title}\n\n${text.trim()}`),
  ].join(`\n\n${'='.repeat(80)}\n\n`);
}

/** The licence of a package, by its folder. A package without one stops the build. */
function readLicence(folder: string): { title: string; text: string } {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, homepage = `https://www.npmjs.com/package/${name}` } = manifest;
  // Of some it is in a folder of the same name.
  const file = globSync('{*,LICENSE/*}', { cwd: folder })
    .filter((path) => /^(?:licen[cs]e[/\\])?licen[cs]e(?:\.\w+)?$/i.test(path))
    .find((path) => statSync(join(folder, path)).isFile());
  if (file === undefined) throw new Error(`${name} has no file with its licence in ${folder}.`);
  const text = readFileSync(join(folder, file), 'utf8');
  // Some add the licences of what they bundle for themselves, of which the site has nothing.
  const ofItself = text.split(/^#+ Licenses of bundled dependencies/m, 1)[0] ?? text;
  return { title: `${name} ${version}, ${license}, ${homepage}`, text: ofItself };
}
