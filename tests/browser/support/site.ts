import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

/** A hand in /hands/index.json, as far as the tests need it. */
export interface IndexEntry {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly game: string;
  readonly declarer: 'V' | 'M' | 'H' | null;
  readonly result: 'won' | 'lost' | null;
  readonly points: number | null;
  readonly value: number;
  readonly score: number;
}

/** A hand in /hands/<id>.json, as far as the tests need it. */
export interface HandData extends Omit<IndexEntry, 'game' | 'points' | 'value'> {
  readonly deal: Readonly<Record<'V' | 'M' | 'H' | 'skat', readonly string[]>>;
  readonly tricks: readonly Readonly<
    Record<'V' | 'M' | 'H' | 'leader' | 'winner', string> & { points: number }
  >[];
  readonly points: Readonly<Record<string, number>>;
  readonly won: boolean | null;
}

/** The index of all hands, from the site's own data. */
export async function fetchIndex(request: APIRequestContext): Promise<IndexEntry[]> {
  return (await (await request.get('/hands/index.json')).json()) as IndexEntry[];
}

/** One hand, from the site's own data. */
export async function fetchHand(request: APIRequestContext, id: string): Promise<HandData> {
  return (await (await request.get(`/hands/${id}.json`)).json()) as HandData;
}

/** The addresses of the chapters that are written. */
export async function chapterPaths(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/manual/')).text();
  return [
    ...new Set([...html.matchAll(/href="(\/manual\/[a-z-]+\/)"/g)].map((match) => match[1]!)),
  ];
}

/** Pages of every kind: what must hold of a page is held against each of these. */
export async function kindsOfPages(request: APIRequestContext): Promise<string[]> {
  const hands = ['foster-01', 'foster-12', 'foster-21', 'foster-23'];
  return [
    '/',
    '/manual/',
    ...(await chapterPaths(request)),
    '/hands/',
    ...hands.map((id) => `/hands/${id}/`),
    '/notation/',
    '/data/',
    '/404.html',
  ];
}

/** The figure of a hand, with its script running. */
export async function liveFigure(page: Page, id: string): Promise<Locator> {
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-live', '');
  return figure;
}

/** The part of a figure that takes the keys. */
export function tableOf(figure: Locator): Locator {
  return figure.getByRole('group', { name: /^The table/ });
}
