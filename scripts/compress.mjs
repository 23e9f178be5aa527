/**
 * Puts a compressed file beside each file of the built site that gets smaller by it, for hosts that
 * send such files as they are (nginx with `gzip_static`, our own server). Hosts that compress by
 * themselves need none of it.
 */
import { existsSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runCommand } from './command-line.mjs';
import { TYPES } from './serve/compressed.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** What is text; fonts, pictures and the search’s files are compressed as they are. */
const TEXT = new RegExp(`\\.(?:${Object.keys(TYPES).join('|')})$`);
/** Smaller ones go into one packet in any case. */
const SMALLEST = 1024;

const ways = /** @type {const} */ ([
  ['.gz', (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 })],
  [
    '.br',
    (/** @type {Buffer} */ bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  ],
]);

/**
 * Compresses the files of a folder; those that are there and not older than their originals stay.
 * @param {string} folder
 * @returns {Promise<{ files: number, before: number, after: number }>} with the sizes as `.br`
 */
export async function compressFolder(folder) {
  const all = await Array.fromAsync(glob('**/*.*', { cwd: folder }));
  const queue = all.filter((file) => TEXT.test(file)).sort();
  const sum = { files: 0, before: 0, after: 0 };
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const path = join(folder, file);
      const { mtimeMs, size } = await stat(path);
      if (size < SMALLEST) continue;
      const bytes = await readFile(path);
      for (const [ending, compress] of ways) {
        const compressedFile = path + ending;
        const isNew = existsSync(compressedFile) && (await stat(compressedFile)).mtimeMs >= mtimeMs;
        if (!isNew) await writeFile(compressedFile, await compress(bytes));
      }
      sum.files += 1;
      sum.before += size;
      sum.after += (await stat(`${path}.br`)).size;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await runCommand({
    name: 'npm run compress --',
    help: `npm run compress

Puts a .gz and a .br file beside each text file of the built site in dist/, for hosts that send such
files as they are. Run it after every build.

  -h, --help   print this`,
    run: async () => {
      if (!existsSync(join(dist, 'index.html'))) {
        throw new Error('There is no built site in dist/: run “npm run build” first.');
      }
      const { after, before, files } = await compressFolder(dist);
      const mega = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
      console.log(`${String(files)} files: ${mega(before)} MB, compressed ${mega(after)} MB`);
    },
  });
}
