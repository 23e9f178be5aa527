/** A build stops at a hand with a mistake; `npm run dev` goes on, reports it, and reads it again when saved. */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoaderContext } from 'astro/loaders';
import { expect, test } from 'vitest';
import { handLoader } from '../../../src/book/hand-loader.ts';
import { readHandFile } from '../../../src/book/read-hand-file.ts';
import type { HandReading } from '../../../src/book/read-hand-file.ts';

const FILE = 'content/hands/foster-09.hand';

const TEXT = readFileSync(FILE, 'utf8');
const DAMAGED = TEXT.replace('\nnumber:', '\nnumbr:');

/** What Astro hands the loader, with a store that is a map. */
function contextOf(watcher?: EventEmitter) {
  const stored = new Map<string, HandReading>();
  const logged: string[] = [];
  const context = {
    generateDigest: JSON.stringify,
    logger: {
      info: (text: string) => logged.push(text),
      error: (text: string) => logged.push(`error: ${text}`),
    },
    store: {
      keys: () => [...stored.keys()],
      delete: (id: string) => stored.delete(id),
      set: ({ data, id }: { id: string; data: HandReading }) => stored.set(id, data),
    },
    watcher: watcher && Object.assign(watcher, { add: () => undefined }),
  } as unknown as LoaderContext;
  return { context, logged, stored };
}

test('the collection has each file with its text', async () => {
  const { context, stored } = contextOf();
  await handLoader(() => [readHandFile(FILE, TEXT)]).load(context);
  expect([...stored.keys()]).toEqual([FILE]);
  expect(stored.get(FILE)).toMatchObject({ id: 'foster-09', text: TEXT, mistakes: [] });
});

test('a build stops at the mistake, and says its line and column', async () => {
  const { context } = contextOf();
  const loading = handLoader(() => [readHandFile(FILE, DAMAGED)]).load(context);
  await expect(loading).rejects.toThrow(`${FILE}:2:1: `);
});

test('while an author writes, a mistake is reported and kept for its pages, until it is mended', async () => {
  const watcher = new EventEmitter();
  const { context, logged, stored } = contextOf(watcher);
  let texts = [DAMAGED];
  await handLoader(() => texts.map((text) => readHandFile(FILE, text))).load(context);
  expect(logged.at(-1)).toContain(`${FILE}:2:1: `);
  expect(stored.get(FILE)?.mistakes[0]).toMatchObject({ line: 2, column: 1 });

  texts = [TEXT];
  watcher.emit('change', resolve(FILE));
  expect(logged.at(-1)).toBe(`Read ${FILE}`);
  expect(stored.get(FILE)?.hand?.id).toBe('foster-09');

  texts = [];
  watcher.emit('unlink', resolve(FILE));
  expect(stored.size).toBe(0);
});
