/** Tries packed packages as their users would: without network, in Node, in the type checker, in a page. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { needsShell, quoteForCmd } from '../run.mjs';

const EXAMPLES = 'packages/examples';

/**
 * Installs packed files into an empty folder and uses them.
 *
 * @throws Error with what failed, as the program says it.
 */
export async function tryPackages(packed: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  run(folder, 'npm', [
    ...['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'],
    ...packed.map((file) => resolve(file)),
  ]);
  cpSync(EXAMPLES, folder, { recursive: true });
  cpSync('content/hands/foster-09.hand', join(folder, 'foster-09.hand'));
  for (const [program, expected] of PROGRAMS) {
    const printed = run(folder, process.execPath, [program]).trim();
    if (!expected.test(printed)) throw new Error(`${program} printed:\n${printed}`);
    console.log(`${program} runs in Node`);
  }
  tryCommand(folder);
  console.log('The command skat runs');
  const compiler = resolve('node_modules/typescript/bin/tsc');
  run(folder, process.execPath, [compiler, '--project', 'consumer.tsconfig.json']);
  console.log('The types hold, in strict mode and with those of the packages checked');
  await tryPage(folder);
  console.log('A page with the solver in its worker and with the element is built by Vite');
}

/** The examples of the page /developers/, and what they print. */
const PROGRAMS: readonly (readonly [file: string, printed: RegExp])[] = [
  ['solve.js', /^\d+ points for the declarer[^]*\nHA \d+/u],
  ['read.js', /^foster-09 [^]*declarer: 60[^]*\ntrue$/u],
  ['deal.js', /^Bidding: \{[^]*\n[VMH] \{/u],
  ['judge.js', /^Bid up to \d+\n(?:[a-z-]+ (?:[CSHD]|null) \d+ of 100 won\n?){3}$/u],
  ['convert.js', /MV\[w [^]*\n\S*foster-09\S*$|MV\[w /u],
];

function run(folder: string, command: string, args: readonly string[], input = ''): string {
  try {
    const shell = needsShell(command);
    return execFileSync(command, shell ? args.map(quoteForCmd) : args, {
      ...{ cwd: folder, encoding: 'utf8', input, shell },
    });
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Every command of `skat`, through the link that npm has made. */
function tryCommand(folder: string): void {
  const skat = (args: readonly string[], input = ''): string =>
    run(folder, process.execPath, ['node_modules/@vorhand/skat/skat.js', ...args], input);
  const has = (text: string, wanted: string): void => {
    if (!text.includes(wanted)) throw new Error(`“${wanted}” is not in:\n${text}`);
  };
  has(skat(['check', 'foster-09.hand']), 'foster-09: solo clubs, Mittelhand, 60 to 60');
  has(skat(['json', 'foster-09.hand']), '"format": 1');
  has(skat(['convert', '--as', 'openspiel', 'foster-09.hand']), '[');
  const dealt = skat(['deal', '--seed', '7']);
  if (dealt !== skat(['deal', '--seed', '7'])) throw new Error('A seed deals the same cards.');
  const cards = JSON.parse(dealt) as Record<string, string[]>;
  const ten = JSON.stringify({ hand: cards['V'], seat: 'V' });
  has(skat(['judge'], ten), '"bidUpTo":');
  const position = { game: 'grand', declarer: 'V', ...cards };
  has(skat(['solve', '--cards'], JSON.stringify(position)), '"declarerPoints":');
}

/** Builds the page of the examples; its scripts and those of the workers must be there. */
async function tryPage(folder: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'site', emptyOutDir: true, target: 'es2022' },
    worker: { format: 'es' },
  });
  const html = readFileSync(join(folder, 'site/index.html'), 'utf8');
  const [, script = ''] = /src="\/(assets\/[^"]+\.js)"/u.exec(html) ?? [];
  const text = readFileSync(join(folder, 'site', script), 'utf8');
  if (!/solver-worker-[\w-]+\.js/u.test(text)) throw new Error('The page has lost its worker.');
}
