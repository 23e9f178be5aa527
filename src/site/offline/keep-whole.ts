/** Fetches the missing files of the whole book. */
import type { BookShelf } from './shelf.ts';
import { FILES_LIST, NAMED_BY_CONTENT, WHOLE_BOOK } from './whole-book.ts';
import type { FileOfBook } from './whole-book.ts';

/** So many files are fetched at a time: few enough to leave room for what is read meanwhile. */
const AT_ONCE = 4;

/** The part of the store that is needed here. */
export type WholeShelf = Pick<BookShelf, 'addresses' | 'drop' | 'keep' | 'revisionOf' | 'urlOf'>;

/** The progress. */
export interface FarSoFar {
  /** Files that are kept, of all there are. */
  readonly kept: number;
  readonly all: number;
}

/**
 * Fetches all files of the newest edition that are not kept as they are now, and lets go what is no
 * longer in the book.
 *
 * @param signal stops it at once; what has been fetched stays. Files that are on their way are let come,
 *   and are not kept: Firefox reports a fault of the worker through which a request goes that is given
 *   up as its answer comes.
 * @throws what `fetch` and the browser's storage throw: no network, no room, or stopped.
 */
export async function keepWhole(
  shelf: WholeShelf,
  signal: AbortSignal,
  tell: (far: FarSoFar) => void = () => undefined,
): Promise<void> {
  const list = await fetch(shelf.urlOf(FILES_LIST), { cache: 'no-cache', signal });
  if (!list.ok) throw new Error(`The list of files: ${list.status}`);
  const listResponse = list.clone();
  const files = (await list.json()) as readonly FileOfBook[];
  const missingFiles = await missing(shelf, files);
  let doneFiles = files.length - missingFiles.length;
  let hasEnded = false;
  const goesOn = (): boolean => !hasEnded;
  const tellHowFar = (): void => {
    tell({ kept: doneFiles, all: files.length });
  };
  signal.throwIfAborted();
  tellHowFar();
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (
      let address = missingFiles.shift();
      address !== undefined && goesOn();
      address = missingFiles.shift()
    ) {
      const response = await fetch(shelf.urlOf(address), { priority: 'low' });
      if (!goesOn()) {
        await response.arrayBuffer();
        return;
      }
      if (!(await shelf.keep(address, response))) throw new Error(`${address}: ${response.status}`);
      doneFiles += 1;
      if (goesOn()) tellHowFar();
    }
  });
  const stopSignal = new Promise<never>((_, stop) => {
    signal.addEventListener('abort', () => {
      stop(signal.reason as Error);
    });
  });
  try {
    await Promise.race([Promise.all(lanes), stopSignal]);
  } finally {
    hasEnded = true;
  }
  await letGo(shelf, files);
  // Store the list last: its presence says that all the rest is stored.
  await shelf.keep(FILES_LIST, listResponse);
}

/** The addresses that are not kept, or not as they are now. */
async function missing(shelf: WholeShelf, files: readonly FileOfBook[]): Promise<string[]> {
  const storedAddresses = new Set(await shelf.addresses());
  const found = await Promise.all(
    files.map(async ([address, revision]) => {
      const isThere =
        storedAddresses.has(address) &&
        (revision === null || (await shelf.revisionOf(address)) === revision);
      return isThere ? [] : [address];
    }),
  );
  return found.flat();
}

/** Pages and data that are no longer in the book; old scripts go when no page needs them. */
async function letGo(shelf: WholeShelf, files: readonly FileOfBook[]): Promise<void> {
  const there = new Set(files.map(([address]) => address));
  for (const address of await shelf.addresses()) {
    const staysAnyway = address.startsWith(NAMED_BY_CONTENT) || address === WHOLE_BOOK;
    if (!staysAnyway && !there.has(address)) await shelf.drop(address);
  }
}
