/** The folder `embed` of a built site is completed with hashes that are those of its files. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INTEGRITY_TO_COME, addIntegrity } from '../../../src/site/embed-integrity.ts';

test('the page gets the hash of the script, and the older address loads the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vorhand-embed-'));
  try {
    for (const part of ['v1', 'parts']) mkdirSync(join(folder, part));
    writeFileSync(join(folder, 'v1/vorhand.js'), 'export {};\n');
    writeFileSync(join(folder, 'parts/figure.a1.js'), 'export const a = 1;\n');
    writeFileSync(join(folder, 'index.html'), `<code>${INTEGRITY_TO_COME}</code>`);
    await addIntegrity(folder);
    const hash = createHash('sha384').update('export {};\n').digest('base64');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(`<code>sha384-${hash}</code>`);
    expect(readFileSync(join(folder, 'vorhand.js'), 'utf8')).toBe('import "./v1/vorhand.js";\n');
    const all = JSON.parse(readFileSync(join(folder, 'v1/integrity.json'), 'utf8')) as object;
    expect(Object.keys(all)).toEqual(['parts/figure.a1.js', 'v1/vorhand.js']);
    // A page without a place for the hash is a mistake that must not go unseen.
    await expect(addIntegrity(folder)).rejects.toThrow('no place for the hash');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
