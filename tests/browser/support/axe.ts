import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { makeSafeForAxe } from '../engines/lacks.ts';

/** The rules that look at colours: the others see the same page by day and by night. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands.
 *
 * @param within A selector, where only one part of the page is asked about.
 * @returns Each fault as its rule and the elements that have it; none when all is well.
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  await makeSafeForAxe(page);
  return faults(builder(page, within));
}

/**
 * What axe finds on a page by day and by night. The page stays in its dark colours.
 *
 * @param within As for `axeFaults`.
 */
export async function axeFaultsDayAndNight(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const day = await faults(builder(page, within));
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await faults(builder(page, within).withRules(OF_COLOURS));
  return [...day, ...night.map((fault) => `by night: ${fault}`)];
}

function builder(page: Page, within: string | undefined): AxeBuilder {
  // Of what is right one element is enough: to describe every one takes axe much of its time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  return within === undefined ? axe : axe.include(within);
}

async function faults(axe: AxeBuilder): Promise<string[]> {
  const { passes, violations } = await axe.analyze();
  // A part that is not there would have no faults either.
  if (!passes.some(({ id }) => id === 'color-contrast')) throw new Error('axe saw no text');
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
