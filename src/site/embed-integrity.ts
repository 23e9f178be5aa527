/** What other sites need besides the element itself: its address without a version, and its hashes. */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands on the page /embed/ for the hash, which is known only when the element is built. */
export const INTEGRITY_TO_COME = 'sha384-TO-COME';

/** The script that pages of others load. */
const SCRIPT = 'v1/vorhand.js';

/**
 * Completes the folder `embed` of a built site: `vorhand.js` without a version loads the one of `v1`;
 * `v1/integrity.json` has the hash of every script; and the page /embed/ gets that of `v1/vorhand.js`.
 */
export async function addIntegrity(folder: string): Promise<void> {
  const integrity = await hashesOf(folder);
  await writeFile(join(folder, 'vorhand.js'), `import ${JSON.stringify(`./${SCRIPT}`)};\n`);
  await writeFile(join(folder, 'v1/integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  const hash = integrity[SCRIPT];
  if (hash === undefined || !html.includes(INTEGRITY_TO_COME)) {
    throw new Error('The page /embed/ has no place for the hash of the element.');
  }
  await writeFile(page, html.replaceAll(INTEGRITY_TO_COME, hash));
}

/** The hash of each script in a folder, as the attribute `integrity` takes it, by its path. */
export async function hashesOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const files = await Array.fromAsync(glob('{v1,parts}/*.js', { cwd: folder }));
  const hashes = await Promise.all(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map(async (file) => {
        const hash = createHash('sha384').update(await readFile(join(folder, file)));
        return [file, `sha384-${hash.digest('base64')}`] as const;
      }),
  );
  return Object.fromEntries(hashes);
}
