/** What is stored in one edition is read by the other, whole and without a change. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { KEPT_PARTS } from '../../../../../components/parts/whole-file/file-parts.ts';
import type { PartName } from '../../../../../components/parts/whole-file/file-parts.ts';
import { makeFile } from '../../../../../components/parts/whole-file/file-text.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';
import type { Reading } from './read-and-write.ts';
import { STORED } from './stored-parts.ts';

const PROGRAM = join(import.meta.dirname, 'read-and-write.ts');

async function readIn(condition: 'german' | 'english', files: readonly string[]): Promise<Reading> {
  const child = promisify(execFile)(
    process.execPath,
    [`--conditions=${condition}`, '--no-warnings', PROGRAM],
    { maxBuffer: 100_000_000 },
  );
  child.child.stdin?.end(JSON.stringify(files));
  return JSON.parse((await child).stdout) as Reading;
}

/** Files with every good value of each part, as this edition writes them. */
const files = (Object.keys(KEPT_PARTS) as PartName[]).flatMap((name) =>
  KEPT_PARTS[name].use(({ format }) =>
    (STORED[name]?.values ?? []).map((value) =>
      makeFile(new FakeBrowser().tab(), { [name]: format.make(value as typeof format.empty) }),
    ),
  ),
);

test('the German edition reads and writes what the English one does, and under the same keys', async () => {
  expect(files.length).toBeGreaterThan(20);
  const german = await readIn('german', files);
  const english = await readIn('english', files);
  expect([german.language, english.language]).toEqual(['de', 'en']);
  expect(german.problems).toEqual([]);
  expect(german.keys).toEqual(english.keys);
  expect(german.keys.length).toBe(Object.keys(KEPT_PARTS).length);
  expect(german.files).toEqual(english.files);
  // And back: what the German one has written is whole for the English one.
  const back = await readIn('english', german.files);
  expect(back.problems).toEqual([]);
  expect(back.files).toEqual(english.files);
});
