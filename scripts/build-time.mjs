/**
 * `npm run build-time`: how long the book takes to build with more hands than it has. The copies of hands
 * stand in a copy of the book in a temporary folder, which is removed whatever happens.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError, runCommand } from './command-line.mjs';
import { run } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Hands without a number, which can be copied any number of times. */
const MODELS = 'content/hands/{eichhorn,hoyle,ours}-*.hand';

await runCommand({
  name: 'npm run build-time --',
  help: `npm run build-time [-- OPTION…]

Builds a copy of the book as often as you say, in a temporary folder, and prints how long each build
took. The first works out the analyses that are not kept in .cache yet.

  --hands LIST   how many copies of hands are added before each build, parted by commas (0,100,200)
  -h, --help     print this`,
  options: { hands: { type: 'string', default: '0,100,200' } },
  run: async ({ values: { hands } }) => {
    if (!/^\d{1,4}(?:,\d{1,4})*$/.test(hands)) {
      throw new UsageError(`--hands is a list of numbers, as 0,100,200, not “${hands}”.`);
    }
    const folder = await mkdtemp(join(tmpdir(), 'vorhand-build-'));
    try {
      await copyBook(folder);
      const models = globSync(MODELS, { cwd: folder });
      const rows = [];
      let added = 0;
      for (const copies of hands.split(',').map(Number)) {
        for (; added < copies; added += 1) await addCopy(folder, models, added);
        const began = performance.now();
        const code = await run(
          process.execPath,
          [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build'],
          {
            cwd: folder,
            stdio: ['ignore', 'ignore', 'inherit'],
            env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
          },
        );
        if (code !== 0) throw new Error(`The build with ${String(added)} hands more failed.`);
        const seconds = Math.round((performance.now() - began) / 1000);
        const pages = globSync('dist/**/*.html', { cwd: folder }).length;
        rows.push({ 'hands more': added, pages, seconds });
        console.log(`${String(added)} hands more: ${String(pages)} pages in ${String(seconds)} s`);
      }
      console.table(rows);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/**
 * The book’s own files, without what it has built; installed packages and kept analyses as they are.
 * @param {string} folder
 */
async function copyBook(folder) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  // Git also names files that are deleted but not yet committed.
  const there = files.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)));
  for (const file of there) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(ROOT, file), join(folder, file));
  }
  // A junction needs no rights on Windows; elsewhere the kind is ignored.
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const cacheFolder = join(ROOT, '.cache');
  if (existsSync(cacheFolder)) await cp(cacheFolder, join(folder, '.cache'), { recursive: true });
}

/**
 * Adds a hand like one that is there, under a name of its own.
 * @param {string} folder
 * @param {readonly string[]} models
 * @param {number} index
 */
async function addCopy(folder, models, index) {
  const model = models[index % models.length] ?? '';
  const id = `copy-${String(index + 1)}`;
  const text = (await readFile(join(folder, model), 'utf8'))
    .replaceAll(basename(model, '.hand'), id)
    .replace(/^title: .*/m, (title) => `${title}, copy ${String(index + 1)}`);
  await writeFile(join(folder, dirname(model), `${id}.hand`), text);
}
