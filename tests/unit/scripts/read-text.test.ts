/** Texts from the disk, in the encodings that the shells of all systems write. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readText } from '../../../scripts/read-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorhand-read-'));
const file = join(folder, 'my.hand');
const TEXT = 'title: König ♥\r\nid: mine\r\n';

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const utf16 = Buffer.from(`\ufeff${TEXT}`, 'utf16le');

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 as PowerShell 5 writes it', utf16],
  ['UTF-16 with the high byte first', Buffer.from(utf16).swap16()],
])('%s is read, without its mark', (_, bytes) => {
  writeFileSync(file, bytes);
  expect(readText(file)).toEqual({ text: TEXT });
});

test('says in words why there is no text', () => {
  expect(readText(join(folder, 'none'))).toEqual({ problem: 'there is no such file' });
  expect(readText(folder)).toEqual({ problem: 'this is a folder, not a file' });
});
