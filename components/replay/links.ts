/**
 * Links and addresses that name a place in a figure of this page: they move the figure. A figure
 * that is not running yet is brought into view, which starts it; it then reads the address.
 */
import { parseAddress } from '../../src/replay/address.ts';
import { decodeHash } from './address-bar.ts';

/** The figure an address on this page means, if it is here. */
function figureOf(hash: string): { figure: HTMLElement; place: string | null } | undefined {
  const address = parseAddress(decodeHash(hash));
  if (address === undefined) return undefined;
  const figure = document.getElementById(address.hand);
  return figure?.matches('figure[data-hand]') === true
    ? { figure, place: address.place }
    : undefined;
}

/** Moves the figure that the address means; false when it means none. */
function goTo(hash: string, how: 'follow' | 'arrive'): boolean {
  const found = figureOf(hash);
  if (found === undefined) return false;
  const { figure, place } = found;
  figure.dispatchEvent(new CustomEvent('replay:go', { detail: { place } }));
  const { bottom, top } = figure.getBoundingClientRect();
  const inView = top < innerHeight * 0.4 && bottom > innerHeight * 0.4;
  if (how === 'arrive' || !inView) figure.scrollIntoView({ block: 'start' });
  return true;
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.getAttribute('href')?.startsWith('#') !== true) return;
  const found = figureOf(link.hash);
  if (found === undefined) return;
  event.preventDefault();
  if (found.figure.contains(link)) history.replaceState(history.state, '', link.hash);
  else history.pushState(history.state, '', link.hash);
  goTo(link.hash, 'follow');
});

addEventListener('hashchange', () => {
  goTo(location.hash, 'follow');
});

if (location.hash !== '') goTo(location.hash, 'arrive');
