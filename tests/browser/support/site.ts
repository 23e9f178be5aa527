import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  readManualFiles,
  readShelfFiles,
  readTodayFiles,
} from '../../../src/book/read-chapter-files.ts';

/** A hand in /hands/index.json, as far as the tests need it. */
export interface IndexEntry {
  readonly id: string;
  readonly number: number | null;
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

/** The files of the hands, each of which has a page. */
export function handFiles(): string[] {
  return readdirSync('content/hands').filter((file) => file.endsWith('.hand'));
}

/** The index of all hands, from the site's own data. */
export async function fetchIndex(request: APIRequestContext): Promise<IndexEntry[]> {
  return (await (await request.get('/hands/index.json')).json()) as IndexEntry[];
}

/** One hand, from the site's own data. */
export async function fetchHand(request: APIRequestContext, id: string): Promise<HandData> {
  return (await (await request.get(`/hands/${id}.json`)).json()) as HandData;
}

/** Pages of every kind: what must hold of a page is held against each of these. */
export const PAGES: readonly string[] = [
  '/',
  '/about/',
  '/learn/',
  '/manual/',
  ...readManualFiles().map(({ slug }) => `/manual/${slug}/`),
  '/today/',
  ...readTodayFiles().map(({ slug }) => `/today/${slug}/`),
  '/shelf/',
  '/shelf/who-says-what/',
  ...readShelfFiles().map(({ slug }) => `/shelf/${slug}/`),
  '/shelf/mate/play/',
  '/hands/',
  ...['foster-01', 'foster-12', 'foster-21', 'foster-23'].map((id) => `/hands/${id}/`),
  '/practice/',
  '/practice/matadors/',
  '/practice/game-value/',
  '/practice/layout/sheet/',
  '/practice/progress/',
  '/practice/sprint/',
  '/practice/whole-hand/',
  '/problems/',
  '/glossary/',
  '/play/series/',
  '/play/series/compare/',
  '/hand/',
  '/kept/',
  '/notation/',
  '/offline/',
  '/analyse/',
  '/errata/',
  '/proof/',
  '/score/',
  '/score/form/',
  '/sources/',
  '/search/',
  '/data/',
  '/developers/',
  '/404.html',
];

/** One page of each kind among them. */
export const KINDS: ReadonlySet<string> = new Set([
  '/',
  '/manual/scoring/',
  '/hands/foster-12/',
  '/practice/',
  '/analyse/',
]);

/** Opens a page, and waits until every figure on it is running. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const figure of await page.locator('figure[data-hand]').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute('data-hydrated', '');
  }
}

/** The figure of a hand, with its script running. */
export async function liveFigure(page: Page, id: string): Promise<Locator> {
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-hydrated', '');
  return figure;
}

/** The part of a figure that takes the keys. */
export function tableOf(figure: Locator): Locator {
  return figure.getByRole('group', { name: /^The table/ });
}

/** Opens a figure's menu, does something in it, and closes it unless that has closed it already. */
export async function inOptions(
  figure: Locator,
  act: (menu: Locator) => Promise<unknown>,
): Promise<void> {
  const opener = figure.getByRole('button', { name: 'Options' });
  await opener.click();
  const menu = figure.getByRole('group', { name: 'Options' });
  await act(menu);
  if (await menu.isVisible()) await menu.press('Escape');
  await expect(menu).toBeHidden();
}
