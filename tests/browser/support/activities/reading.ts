/** Notes, searches and what a page lets its reader try. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ListedActivity } from './listed-activity.ts';

const own = (page: Page) => page.locator('.own-hand');
const search = (page: Page) => page.locator('dialog #search-words');

export const READING: readonly ListedActivity[] = [
  {
    name: 'ten cards of one’s own put to the proof',
    storedAs: 'own-hand',
    path: '/proof/',
    begin: async (page) => {
      await own(page).scrollIntoViewIfNeeded();
      await expect(own(page)).toHaveAttribute('data-ready');
      await own(page).getByRole('button', { name: 'Clear' }).click();
      await own(page).getByRole('button', { name: 'Take them out' }).click();
      await own(page).getByRole('button', { name: 'jack of clubs', exact: true }).click();
    },
    find: async (page) => {
      await own(page).scrollIntoViewIfNeeded();
      await expect(own(page)).toContainText('You have 1 of ten');
    },
  },
  {
    name: 'a note half written under what is kept',
    storedAs: 'note',
    path: '/manual/tenace/',
    begin: async (page) => {
      const text = page.locator('.prose > p').nth(1);
      await text.scrollIntoViewIfNeeded();
      await text.hover();
      await text.getByRole('button', { name: /^Set a bookmark here/ }).click();
      await page.goto('/kept/');
      await page.getByRole('button', { name: /^Write a note/ }).click();
      await page.getByRole('textbox', { name: 'Your note' }).fill('Half a sen');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Half a sen');
    },
  },
  {
    name: 'the search over a page',
    storedAs: 'search',
    path: '/about/',
    begin: async (page) => {
      await page.keyboard.press('/');
      await search(page).fill('schneider');
    },
    find: async (page) => {
      if (!(await search(page).isVisible())) await page.keyboard.press('/');
      await expect(search(page)).toHaveValue('schneider');
    },
  },
  {
    name: 'the page of the search',
    storedAs: 'its address',
    path: '/search/',
    begin: async (page) => {
      await page.locator('#search-words').fill('schneider');
    },
    find: async (page) => {
      await expect(page.locator('#search-words')).toHaveValue('schneider');
    },
  },
];
