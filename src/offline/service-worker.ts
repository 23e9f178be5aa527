/**
 * The service worker: it keeps the whole book in the browser after the first visit, so that every
 * page, figure and drill works without network. Bundled by src/build/keep-offline.ts into
 * dist/sw.js.
 *
 * Pages come from the network when it answers well and in time, so that a reader who is online
 * reads the newest edition; all else (scripts, styles, fonts, data) from what is kept. A new
 * edition is fetched beside the old one and takes its place once no page of the old one is open: a
 * page never loses the scripts that it has yet to load.
 */
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { Entry } from './entries.ts';
import { freshOrKept } from './page-answer.ts';

/** What is kept; the bundler puts the list of this build in its place. */
declare const ENTRIES: readonly Entry[];

/** How long a page may take to come from the network before the kept one is shown, in ms. */
const PATIENCE = 3000;

precache([...ENTRIES]);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(({ request, url }) => answer(request, url)));
addRoute();

/** The page from the network or the kept one; one that is not kept from the network alone. */
async function answer(request: Request, url: URL): Promise<Response> {
  const fresh = fetch(request);
  const kept = await matchPrecache(url.pathname.replace(/\/?$/, '/'));
  return kept === undefined ? fresh : freshOrKept(fresh, kept, PATIENCE);
}
