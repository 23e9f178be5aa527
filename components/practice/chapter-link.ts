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
  const [, part = 'manual', id = slug] = /^(shelf|today)\/(.+)$/.exec(slug) ?? [];
  const chapter = await getEntry(part as 'manual' | 'shelf' | 'today', id);
  if (chapter === undefined) {
    throw new Error(`A drill names a chapter “${slug}”, which is not there.`);
  }
  return { href: `/${part}/${id}/`, title: chapter.data.title };
}
