/**
 * Reads what files import, of every kind that can: modules, components, pages and chapters. No
 * linter does: they stop at `.astro` and `.svelte`, and pass over imports of types.
 */
import { posix } from 'node:path';

/**
 * `from '…'`, `import '…'`, `import('…')`, `new URL('…', import.meta.url)`, and `import.meta.glob('…')`,
 * whose path has a `*` for each folder that it leaves open. `#edition/…` is a file of words, `#content/…` one of
 * `content` (package.json, `imports`).
 */
const IMPORT =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*|\bimport\.meta\.glob(?:<[^(]*>)?\(\s*)(['"])(?<path>(?:\.\.?|#edition|#content)\/[^'"\n?]+)(?:\?[^'"\n]*)?\1/g;

/**
 * The files of ours that a text imports, as paths from the top folder, each once.
 *
 * @param {string} file whose text it is, from the top folder.
 * @param {string} text
 */
export function importsOf(file, text) {
  const folder = posix.dirname(file);
  const paths = [...text.matchAll(IMPORT)].map(({ groups }) => {
    const path = groups?.['path'] ?? '';
    if (path.startsWith('#content/')) return path.slice(1);
    return path.startsWith('#edition/')
      ? path.replace('#edition', 'src').replace(/\.ts$/, '.en.ts')
      : posix.normalize(posix.join(folder, path));
  });
  return [...new Set(paths)];
}

/**
 * The circles of a graph: each a list of files that lead to one another, in the order in which
 * they are met.
 *
 * @param {ReadonlyMap<string, readonly string[]>} graph what each file imports.
 */
export function findCircles(graph) {
  /** @type {string[][]} */
  const circles = [];
  /** @type {Map<string, number>} */
  const met = new Map();
  /** @type {Set<string>} */
  const closed = new Set();
  /** @type {string[]} */
  const open = [];

  /**
   * Tarjan's strongly connected components.
   *
   * @param {string} file
   * @returns {number} the earliest open file that it leads back to.
   */
  const visit = (file) => {
    const index = met.size;
    met.set(file, index);
    open.push(file);
    let earliest = index;
    for (const next of graph.get(file) ?? []) {
      if (!graph.has(next) || closed.has(next)) continue;
      earliest = Math.min(earliest, met.get(next) ?? visit(next));
    }
    if (earliest < index) return earliest;
    const circle = open.splice(open.indexOf(file));
    for (const one of circle) closed.add(one);
    if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle);
    return earliest;
  };

  for (const file of graph.keys()) if (!met.has(file)) visit(file);
  return circles;
}
