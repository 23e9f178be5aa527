import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { makeAddress, parseAddress } from '../../src/replay/address.ts';
import { findPlace } from '../../src/replay/step.ts';
import type { Stop } from '../../src/replay/replay.ts';
import type { Figure } from './figure.svelte.ts';

/** Browsers refuse too many changes of the address in a short time. */
const ADDRESS_DELAY = 200;

/** What links.ts asks of a figure: to go to a place, named as in an address. */
export type GoEvent = CustomEvent<{ readonly place: string | null }>;

/**
 * Ties a figure to the page around it: links and the address move it, its place goes into the
 * address once the reader has moved it, links in the prose that name the place are marked, and
 * what tells the outcome is hidden while the reader counts along, what was laid away from a seat
 * that did not see it.
 */
export function followAddress(figure: Figure, printed: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const root = element.closest<HTMLElement>('figure') ?? element;
    // An own line changes the replay, never the hand. Were it followed here, each card played would
    // tie the figure anew, and the old address would take the reader back.
    const { id } = untrack(() => figure.replay.hand);

    const go = (place: string | null): void => {
      if (place !== null) figure.goToPlace(place);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The stop that the address already names. It is not written again: that would call off a step
    // back in the history that has just been asked for.
    let named: Stop | null = null;
    const asked = (event: Event): void => {
      // A place that waits to be written would otherwise overwrite the address just gone to.
      clearTimeout(timer);
      go((event as GoEvent).detail.place);
      named = figure.stop;
    };
    root.addEventListener('replay:go', asked);
    root.dataset['live'] = '';

    const address = parseAddress(decodeHash(location.hash));
    // Tying happens once: it must not run anew, and read the address anew, with every step.
    let opened: Stop | null = untrack(() => {
      if (address?.hand === id) go(address.place);
      return figure.stop;
    });
    $effect(() => {
      const { stop } = figure;
      const place = figure.addressed(stop);
      root.dataset['place'] = stop.name;
      markLinks(root, figure, stop);
      if (stop === opened) return;
      opened = null;
      root.dispatchEvent(
        new CustomEvent('replay:place', { bubbles: true, detail: { hand: id, place } }),
      );
      clearTimeout(timer);
      if (stop === named) return;
      named = null;
      timer = setTimeout(() => {
        history.replaceState(history.state, '', makeAddress({ hand: id, place }));
      }, ADDRESS_DELAY);
    });

    $effect(() => {
      for (const spoiler of document.querySelectorAll<HTMLElement>(`[data-spoiler="${id}"]`)) {
        spoiler.hidden = !figure.spoilers;
      }
      for (const layout of root.querySelectorAll<HTMLElement>('[data-layout]')) {
        layout.hidden = !figure.skatKnown;
      }
      root.toggleAttribute('data-printed', printed() && figure.spoilers);
    });

    return () => {
      clearTimeout(timer);
      root.removeEventListener('replay:go', asked);
      delete root.dataset['live'];
    };
  };
}

/** The address as written; a broken escape stays as it is. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** Marks the links outside the figure that name its place, or the trick it is in. */
function markLinks(root: HTMLElement, figure: Figure, stop: Stop): void {
  const { id } = figure.replay.hand;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="#${id}/"]`)) {
    if (root.contains(link)) continue;
    const place = parseAddress(link.hash)?.place ?? '';
    const found = findPlace(figure.replay, place);
    const whole = !place.includes('.');
    const current =
      found.ok &&
      (found.stop === stop ||
        (whole &&
          stop.trick > 0 &&
          found.stop.trick === stop.trick &&
          found.stop.line === stop.line));
    if (current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
