/** The files that a page or script names and may still request. */

/** A file that is named by its content: `Bar.Dkc2omXg.js`, `worker-DuRxR5GR.js`. */
const NAME = /[\w@~-][\w@.~-]*\.(?:js|css|woff2)\b/g;

/** The figure of a hand of Skat, whose analysis is asked for by the hand’s name. */
const FIGURE = /\sdata-hand="([\w-]+)"(?! data-game)/g;

/**
 * The files of the book that a text names: a page, a script or a style.
 *
 * @param known the names of all its files that are named by their content.
 */
export function namesIn(text: string, known: ReadonlySet<string>): readonly string[] {
  const names = new Set(text.match(NAME));
  return [...names].filter((name) => known.has(name));
}

/** The data that a page’s figures ask for when their analysis is opened, from the top of the book. */
export function dataFor(html: string): readonly string[] {
  return [...html.matchAll(FIGURE)].map(([, id]) => `hands/${String(id)}.analysis.json`);
}

/**
 * All files that are reached from a text, each once: what it names, what these name, and so on.
 *
 * @param textOf the text of a file, or null for one that names nothing or is not to be had.
 */
export async function reachedFrom(
  text: string,
  known: ReadonlySet<string>,
  textOf: (name: string) => Promise<string | null>,
): Promise<ReadonlySet<string>> {
  const reachedNames = new Set<string>();
  const follow = async (from: string): Promise<void> => {
    const fresh = namesIn(from, known).filter((name) => !reachedNames.has(name));
    for (const name of fresh) reachedNames.add(name);
    await Promise.all(
      fresh.map(async (name) => {
        const next = await textOf(name);
        if (next !== null) await follow(next);
      }),
    );
  };
  await follow(text);
  return reachedNames;
}
