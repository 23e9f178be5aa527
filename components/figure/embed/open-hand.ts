/**
 * Opens a hand in the tree of an element, in the words of this edition. An element that asks for the other
 * language takes this function from the script of the other edition.
 */
import { UNAVAILABLE, sayNoAddress } from '#edition/game/words/figure/embed.ts';
import { HandUnavailable } from './hand-source.ts';
import type { HandToShow, Source, TextMistakes } from './hand-source.ts';
import { fetchText, loadHand } from './load-hand.ts';
import type { Looks } from './looks.ts';
import type { MountedHand } from './show.svelte.ts';

/** What an element shows. */
export interface HandRequest {
  readonly root: ShadowRoot;
  /** The attribute, and what it names: undefined for the address of no hand. */
  readonly src: string | null;
  readonly source: Source | undefined;
  /** The hand in the element itself; null for none. */
  readonly ownText: () => Promise<string | null>;
  /** The place to open at and the looks, once the hand is there. */
  readonly place: () => string | null;
  readonly looks: () => Looks;
  readonly signal: AbortSignal;
}

/** @returns why there is no hand, as a sentence for the reader; null when the signal was faster. */
export async function openHand(request: HandRequest): Promise<MountedHand | string | null> {
  const { looks, place, root, signal } = request;
  try {
    const [{ showHand }, content] = await Promise.all([
      import('./show.svelte.ts'),
      loadContent(request),
    ]);
    return signal.aborted ? null : showHand(root, content, place(), looks());
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof HandUnavailable) return error.message;
    console.error(error);
    return UNAVAILABLE.notShown;
  }
}

async function loadContent({
  ownText,
  signal,
  source,
  src,
}: HandRequest): Promise<HandToShow | TextMistakes> {
  if (src === null) {
    const text = await ownText();
    if (text === null) throw new HandUnavailable(UNAVAILABLE.none);
    return (await import('./own-hand.ts')).readOwnHand(text);
  }
  if (source === undefined) throw new HandUnavailable(sayNoAddress(src));
  if (source.kind === 'page') return loadHand(source, signal);
  const { readOwnHand } = await import('./own-hand.ts');
  return readOwnHand(await fetchText(source.url, signal));
}
