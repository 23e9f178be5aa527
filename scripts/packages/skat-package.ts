/** Makes @vorhand/skat: scripts by esbuild, types by the compiler, documentation by TypeDoc. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { ShippedPackages, makePackageLicences } from '../../src/build/licences.ts';
import { startFolder } from './pack.ts';

const SOURCE = 'packages/skat/src';
/** What programs import. */
const MODULES = ['index', 'notation', 'iss', 'solver', 'replay', 'players'];
/** What is started: the workers and the command. */
const STARTED = ['solver-worker', 'players-worker', 'skat'];

const pathsOf = (names: readonly string[]): string[] => names.map((name) => `${SOURCE}/${name}.ts`);

/** @returns its folder, ready to be packed. */
export async function makeSkatPackage(): Promise<string> {
  const folder = startFolder('skat');
  const { metafile } = await build({
    entryPoints: pathsOf([...MODULES, ...STARTED]),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['node:*'],
    target: 'es2023',
    chunkNames: 'chunks/[name]-[hash]',
    metafile: true,
    logLevel: 'warning',
  });
  writeTypes(join(folder, 'types'));
  await writeDocumentation(join(folder, 'docs'));
  copyFileSync('docs/hand.schema.json', join(folder, 'hand.schema.json'));
  const shipped = new ShippedPackages([]);
  shipped.addOutputs(metafile);
  writeFileSync(join(folder, 'LICENCES.txt'), makePackageLicences(shipped.folders));
  return folder;
}

/** The types of all that the modules pass on. @throws with what the compiler says. */
function writeTypes(outDir: string): void {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const program = ts.createProgram(pathsOf(MODULES), {
    ...options,
    rootDir: '.',
    outDir,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    types: [],
  });
  const { diagnostics } = program.emit();
  const all = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (all.length === 0) return;
  throw new Error(
    ts.formatDiagnostics(all, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => process.cwd(),
      getNewLine: () => '\n',
    }),
  );
}

/** The API in Markdown, from the doc comments: a file for each module. */
async function writeDocumentation(out: string): Promise<void> {
  const { Application } = await import('typedoc');
  const application = await Application.bootstrapWithPlugins({
    entryPoints: pathsOf(MODULES),
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: 'tsconfig.json',
    skipErrorChecking: true,
    readme: 'none',
    name: '@vorhand/skat',
    disableSources: true,
    githubPages: false,
    logLevel: 'Error',
    // Without a path TypeDoc empties the folder docs of the repository.
    outputs: [{ name: 'markdown', path: out }],
    // What the plugin takes.
    ...{ outputFileStrategy: 'modules', hidePageHeader: true, hideBreadcrumbs: true },
  });
  const project = await application.convert();
  if (project === undefined) throw new Error('TypeDoc could not read the package.');
  await application.generateOutputs(project);
}
