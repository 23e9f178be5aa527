/** The changes as a feed. Where the build does not know its host, addresses begin with the path alone. */
import type { APIRoute } from 'astro';
import { underBase } from '../../lib/address/base.ts';
import { changesFeed } from '../../book/changes-feed.ts';
import { VERSIONS } from '../../book/changes.ts';

export const GET: APIRoute = ({ site }) => {
  const at = (address: string): string => {
    const under = underBase(import.meta.env.BASE_URL, address);
    return site === undefined ? under : new URL(under, site).href;
  };
  return new Response(changesFeed(VERSIONS, at), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
};
