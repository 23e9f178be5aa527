/** Every kind of question has its place in the book. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KIND_SECTIONS } from '../../../../components/practice/kind-sections.ts';
import { DRILLS } from '../../../../components/practice/registry.ts';
import { DRILL_IDS } from '../../../../src/practice/drill.ts';

/** A heading as the pages write it into their addresses. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** The headings of every chapter with its chapter. */
const sections = globSync(['content/manual/[0-9]*.mdx', 'content/shelf/*.mdx']).flatMap((path) => {
  const chapter = path.replace(/^content\/(?:manual\/[\d-]+-)?|\.mdx$/g, '');
  const headings = readFileSync(path, 'utf8').matchAll(/^###? (.+)$/gm);
  return [...headings].map(([, title]) => `${chapter}#${slug(title!)}`);
});

test.each(DRILL_IDS)('every kind of %s is taught in a section that is there', async (id) => {
  const { kinds } = (await DRILLS[id].load()).drill;
  const named = KIND_SECTIONS[id];
  expect(Object.keys(named)).toEqual(Object.keys(kinds));
  for (const section of Object.values(named)) expect(sections).toContain(section);
});
