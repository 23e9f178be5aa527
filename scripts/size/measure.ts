/** Counts what a browser loads of the built site. */
import type { Browser, BrowserContext, Request } from '@playwright/test';

/** What came over the network: answers, and their bytes with headers. */
export interface Transfer {
  readonly bytes: number;
  readonly requests: number;
}

/**
 * Opens a page with nothing kept, and counts all it loads until the network is quiet. It does so twice and
 * takes the smaller count: on a busy machine the network is quiet so late, once in a while, that something
 * is counted which the page does not need to be read.
 */
export async function measureFirst(browser: Browser, url: string): Promise<Transfer> {
  const open = () => inFreshWindow(browser, async (context) => visit(context, [url], () => true));
  const [one, other] = [await open(), await open()];
  return one.bytes <= other.bytes ? one : other;
}

/**
 * Opens pages one after another in a window that keeps what it has loaded; counts HTML, styles and
 * scripts, without headers.
 */
export async function measureWalk(browser: Browser, urls: readonly string[]): Promise<Transfer> {
  const counted = new Set(['document', 'stylesheet', 'script']);
  return inFreshWindow(browser, async (context) =>
    visit(context, urls, (request) => counted.has(request.resourceType()), 'content'),
  );
}

async function inFreshWindow<Result>(
  browser: Browser,
  act: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  // The service worker would fetch the whole book beside the page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    return await act(context);
  } finally {
    await context.close();
  }
}

async function visit(
  context: BrowserContext,
  urls: readonly string[],
  counts: (request: Request) => boolean,
  what: 'all' | 'content' = 'all',
): Promise<Transfer> {
  const page = await context.newPage();
  const finished: Promise<number | null>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http') && counts(request)) finished.push(bytesOf(request, what));
  });
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(finished)).filter((bytes) => bytes !== null);
  return { bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), requests: sizes.length };
}

/** Null for what the browser had already. */
async function bytesOf(request: Request, what: 'all' | 'content'): Promise<number | null> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const response = await request.response();
  if (response?.fromServiceWorker() === true || responseHeadersSize === 0) return null;
  return what === 'all' ? responseBodySize + responseHeadersSize : responseBodySize;
}
