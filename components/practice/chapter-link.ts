/** Where a drill is taught, as a page of the book; only the build reads it. */
import { getEntry } from 'astro:content';

/**
 * A chapter by the slug that a drill has for it: `nullo`, or `shelf/whist` in another book.
 *
 * @throws Error for one that is not there: that stops the build.
 */
export async function chapterLink(
  slug: string,
): Promise<{ readonly href: string; readonly title: string }> {
  const other = slug.startsWith('shelf/');
  const chapter = other
    ? await getEntry('shelf', slug.replace('shelf/', ''))
    : await getEntry('manual', slug);
  if (chapter === undefined) {
    throw new Error(`A drill names a chapter “${slug}”, which is not there.`);
  }
  return { href: other ? `/${slug}/` : `/manual/${slug}/`, title: chapter.data.title };
}
