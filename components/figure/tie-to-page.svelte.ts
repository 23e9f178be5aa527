import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { readAddress } from '../../src/game/replay/address.ts';
import { findPlace } from '../../src/game/replay/step.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import { pageAddress } from './address-bar.ts';
import { withHighlighter } from './dock/with-highlighter.ts';
import type { Figure } from './figure.svelte.ts';
import { unwrapPrintedLines } from './printed-lines.ts';
import { focusTableOf } from './focus.ts';
import { followFigureAddress } from './follow-address.svelte.ts';

/** The event by which links.ts sends a figure to a place, named as in an address. */
export type GoEvent = CustomEvent<{ readonly place: string | null }>;

/**
 * Connects a figure with the page around it. Links and the address move the figure; a place the reader
 * moves to goes into the address; links in the text that name the place are marked. Spoilers are hidden
 * while the reader counts along, and the two cards put away from a seat that did not see them.
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
      const isPrintShown = printed() && figure.outcomeShown;
      // Independent of the current line, or the text below would jump with every variation.
      const areSpoilersAllowed = figure.spoilers && figure.gates.length === 0;
      for (const spoiler of treeOf(root).querySelectorAll<HTMLElement>(`[data-spoiler="${id}"]`)) {
        spoiler.hidden = !areSpoilersAllowed && !isPrintShown;
      }
      for (const layout of root.querySelectorAll<HTMLElement>('[data-layout]')) {
        layout.hidden = !figure.skatKnown;
      }
      if (isPrintShown) unwrapPrintedLines(root);
      root.toggleAttribute('data-printed', isPrintShown);
    });
    $effect(() => {
      if (figure.blockedSteps === 0) return;
      // A strip has no room for the question, so it opens and takes the focus.
      root.dispatchEvent(new CustomEvent('replay:open', { bubbles: true }));
      if ('open' in root.dataset) focusTableOf(element);
    });

    const announcePlace = (place: string): void => {
      const detail = { hand: id, place };
      root.dispatchEvent(new CustomEvent('replay:place', { bubbles: true, detail }));
    };
    const goTo = followFigureAddress(figure, pageAddress, announcePlace);
    const onGo = (event: Event): void => {
      goTo((event as GoEvent).detail.place);
    };
    root.addEventListener('replay:go', onGo);
    root.dataset['hydrated'] = '';
    root.dispatchEvent(new CustomEvent('replay:hydrated', { bubbles: true }));
    return () => {
      root.removeEventListener('replay:go', onGo);
      delete root.dataset['hydrated'];
    };
  };
}

/** The tree around a figure: the page, or the shadow tree of an element on another site. */
const treeOf = (root: HTMLElement): Document | ShadowRoot =>
  root.getRootNode() as Document | ShadowRoot;

/** Marks the links in the text that name the figure's place or its trick. */
function markLinks(root: HTMLElement, figure: Figure, stop: Stop): void {
  const { id } = figure.replay.hand;
  const currentLinks: HTMLElement[] = [];
  for (const link of treeOf(root).querySelectorAll<HTMLAnchorElement>(`a[href^="#${id}/"]`)) {
    if (root.contains(link)) continue;
    const place = readAddress(link.hash)?.place ?? '';
    const found = findPlace(figure.replay, place);
    const isWholeTrick = !place.includes('.');
    const isCurrent =
      found.ok &&
      (found.stop === stop ||
        (isWholeTrick &&
          stop.trick > 0 &&
          found.stop.trick === stop.trick &&
          found.stop.line === stop.line));
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (found.ok && found.stop === stop) currentLinks.push(link);
  }
  withHighlighter(currentLinks.length > 0, ({ setSentences }) => {
    setSentences(id, currentLinks);
  });
}
