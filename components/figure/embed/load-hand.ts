/** Fetches what an element is to show. */
import { isObject } from '../../../src/lib/json/json.ts';
import type { FigureData } from '../../../src/game/replay/figure-data.ts';
import { HandUnavailable } from './hand-source.ts';
import type { HandToShow, Source } from './hand-source.ts';

/** The form of the data at `/embed/<hand>.json`; a change that older scripts cannot read raises it. */
export const FORMAT = 1;

/** A hand of the book as it is sent to other pages. */
export interface PublishedHand {
  readonly format: typeof FORMAT;
  readonly number: string | null;
  readonly figure: FigureData;
}

/** Fetches a file of text, or says why there is none. */
export async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  // eslint-disable-next-line no-restricted-syntax -- whole, since the page is not the book's
  const response = await fetch(url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    // A host that says 404 without leave to read it gives no more than one that cannot be reached.
    throw new HandUnavailable(
      'The hand could not be loaded: it is not there, or you are offline.',
      {
        cause,
      },
    );
  });
  if (response.ok) return response.text();
  throw new HandUnavailable(
    response.status === 404
      ? 'There is no such hand at the address given here.'
      : `The hand could not be loaded: its host answers with ${response.status}.`,
  );
}

/** A hand of a book. Rejects with {@link NotShown} when it cannot be had. */
export async function loadHand(source: Source, signal: AbortSignal): Promise<HandToShow> {
  const text = await fetchText(source.url, signal);
  const published = parsePublishedHand(text);
  if (published === undefined) {
    throw new HandUnavailable(
      'The hand is of another edition than the script of this page. Reload it.',
    );
  }
  return { data: published.figure, number: published.number, home: source.home };
}

/** What was sent, as far as it must be what this script was made for: its maker is the same. */
function parsePublishedHand(text: string): PublishedHand | undefined {
  try {
    const data: unknown = JSON.parse(text);
    if (!isObject(data) || data['format'] !== FORMAT || !isObject(data['figure'])) return undefined;
    return data as unknown as PublishedHand;
  } catch {
    return undefined;
  }
}
