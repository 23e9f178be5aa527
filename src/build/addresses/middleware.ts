/** Every page that is made, in the build as in `astro dev`, gets its addresses under the base. */
import { defineMiddleware } from 'astro:middleware';
import { baseInHtml } from './in-html.ts';

const base = import.meta.env.BASE_URL;

/** What Vite's server hands out from its own addresses while one writes, which have the base. */
const SERVED = /^(?:@|src\/|components\/|node_modules\/|\.)/;
/** Its script for reloading, which it hands out from the root alone. */
const CLIENT = '/@vite/client';
const fromVite = (address: string): boolean =>
  import.meta.env.DEV &&
  (address === CLIENT || (address.startsWith(base) && SERVED.test(address.slice(base.length))));

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = baseInHtml(await response.text(), base, fromVite);
  return new Response(html, response);
});
