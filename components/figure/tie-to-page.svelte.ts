import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { readAddress } from '../../src/game/replay/address.ts';
import { findPlace } from '../../src/game/replay/step.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import { pageAddress } from './address-bar.ts';
import { withTold } from './dock/with-told.ts';
import type { Figure } from './figure.svelte.ts';
import { takeOutPrinted } from './printed-lines.ts';
import { focusTableOf } from './focus.ts';
import { followFigureAddress } from './follow-address.svelte.ts';

/** What links.ts asks of a figure: to go to a place, named as in an address. */
export type GoEvent = CustomEvent<{ readonly place: string | null }>;

/**
 * Ties a figure to the page around it: links and the address move it, its place goes into the
 * address once the reader has moved it, links in the prose that name the place are marked, and
 * what tells the outcome is hidden while the reader counts along, what was laid away from a seat
 * that did not see it.
 */
export function tieToPage(figure: Figure, printed: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const root = element.closest<HTMLElement>('figure') ?? element;
    const { id } = untrack(() => figure.replay.hand);

    $effect(() => {
      const { stop } = figure;
      root.dataset['place'] = stop.name;
      markLinks(root, figure, stop);
    });
    $effect(() => {
      const inPrint = printed() && figure.outcomeShown;
      // Not by the line one is in: the text below would go up and down with every variation.
      const told = figure.spoilers && figure.gates.length === 0;
      for (const spoiler of treeOf(root).querySelectorAll<HTMLElement>(`[data-spoiler="${id}"]`)) {
        spoiler.hidden = !told && !inPrint;
      }
      for (const layout of root.querySelectorAll<HTMLElement>('[data-layout]')) {
        layout.hidden = !figure.skatKnown;
      }
      if (inPrint) takeOutPrinted(root);
      root.toggleAttribute('data-printed', inPrint);
    });
    $effect(() => {
      if (figure.knocks === 0) return;
      // A strip has no room for the question: it opens, and the keys go along.
      root.dispatchEvent(new CustomEvent('replay:open', { bubbles: true }));
      if ('open' in root.dataset) focusTableOf(element);
    });

    const tellPlace = (place: string): void => {
      const detail = { hand: id, place };
      root.dispatchEvent(new CustomEvent('replay:place', { bubbles: true, detail }));
    };
    const goTo = followFigureAddress(figure, pageAddress, tellPlace);
    const asked = (event: Event): void => {
      goTo((event as GoEvent).detail.place);
    };
    root.addEventListener('replay:go', asked);
    root.dataset['hydrated'] = '';
    root.dispatchEvent(new CustomEvent('replay:hydrated', { bubbles: true }));
    return () => {
      root.removeEventListener('replay:go', asked);
      delete root.dataset['hydrated'];
    };
  };
}

/** The page a figure stands on; in an element of another page no more than what stands in that. */
const treeOf = (root: HTMLElement): Document | ShadowRoot =>
  root.getRootNode() as Document | ShadowRoot;

/** Marks the links in the text that name the figure's place, or the trick it is in. */
function markLinks(root: HTMLElement, figure: Figure, stop: Stop): void {
  const { id } = figure.replay.hand;
  const telling: HTMLElement[] = [];
  for (const link of treeOf(root).querySelectorAll<HTMLAnchorElement>(`a[href^="#${id}/"]`)) {
    if (root.contains(link)) continue;
    const place = readAddress(link.hash)?.place ?? '';
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
    if (found.ok && found.stop === stop) telling.push(link);
  }
  withTold(telling.length > 0, ({ tellSentences }) => {
    tellSentences(id, telling);
  });
}
