/**
 * The service worker: it keeps what is read, and what that needs, so that it can be read again
 * without network; the whole book where decide.ts says so. Bundled by src/build/keep-offline.ts into
 * dist/sw.js.
 *
 * Pages and data come from the network when it answers well and in time, so that a reader who is
 * online reads the newest edition. Scripts, styles and faces are named by their content: what is kept
 * of them is never asked for again, by any edition. They go when a new edition has taken over, which
 * is once no page of the old one is open, and nothing that is kept names them: a page never loses the
 * scripts that it has yet to load.
 */
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { decideExtent } from './decide.ts';
import { keepWhole } from './keep-whole.ts';
import type { Message } from './message.ts';
import { dataFor, reachedFrom } from './needs.ts';
import { freshOrKept } from './page-answer.ts';
import { leadsTo } from './place-page.ts';
import { FILES, BookShelf } from './shelf.ts';
import { FILES_LIST, NAMED_BY_CONTENT, OFFLINE_PAGE, WHOLE_BOOK } from './whole-book.ts';
import type { WholeBook } from './whole-book.ts';

/** The names of the files in _astro/; the bundler puts those of this build in its place. */
declare const NAMES: readonly string[];
/** What the whole book comes to in this build. */
declare const WHOLE: WholeBook;

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** How long a page may take to come from the network before the kept one is shown, in ms. */
const PATIENCE = 3000;

const worker = self as unknown as {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
};
const shelf = new BookShelf(worker.registration.scope);
const names: ReadonlySet<string> = new Set(NAMES);
let background: AbortController | null = null;
/** Whether the reader has had all that is kept removed; pages that are open still ask this worker. */
let closed = false;

registerRoute(
  ({ url }) => shelf.addressOf(url.href)?.startsWith(NAMED_BY_CONTENT) ?? false,
  new CacheFirst({
    cacheName: FILES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // In place of Workbox's own rule, which keeps any whole answer: a page that is open when all has been
        // removed loads on, and nothing of that is to stay.
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(closed || response.status !== 200 ? null : response),
      },
    ],
  }),
);
registerRoute(
  // eslint-disable-next-line house/words-apart -- The name of a header.
  ({ request, url }) => shelf.addressOf(url.href) !== null && !request.headers.has('Range'),
  ({ event, request, url }) =>
    answer(request, shelf.addressOf(url.href) ?? '', event as WorkerEvent),
);

listen('install', async () => {
  // A failure matters only to a reader without network.
  await Promise.allSettled([keepPage(OFFLINE_PAGE), shelf.keepMissing(WHOLE_BOOK)]);
});
listen('activate', async () => {
  await tidy();
  await worker.clients.claim();
});
listen('message', async (event) => {
  const message = (event as MessageEvent).data as Message;
  if (message.is === 'read') {
    await keepRead(message);
    return;
  }
  background?.abort();
  closed = message.is === 'close';
});

function listen(name: string, act: (event: Event) => Promise<void>): void {
  addEventListener(name, (event) => {
    (event as WorkerEvent).waitUntil(act(event));
  });
}

/**
 * A page or data: from the network, or as it is kept. Where neither is to be had the reader gets
 * the page that says so.
 */
async function answer(
  request: Request,
  address: string,
  event: Pick<WorkerEvent, 'waitUntil'>,
): Promise<Response> {
  const fresh = fetch(request).then((response) => {
    if (!response.redirected && !closed && leadsTo(address) === null)
      event.waitUntil(shelf.keep(address, response.clone()));
    return response;
  });
  const storedPage = await shelf.kept(address);
  if (storedPage !== undefined) return freshOrKept(fresh, storedPage, PATIENCE);
  if (request.mode !== 'navigate') return fresh;
  return fresh.catch(async (error: unknown) => {
    const place = leadsTo(address);
    if (place !== null) return Response.redirect(shelf.urlOf(place));
    const page = await shelf.kept(OFFLINE_PAGE);
    if (page === undefined) throw error;
    return page;
  });
}

/** Keeps a page that is read, and as much more as the connection and the reader allow. */
async function keepRead({
  connection,
  urls,
  wish,
}: Extract<Message, { is: 'read' }>): Promise<void> {
  closed = false;
  const addresses = urls.map((url) => shelf.addressOf(url)).filter((address) => address !== null);
  // The browser has just had them, and has most of them still.
  const isKept = addresses.map((address) => shelf.keepMissing(address, { cache: 'force-cache' }));
  await Promise.allSettled(isKept);
  const extent = decideExtent(connection, wish, WHOLE.transfer);
  if (extent === 'used') return;
  if (addresses[0] !== undefined) await keepPage(addresses[0]);
  if (extent === 'whole') await keepRest();
}

/** Keeps a page with all that it may yet ask for. */
async function keepPage(address: string): Promise<void> {
  await shelf.keepMissing(address);
  const page = await shelf.kept(address);
  if (!page?.headers.get('Content-Type')?.includes('html')) return;
  const html = await page.text();
  await Promise.allSettled([
    ...dataFor(html).map((data) => shelf.keepMissing(data)),
    reachedFrom(html, names, async (name) => {
      await shelf.keepMissing(NAMED_BY_CONTENT + name, { priority: 'low' });
      return textOf(name);
    }),
  ]);
}

/** Fetches the missing files of the whole book, once at a time in all windows. */
async function keepRest(): Promise<void> {
  if ((await shelf.revisionOf(FILES_LIST)) === WHOLE.edition) return;
  await navigator.locks.request('vorhand-whole', { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    const stop = new AbortController();
    background = stop;
    // The next page goes on with it.
    await keepWhole(shelf, stop.signal).catch(() => undefined);
  });
}

/** The text of a kept script or style; null for a face, and for what is not kept. */
async function textOf(name: string): Promise<string | null> {
  if (name.endsWith('.woff2')) return null;
  return (await shelf.kept(NAMED_BY_CONTENT + name))?.text() ?? null;
}

/** Lets go the files of older editions that nothing names any longer which is kept. */
async function tidy(): Promise<void> {
  const addresses = await shelf.addresses();
  const files = addresses.filter((address) => address.startsWith(NAMED_BY_CONTENT));
  const there = new Set(files.map((address) => address.slice(NAMED_BY_CONTENT.length)));
  if ([...there].every((name) => names.has(name))) return;
  const pages = addresses.filter((address) => /(?:^|\/)$/.test(address));
  const texts = await Promise.all(
    pages.map(async (page) => (await shelf.kept(page))?.text() ?? ''),
  );
  const reachedNames = await reachedFrom(texts.join(''), there, textOf);
  for (const name of there) {
    if (!reachedNames.has(name) && !names.has(name)) await shelf.drop(NAMED_BY_CONTENT + name);
  }
}
