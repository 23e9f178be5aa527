/** What a page has to do with the service worker. */
import { inBook } from '../address/in-book.ts';
import { connectionOf } from './message.ts';
import type { Message } from './message.ts';
import { readWish } from './wish.ts';

/**
 * Starts the worker and tells it what is read, unless the reader wants nothing kept. Rejects where
 * the browser refuses, as in private windows of some.
 */
export async function tellWhatIsRead(): Promise<void> {
  const wish = readWish();
  if (wish === 'none') return;
  const { serviceWorker } = navigator;
  await serviceWorker.register(inBook('/sw.js'));
  const { active } = await serviceWorker.ready;
  // A worker that the page has passed through knows what it has fetched.
  const fetched = serviceWorker.controller === null ? performance.getEntriesByType('resource') : [];
  const message: Message = {
    is: 'read',
    urls: [location.href, ...fetched.map(({ name }) => name)],
    connection: connectionOf(navigator),
    wish,
  };
  active?.postMessage(message);
}
