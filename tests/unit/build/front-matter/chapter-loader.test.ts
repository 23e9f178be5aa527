/** A build stops at a mistake in a front matter; `npm run dev` goes on with what is right in it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { afterAll, expect, test } from 'vitest';
import { chapterLoader } from '../../../../src/build/front-matter/chapter-loader.ts';
import { FRONT_MATTER } from '../../../../src/build/front-matter/schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorhand-chapter-'));
const filePath = join(folder, '26-mine.mdx');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Loads a file with these values as Astro does, and returns what the loader makes of them. */
async function load(data: Record<string, unknown>, isDev: boolean) {
  const head = Object.entries(data).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeFileSync(filePath, ['---', ...head, '---', '', 'Text.'].join('\n'));
  const logged: string[] = [];
  let parsed: unknown;
  const files: Loader = {
    name: 'one file',
    load: async (context) => {
      parsed = await context.parseData({ id: 'mine', data, filePath });
    },
  };
  await chapterLoader('manual', files).load({
    logger: { error: (text: string) => logged.push(text) },
    parseData: (props: { data: unknown }) => Promise.resolve(props.data),
    ...(isDev && { watcher: {} }),
  } as unknown as LoaderContext);
  return { logged, parsed };
}

const GOOD = {
  title: 'Mine',
  order: 26,
  hands: ['foster-01'],
  summary: 'A long sentence. '.repeat(5),
};
const BAD = { ...GOOD, order: 'last', sumary: GOOD.summary, summary: 'Short' };

test('a front matter that is right is left to Astro', async () => {
  for (const isDev of [false, true]) {
    expect(await load(GOOD, isDev)).toEqual({ logged: [], parsed: GOOD });
  }
});

test('a build stops at all mistakes of a file, with their lines', async () => {
  await expect(load(BAD, false)).rejects.toThrow(
    /26-mine\.mdx:3:1: “order”[^]*:5:1: [^]*summary[^]*:6:1: /u,
  );
});

test('while an author writes, the mistakes are reported, and the chapter keeps its place', async () => {
  const { logged, parsed } = await load(BAD, true);
  expect(logged.join()).toContain('26-mine.mdx:3:1: ');
  expect(parsed).toMatchObject({ title: 'Mine', order: 26, hands: ['foster-01'] });
  expect(Object.keys(parsed as object)).not.toContain('sumary');
  // Whatever is missing, the chapter can be listed.
  for (const data of [BAD, {}, { title: 3, hands: 'foster-01' }]) {
    expect(FRONT_MATTER.manual.safeParse((await load(data, true)).parsed).error).toBeUndefined();
  }
});
