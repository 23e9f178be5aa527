/** Fetches the hand that an element shows. */
import { isObject } from '../../../src/lib/json/json.ts';
import type { FigureData } from '../../../src/game/replay/figure-data.ts';
import { HandUnavailable } from './hand-source.ts';
import type { HandToShow, Source } from './hand-source.ts';
import { UNAVAILABLE, sayStatus } from '#edition/game/words/figure/embed.ts';

/** The format of `/embed/<hand>.json`, raised by a change that older scripts cannot read. */
export const FORMAT = 1;

/** A hand of the book as published for other sites. */
export interface PublishedHand {
  readonly format: typeof FORMAT;
  readonly number: string | null;
  readonly figure: FigureData;
}

/** Fetches a text file; rejects with {@link HandUnavailable}. */
export async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  // eslint-disable-next-line no-restricted-syntax -- a whole URL, because the page is on another site
  const response = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    // A 404 without CORS headers cannot be told from a network error.
    throw new HandUnavailable(UNAVAILABLE.notLoaded, { cause });
  });
  // Some hosts answer every address that they do not know with their first page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (response.ok && !isPage) return response.text();
  throw new HandUnavailable(
    response.status === 404 || isPage ? UNAVAILABLE.notThere : sayStatus(response.status),
  );
}

/** Loads a hand of a book; rejects with {@link HandUnavailable}. */
export async function loadHand(source: Source, signal: AbortSignal): Promise<HandToShow> {
  const text = await fetchText(source.url, signal);
  const published = parsePublishedHand(text);
  if (published === undefined) {
    throw new HandUnavailable(UNAVAILABLE.otherEdition);
  }
  return { data: published.figure, number: published.number, home: source.home };
}

/** Parses a published hand; undefined for another format. The rest is trusted, since the same build wrote it. */
function parsePublishedHand(text: string): PublishedHand | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (!isObject(data) || data['format'] !== FORMAT || !isObject(data['figure'])) return undefined;
    return data as unknown as PublishedHand;
  } catch {
    return undefined;
  }
}
