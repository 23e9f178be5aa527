import { ON_THE_PAGES } from './rooms/on-the-pages.mjs';
import { THE_PAGES } from './rooms/the-pages.mjs';
import { UNDER_THE_PAGES } from './rooms/under-the-pages.mjs';

export { NOT_PURE, PURE } from './rooms/pure.mjs';

/**
 * The rooms of the house, and which others each may import; any room may import itself. A room
 * names only rooms above it in this list, so that imports run one way. The linter holds modules to
 * it while they are written, `tests/unit/house/arrows.test.ts` every file of every kind.
 *
 * A file belongs to the room with the longest name that its path begins with; a `*` in it stands for
 * any one folder.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const ROOMS = { ...UNDER_THE_PAGES, ...ON_THE_PAGES, ...THE_PAGES };

/**
 * The room of a file, or null for a file that stands in none.
 *
 * @param {string} path from the top folder, with slashes.
 */
export function roomOf(path) {
  const folders = path.split('/');
  const inside = Object.keys(ROOMS).filter((room) => {
    const names = room.split('/');
    return (
      names.length < folders.length &&
      names.every((name, at) => name === '*' || name === folders[at])
    );
  });
  return inside.sort((a, b) => b.length - a.length)[0] ?? null;
}
