/** Links a drill to the chapters that teach it; only the build uses it. */
import { getEntry } from 'astro:content';

/**
 * The address and title of a chapter by a drill's slug for it: `nullo`, or `shelf/whist` in another
 * book.
 *
 * @throws Error for an unknown chapter, which stops the build.
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
