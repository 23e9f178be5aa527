/**
 * Writes /licences.txt, the licences of the packages that the site ships. The builds of its scripts list
 * these packages, and the texts come from the packages.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Metafile } from 'esbuild';
import type { Plugin } from 'vite';

/** As the bundlers write the paths of modules, on Windows too. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

const packageFolder = (name: string): string => `${ROOT}node_modules/${name}`;

/** Packages shipped without a bundler: Astro's inline scripts, and the search. */
const WITHOUT_BUNDLER = ['astro', 'pagefind'].map(packageFolder);

/** The folder of a package in the path of one of its modules. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** A module that a bundler generates. */
const HELPER = /^\0(vite|rolldown)\//;

/** What the book contains that is no package of its scripts. */
const TYPEFACE_AND_FIGURES = [
  {
    title: 'EB Garamond, SIL Open Font License 1.1, https://github.com/octaviopardo/EBGaramond12',
    text: readFileSync(join(ROOT, 'src/styles/fonts/OFL.txt'), 'utf8'),
  },
  {
    title: 'The figures of court cards by Adrian Kennard, CC0 1.0, https://www.me.uk/cards/',
    text: readFileSync(join(ROOT, 'components/parts/cards/deck/courts/CC0.txt'), 'utf8'),
  },
];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
}

/** Collects the packages whose code is shipped while the site is built. */
export class ShippedPackages {
  readonly #folders: Set<string>;

  /** @param folders those of packages that no bundler sees. */
  constructor(folders: readonly string[] = WITHOUT_BUNDLER) {
    this.#folders = new Set(folders);
  }

  /** The folders of the packages so far. */
  get folders(): readonly string[] {
    return [...this.#folders].sort();
  }

  /** Adds the package of a module, by the module’s id; the site’s own modules have none. */
  add(module: string): void {
    const helper = HELPER.exec(module)?.[1];
    const folder = helper === undefined ? PACKAGE.exec(module)?.[0] : packageFolder(helper);
    if (folder !== undefined) this.#folders.add(folder);
  }

  /** Adds the packages in the files of an esbuild build. */
  addOutputs({ outputs }: Metafile): void {
    for (const { inputs } of Object.values(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        if (bytesInOutput > 0) this.add(resolve(path).replaceAll('\\', '/'));
      }
    }
  }

  /** A plug-in that adds the packages in Vite’s scripts for browsers. */
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

/** Writes /licences.txt. It runs last, after everything that builds scripts. */
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
 * The text of /licences.txt: our own licence, those of the typeface and the figures, and those of packages.
 * @param folders of the packages
 */
export function makeLicences(folders: readonly string[]): string {
  const own = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
  const texts = readFileSync(join(ROOT, 'LICENSE-texts'), 'utf8');
  const others = [...TYPEFACE_AND_FIGURES, ...folders.map(readLicence)];
  return [
    `Vorhand, the program\n\n${own.trim()}`,
    `Vorhand, the texts and the data\n\n${texts.trim()}`,
    'Vorhand ships these works of others, each under its own licence:',
    ...others.map(({ text, title }) => `${title}\n\n${text.trim()}`),
  ].join(`\n\n${'='.repeat(80)}\n\n`);
}

/** The licences of packages alone, for a program without the typeface and the figures. */
export const makePackageLicences = (folders: readonly string[]): string =>
  folders
    .map(readLicence)
    .map(({ text, title }) => `${title}\n\n${text.trim()}\n`)
    .join(`\n${'='.repeat(80)}\n\n`);

/** Reads the licence of a package in a folder. A package without one stops the build. */
function readLicence(folder: string): { title: string; text: string } {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, homepage = `https://www.npmjs.com/package/${name}` } = manifest;
  // Some packages have it in a folder of that name.
  const file = globSync('{*,LICENSE/*}', { cwd: folder })
    .filter((path) => /^(?:licen[cs]e[/\\])?licen[cs]e(?:\.\w+)?$/i.test(path))
    .find((path) => statSync(join(folder, path)).isFile());
  if (file === undefined) throw new Error(`${name} has no file with its licence in ${folder}.`);
  const text = readFileSync(join(folder, file), 'utf8');
  // Some append the licences of bundled dependencies, which the site does not ship.
  const ownText = text.split(/^#+ Licenses of bundled dependencies/m, 1)[0] ?? text;
  return { title: `${name} ${version}, ${license}, ${homepage}`, text: ownText };
}
