/** The topics of the advice in German: each names the chapter as its translation is called. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOPICS } from '../../../../src/strategy/advice/topics.ts';

/** The titles of the translated chapters, without what an old game is called today. */
const titles = new Map(
  globSync('content/de/manual/*.mdx').map((path) => [
    `/manual/${/(?:\d+-)*([^\\/]+)\.mdx$/u.exec(path)?.[1]}/`,
    /^title: '?(.*?)(?: \(heute: .*\))?'?$/mu.exec(readFileSync(path, 'utf8'))?.[1],
  ]),
);

test.each(Object.values(TOPICS))('“$name” leads to $chapter by its title', ({ chapter, title }) => {
  expect(titles.get(chapter)).toBe(title);
});
