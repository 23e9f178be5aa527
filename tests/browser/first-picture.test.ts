/** What comes before what when a page is loaded, and what a step does before it is seen. */
import type { Page } from '@playwright/test';
import { PAGES, liveFigure } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const path of [
  '/',
  '/hands/foster-09/',
  '/manual/solo/',
  '/practice/game-value/',
  '/analyse/',
]) {
  test(`no script is asked for before the first picture of ${path} is on the screen`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { painted, scripts } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ name, startTime })),
    }));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ startTime }) => startTime < painted)).toEqual([]);
  });
}

test('where the browser paints nothing and tells nothing of pictures, a hand is whole and lives all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
    // As in a tab that opens behind another.
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/hands/foster-09/', { waitUntil: 'load' });
  await expect(page.locator('figure[data-hand]')).toHaveAttribute('data-live', '');
  await expect(page.locator('[data-rest]')).toHaveCount(0);
});

for (const [line, connection, faces] of [
  ['is quick', { rtt: 50 }, 2],
  ['is slow', { rtt: 300 }, 0],
  ['is not told of', undefined, 2],
] as const) {
  test(`the second faces of a hand are ${faces === 0 ? 'not ' : ''}asked for with the roman where the line ${line}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.goto('/hands/foster-09/');
    await expect(page.locator('link[data-face]')).toHaveCount(2);
    await expect(page.locator('link[rel=preload][data-face]')).toHaveCount(faces);
  });
}

test('no page is set in signs that its first files of the faces have not', async ({ page }) => {
  const seconds: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-more.')) seconds.push(`${page.url()} ${request.url()}`);
  });
  for (const path of PAGES) {
    // A page that is left earlier gives up what is still on its way, and Firefox complains.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      await document.fonts.ready;
    });
    // A browser that has such a file may ask for it on pages that do without.
    expect(seconds).toEqual([]);
  }
});

test('a step shows and hides cards that lie there, and nothing on the table comes, goes or is written before that is seen', async ({
  page,
}) => {
  await page.goto('/hands/foster-09/#foster-09/t2.1');
  const figure = await liveFigure(page, 'foster-09');
  await expect(figure).toHaveAttribute('data-place', 't2.1');
  const steps = await figure.evaluate(async (root) => {
    const picture = async (): Promise<void> =>
      new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
    /** The cards that are seen, as they are called in the file of all faces. */
    const visible = (within: string): string =>
      [...root.querySelectorAll(`${within} use`)]
        .filter((use) => use.checkVisibility({ opacityProperty: true }))
        .map((use) => use.getAttribute('href')!.split('#card-')[1]!.replace('-small', ''))
        .sort()
        .join(' ');
    const table = root.querySelector('.table')!;
    let changed = 0;
    new MutationObserver(({ length }) => (changed += length)).observe(table, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    const steps = [];
    const keys = ['ArrowRight', 'ArrowLeft'].flatMap((key) => Array.from({ length: 6 }, () => key));
    for (const key of keys) {
      // Two pictures: what follows a step is painted, and what lies ready for the next is there.
      await picture();
      await picture();
      changed = 0;
      const before = { trick: visible('.trick'), hands: visible('.hand') };
      table.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise(requestAnimationFrame);
      const early = changed;
      const now = { trick: visible('.trick'), hands: visible('.hand') };
      await picture();
      const then = { trick: visible('.trick'), hands: visible('.hand') };
      steps.push({ key, before, early, now, then });
    }
    return steps;
  });
  for (const [index, { before, early, key, now, then }] of steps.entries()) {
    const step = `step ${index + 1}, ${key}`;
    expect(early, step).toBe(0);
    expect(now.trick, step).not.toBe(before.trick);
    expect(now.trick, step).toBe(then.trick);
    // Of the hands a card that is played goes at once; one that is taken back comes when that is seen.
    if (key === 'ArrowRight') expect(now.hands, step).toBe(then.hands);
    else expect(then.hands.split(' ').length, step).toBe(now.hands.split(' ').length + 1);
  }
  expect(steps.at(-1)?.then).toEqual(steps[0]?.before);
});

for (const path of ['/hands/foster-09/', '/manual/the-simple-game/']) {
  test(`${path} comes piece by piece, in its order, and is whole, with all drawings as written, before its scripts run`, async ({
    browserName,
    page,
  }) => {
    test.skip(browserName !== 'chromium', 'others do not tell whether words are to be looked for');
    await page.addInitScript(() => {
      const pieces: string[] = [];
      Object.assign(globalThis, { pieces });
      const nameOf = (element: HTMLElement): string =>
        [...document.querySelectorAll('*')].indexOf(element).toString();
      new MutationObserver((changes) => {
        for (const { attributeName, target } of changes) {
          const element = target as HTMLElement;
          if (attributeName !== 'data-rest') continue;
          pieces.push(`${'rest' in element.dataset ? 'hidden' : 'shown'} ${nameOf(element)}`);
        }
        if (document.querySelector('[data-rest]')) return;
        const drawings = [...document.querySelectorAll('use')];
        Object.assign(globalThis, { drawn: drawings.map((use) => use.getAttribute('href')) });
      }).observe(document, { attributeFilter: ['data-rest'], subtree: true });
      addEventListener('replay:live', () => {
        pieces.push(`live, ${document.querySelectorAll('[data-rest]').length} hidden`);
      });
    });
    await page.goto(path);
    await page.locator('figure[data-live]').first().waitFor();
    const pieces = await page.evaluate(
      () => (globalThis as unknown as { pieces: string[] }).pieces,
    );
    const placesOf = (what: string): readonly number[] =>
      pieces.filter((piece) => piece.startsWith(what)).map((piece) => Number(piece.split(' ')[1]));
    const shown = placesOf('shown ');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(pieces).toContain('live, 0 hidden');
    const [drawn, written] = await page.evaluate(async () => {
      const text = await (await fetch(location.pathname)).text();
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      return [
        (globalThis as unknown as { drawn: readonly string[] }).drawn,
        [...body.querySelectorAll('use:not(noscript *)')].map((use) => use.getAttribute('href')),
      ];
    });
    expect(drawn).toEqual(written);
  });
}

/** Notes on the page whether anything of it was ever left out. */
async function noteWhatIsLeftOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset['leftOut'] = '';
    }).observe(document, { attributeFilter: ['data-rest'], subtree: true });
  });
}

test('an address that leads to a part of the page has the page whole at once, and leads there', async ({
  page,
}) => {
  await noteWhatIsLeftOut(page);
  await page.goto('/hands/foster-09/#errata', { waitUntil: 'networkidle' });
  await expect(page.locator('#errata')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-left-out');
});

test('an address that leads to words has the page whole at once, and leads there', async ({
  browserName,
  page,
}) => {
  await noteWhatIsLeftOut(page);
  const words = encodeURIComponent('So the defenders never announce');
  await page.goto(`/manual/solo/#:~:text=${words}`, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-left-out');
  // A driven Chromium looks for no words.
  if (browserName !== 'chromium') {
    await expect(page.getByText('So the defenders never announce')).toBeInViewport();
  }
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
]) {
  test(`a reader low in the page of a hand is there again when it is loaded anew, and when he comes back, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/hands/foster-09/', { waitUntil: 'networkidle' });
    const last = page.locator('.hand-page > :last-child');
    await last.scrollIntoViewIfNeeded();
    const where = async () => page.evaluate(() => Math.round(scrollY));
    const low = await where();
    expect(low).toBeGreaterThan(viewport.height);
    // A browser notes where its reader is a moment after he has come there.
    await page.waitForTimeout(500);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(where).toBe(low);
    await page.goto('/changes/', { waitUntil: 'networkidle' });
    await page.goBack({ waitUntil: 'networkidle' });
    await expect.poll(where).toBe(low);
    await expect(last).toBeInViewport();
  });
}
