/** The chapter that a component stands in, for the message when something in it is wrong. */
import { everyEntry } from '../../src/book/chapters.ts';

/** The file of the chapter at an address, `content/manual/07-….mdx`; the path when it is no chapter. */
export async function chapterFile({ pathname }: URL): Promise<string> {
  const id = pathname.split('/').findLast((part) => part !== '');
  return (await everyEntry()).find((chapter) => chapter.id === id)?.filePath ?? pathname;
}
