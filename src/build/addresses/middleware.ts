/** Prefixes the addresses in every page with the base, in the build and in `astro dev`. */
import { defineMiddleware } from 'astro:middleware';
import { baseInHtml } from './in-html.ts';

const base = import.meta.env.BASE_URL;

/** Addresses of Vite's development server, which already have the base. */
const SERVED = /^(?:@|src\/|components\/|node_modules\/|\.)/;
/** Its client script, which it serves only at the root. */
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
