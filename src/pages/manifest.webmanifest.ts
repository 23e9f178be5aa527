/** What a browser needs to know that keeps the book as an app. */
import { BOOK_WORDS } from '#edition/book/book-words.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import type { APIRoute } from 'astro';
import { underBase } from '../lib/address/base.ts';
import { ICONS } from '../site/link-pictures/icon.ts';
import type { IconName } from '../site/link-pictures/icon.ts';

const at = (address: string): string => underBase(import.meta.env.BASE_URL, address);

function icon(name: IconName, purpose: 'any' | 'maskable'): Readonly<Record<string, string>> {
  const { size } = ICONS[name];
  return { src: at(`/icons/${name}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose };
}

export const GET: APIRoute = () =>
  Response.json({
    id: at('/'),
    name: BOOK_WORDS.title,
    short_name: BOOK_WORDS.name,
    description: BOOK_WORDS.about,
    lang: PAGE_LANGUAGE,
    start_url: at('/'),
    scope: at('/'),
    display: 'minimal-ui',
    background_color: '#f7f1e3',
    theme_color: '#f7f1e3',
    icons: [
      { src: at('/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      icon('icon-192', 'any'),
      icon('icon-512', 'any'),
      icon('maskable', 'maskable'),
    ],
  });
