/** How a page deals with the service worker. */
import { inBook } from '../../lib/address/in-book.ts';
import { connectionOf } from './message.ts';
import type { Message } from './message.ts';
import { readWish } from './wish.ts';

/** Starts the worker. Rejects where the browser refuses, as in private windows of some. */
export async function startKeeping(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(inBook('/sw.js'));
  return serviceWorker.ready;
}

/** Tells the worker which page is read, unless the reader wants nothing stored. Rejects as above. */
export async function tellWhatIsRead(): Promise<void> {
  const wish = readWish();
  if (wish === 'none') return;
  const { active } = await startKeeping();
  // A worker that the page has passed through knows what it has fetched.
  const isKnown = navigator.serviceWorker.controller !== null;
  const fetched = isKnown ? [] : performance.getEntriesByType('resource');
  const message: Message = {
    is: 'read',
    urls: [location.href, ...fetched.map(({ name }) => name)],
    connection: connectionOf(navigator),
    wish,
  };
  active?.postMessage(message);
}
