/**
 * Starts the service worker once the page is there and the browser has nothing better to do: the
 * first visit then keeps the book for reading without network. A reader who asks the browser to
 * save data is not sent the whole of it.
 */
import { inBook } from '../address/in-book.ts';

const { connection } = navigator as Navigator & { connection?: { readonly saveData?: boolean } };

if (import.meta.env.PROD && 'serviceWorker' in navigator && connection?.saveData !== true) {
  addEventListener('load', () => {
    // Refused in private windows of some browsers: the book then needs the network, as before.
    navigator.serviceWorker.register(inBook('/sw.js')).catch(() => undefined);
  });
}
