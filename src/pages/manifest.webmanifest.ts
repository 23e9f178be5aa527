/** What a browser needs to know that keeps the book as an app. */
import type { APIRoute } from 'astro';
import { underBase } from '../address/base.ts';

const at = (address: string): string => underBase(import.meta.env.BASE_URL, address);

export const GET: APIRoute = () =>
  Response.json({
    id: at('/'),
    name: 'Vorhand: a manual of Skat',
    short_name: 'Vorhand',
    description: 'An interactive manual of the card game Skat.',
    lang: 'en',
    start_url: at('/'),
    scope: at('/'),
    display: 'minimal-ui',
    background_color: '#f7f1e3',
    theme_color: '#f7f1e3',
    icons: [{ src: at('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' }],
  });
