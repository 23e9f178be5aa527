/** One visit to each kind of page in Debian's WebKit, the nearest to Safari that Linux has. */
import { expect, test } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { findWebKitGtk } from './find-engines.ts';
import { VISITS } from './visits.ts';
import { perform, startWebKitGtk } from './webkit-gtk.ts';

const found = findWebKitGtk();
test.skip('missing' in found, 'missing' in found ? found.missing : '');
// One browser for all: to start it takes longer than a visit.
test.describe.configure({ mode: 'default' });

let session: { driver: WebDriver; quit: () => Promise<void> };

test.beforeAll(async () => {
  if ('driver' in found) session = await startWebKitGtk(found);
});
test.afterAll(async () => {
  if ('driver' in found) await session.quit();
});

for (const { says, path, acts } of VISITS) {
  test(`${says} (${path})`, async ({ baseURL }) => {
    const { driver } = session;
    // What the page before has left open and kept must not help this one.
    await driver.get(`${baseURL!}/404.html`);
    await driver.executeScript('localStorage.clear()');
    await driver.get(`${baseURL!}${path}`);
    for (const act of acts) await perform(driver, act);
    const over = await driver.executeScript(
      'return document.documentElement.scrollWidth - innerWidth',
    );
    expect(over, 'how much the page is too wide').toBeLessThanOrEqual(0);
  });
}

test('in the narrowest window nothing has to be scrolled sideways', async ({ baseURL }) => {
  const { driver } = session;
  await driver.manage().window().setRect({ width: 300, height: 800 });
  const wide: string[] = [];
  for (const path of [...new Set([...VISITS.map(({ path }) => path), '/practice/layout/sheet/'])]) {
    await driver.get(`${baseURL!}${path}`);
    const over = await driver.executeScript<number>(
      'return document.documentElement.scrollWidth - innerWidth',
    );
    if (over > 0) wide.push(`${path} by ${over} px`);
  }
  expect(wide).toEqual([]);
});
