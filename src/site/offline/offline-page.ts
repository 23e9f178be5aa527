/** The page on reading without network: what is kept, all of it to be fetched or removed. */
import {
  FETCH_TROUBLES,
  OFFLINE,
  WHY_NO_MORE,
  keptWords,
  sayFiles,
  sizeWords,
} from '#edition/site/offline/offline-words.ts';
import { FRAME } from '#edition/site/frame-words.ts';
import { decideExtent } from './decide.ts';
import { fetchTrouble } from './fetch-trouble.ts';
import { keepWhole } from './keep-whole.ts';
import { connectionOf } from './message.ts';
import type { Message } from './message.ts';
import { BookShelf } from './shelf.ts';
import { startKeeping, tellWhatIsRead } from './tell-worker.ts';
import { FILES_LIST, OFFLINE_PAGE, WHOLE_BOOK } from './whole-book.ts';
import type { WholeBook } from './whole-book.ts';
import { whyNoMore } from './why-no-more.ts';
import { keepWish, readWish } from './wish.ts';

/** How often the page looks what the worker has fetched meanwhile, in milliseconds. */
const LOOK_EVERY = 2000;

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-offline="${name}"]`);
  if (found === null) throw new Error(`The page lacks its part “${name}”.`);
  return found;
}

/** Shows the page. `top` is the address of the book, with its slash. */
export async function showOffline(top: string): Promise<void> {
  const shelf = new BookShelf(top);
  showMissed(shelf.addressOf(location.href));
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    part('kept').textContent = OFFLINE.keepsNothing;
    return;
  }
  part('list').hidden = false;
  part('list').addEventListener('toggle', () => void listPages(shelf));
  const whole = await readWhole(shelf);
  if (whole === null) {
    part('kept').textContent = OFFLINE.sizeUnknown;
    return;
  }
  let stop: AbortController | null = null;

  const show = async (): Promise<void> => {
    const wish = readWish();
    const connection = connectionOf(navigator);
    const pages = await pagesOf(shelf);
    const isWhole = (await shelf.revisionOf(FILES_LIST)) === whole.edition;
    part('size').textContent = sizeWords(whole);
    part('kept').textContent = keptWords(pages.length, whole, isWhole);
    const extent = decideExtent(connection, wish, whole.transfer);
    part('reason').textContent = isWhole ? '' : WHY_NO_MORE[whyNoMore(extent, connection, wish)];
    part('fetch').hidden = isWhole || stop !== null;
    part('stop').hidden = stop === null;
    part('progress').hidden = stop === null;
    part('remove').hidden = pages.length === 0 || stop !== null;
    part('again').hidden = wish !== 'none';
  };

  const fetchAll = async (): Promise<void> => {
    stop = new AbortController();
    const { signal } = stop;
    say('');
    keepWish('whole');
    await show();
    part('stop').focus();
    try {
      await startKeeping();
      tell({ is: 'stop' });
      // A browser that is asked to keeps it also when room grows scarce. Firefox asks the reader, and
      // nothing waits for the reader's answer.
      navigator.storage.persist().catch(() => false);
      await navigator.locks.request('vorhand-whole', { signal }, () =>
        keepWhole(shelf, signal, ({ all, kept }) => {
          Object.assign(part('bar'), { max: all, value: kept });
          part('far').textContent = sayFiles(kept, all);
        }),
      );
      say(OFFLINE.wholeIsHere);
    } catch (error) {
      if (signal.aborted) keepWish('read');
      say(FETCH_TROUBLES[fetchTrouble(signal.aborted ? signal.reason : error)]);
    }
    stop = null;
    await show();
    if (document.activeElement === document.body) part('kept').focus();
  };

  const remove = async (): Promise<void> => {
    keepWish('none');
    tell({ is: 'close' });
    const registration = await navigator.serviceWorker.getRegistration(top);
    await registration?.unregister();
    await shelf.clear();
    say(OFFLINE.removed);
    await show();
    part('again').focus();
  };

  const again = async (): Promise<void> => {
    keepWish('read');
    say('');
    await tellWhatIsRead();
    await show();
    part('kept').focus();
  };

  part('fetch').addEventListener('click', () => void fetchAll());
  part('stop').addEventListener('click', () => {
    stop?.abort();
  });
  part('remove').addEventListener('click', () => void remove());
  part('again').addEventListener('click', () => void again());
  await show();
  part('all').hidden = false;
  setInterval(() => {
    if (document.visibilityState === 'visible') void show();
  }, LOOK_EVERY);
}

/** Where this page stands in for one that is not kept, which one that is. */
function showMissed(address: string | null): void {
  if (address === null || address === OFFLINE_PAGE) return;
  part('missed').hidden = false;
  part('address').textContent = location.pathname;
}

async function readWhole(shelf: BookShelf): Promise<WholeBook | null> {
  try {
    const response = await fetch(shelf.urlOf(WHOLE_BOOK), { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as WholeBook) : null;
  } catch {
    return null;
  }
}

async function pagesOf(shelf: BookShelf): Promise<readonly string[]> {
  return (await shelf.addresses()).filter((address) => /(?:^|\/)$/.test(address));
}

/** The pages that are kept, by their titles. */
async function listPages(shelf: BookShelf): Promise<void> {
  const pages = (await pagesOf(shelf)).toSorted();
  const items = pages.map(async (address) => {
    const html = (await (await shelf.kept(address))?.text()) ?? '';
    const link = document.createElement('a');
    link.href = shelf.urlOf(address);
    // Its character references are read by the parser that knows them all.
    const parsed = new DOMParser().parseFromString(html.slice(0, 4000), 'text/html');
    link.textContent = titleOf(parsed.title) || address;
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  part('pages').replaceChildren(...(await Promise.all(items)));
}

/** The title of a page without the book’s. */
function titleOf(title: string): string {
  const end = ` · ${FRAME.book}`;
  return title.endsWith(end) ? title.slice(0, -end.length) : title;
}

function tell(message: Message): void {
  navigator.serviceWorker.controller?.postMessage(message);
}

function say(text: string): void {
  part('said').textContent = text;
}
