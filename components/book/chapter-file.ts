/** The chapter that a component stands in, for the message when something in it is wrong. */
import { getCollection } from 'astro:content';

/** The file of the chapter at an address, `content/manual/07-….mdx`; the path when it is no chapter. */
export async function chapterFile({ pathname }: URL): Promise<string> {
  const id = pathname.split('/').findLast((part) => part !== '');
  const chapters = [...(await getCollection('manual')), ...(await getCollection('shelf'))];
  return chapters.find((chapter) => chapter.id === id)?.filePath ?? pathname;
}
