/**
 * The difference between two drawings of a figure, as the server writes them: what the page has at one
 * place, and what it would have at another. It is found when the book is built and carried out by the
 * browser (apply.ts), node by node, so that what comes out is what the server would have written.
 */

/**
 * What is done to the nodes within an element, from the first to the last: so many stay as they are; so
 * many go (below 0); these come, as HTML; or one changes itself.
 */
export type Change = number | string | ElementChange;

/** An element that changes: first its new beginning tag, or 0 where that is the same, then its content. */
export interface ElementChange extends ReadonlyArray<Change> {
  readonly 0: string | 0;
}

/** A node as it is written; an element has its beginning tag apart from its content. */
interface Written {
  /** The node whole. */
  readonly whole: string;
  /** The beginning tag of an element; null for text and comments. */
  readonly tag: string | null;
  readonly name: string;
  readonly content: readonly Written[];
}

const PIECE = /<!--[\s\S]*?-->|<\/([a-z][\w-]*)>|<([a-z][\w-]*)(?:\s(?:"[^"]*"|[^>"])*)?>|[^<]+/gi;

/** Elements that have no content and no end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

/**
 * Reads HTML that Svelte has written: every element that has an end is ended, in the order of the
 * beginnings, and values of attributes stand in double quotation marks.
 *
 * @throws RangeError for any other.
 */
function read(html: string): readonly Written[] {
  const open: { name: string; tag: string; from: number; content: Written[] }[] = [];
  const top: Written[] = [];
  let at = 0;
  for (const { 0: piece, 1: ended, 2: begun, index } of html.matchAll(PIECE)) {
    if (index !== at) throw new RangeError(`Not read: ${html.slice(at, index)}`);
    at += piece.length;
    const within = open.at(-1)?.content ?? top;
    if (ended !== undefined) {
      const last = open.pop();
      if (last?.name !== ended) throw new RangeError(`</${ended}> ends nothing`);
      const { content, from, name, tag } = last;
      (open.at(-1)?.content ?? top).push({ whole: html.slice(from, at), tag, name, content });
    } else if (begun !== undefined && !VOID.has(begun) && !piece.endsWith('/>')) {
      open.push({ name: begun, tag: piece, from: index, content: [] });
    } else {
      within.push({
        whole: piece,
        tag: begun === undefined ? null : piece,
        name: begun ?? '',
        content: [],
      });
    }
  }
  if (open.length > 0 || at !== html.length) throw new RangeError(`Not ended: ${html.slice(at)}`);
  return top;
}

/**
 * What makes one drawing into the other, from the nodes at the top.
 *
 * @throws RangeError for what Svelte would not have written.
 */
export function drawingChanges(before: string, after: string): readonly Change[] {
  return between(read(before), read(after));
}

function between(before: readonly Written[], after: readonly Written[]): Change[] {
  const changes: Change[] = [];
  const put = (change: Change): void => {
    const last = changes.at(-1);
    const joins =
      typeof change === 'number' &&
      typeof last === 'number' &&
      Math.sign(change) === Math.sign(last);
    if (joins) changes[changes.length - 1] = last + change;
    else if (typeof change === 'string' && typeof last === 'string')
      changes[changes.length - 1] = last + change;
    else changes.push(change);
  };
  let from = 0;
  let to = 0;
  const upTo = (nextFrom: number, nextTo: number): void => {
    while (from < nextFrom || to < nextTo) {
      const old = from < nextFrom ? before[from] : undefined;
      const own = to < nextTo ? after[to] : undefined;
      if (old !== undefined && own !== undefined && old.tag !== null && old.name === own.name) {
        put([old.tag === own.tag ? 0 : (own.tag ?? 0), ...between(old.content, own.content)]);
        from += 1;
        to += 1;
      } else if (old !== undefined) {
        put(-1);
        from += 1;
      } else {
        put(own?.whole ?? '');
        to += 1;
      }
    }
  };
  for (const [same, with_] of common(before, after)) {
    upTo(same, with_);
    put(1);
    from += 1;
    to += 1;
  }
  upTo(before.length, after.length);
  if (typeof changes.at(-1) === 'number' && Number(changes.at(-1)) > 0) changes.pop();
  return changes;
}

/** The longest row of nodes that stand in both, in order: where each stands. */
function common(
  before: readonly Written[],
  after: readonly Written[],
): readonly (readonly [number, number])[] {
  const longest = before.map(() => after.map(() => 0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      longest[i]![j] =
        before[i]!.whole === after[j]!.whole
          ? at(i + 1, j + 1) + 1
          : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i]!.whole === after[j]!.whole) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
