/**
 * Links and addresses that name a place in a figure of this page: they move the figure, and not the
 * page. The address is replaced: back is the way the reader came. A figure that is not running yet
 * reads the address when it starts. And paper gets the play of every figure.
 */
import { readAddress } from '../../src/game/replay/address.ts';
import { decodeHash } from './address-bar.ts';
import { sentenceLink } from './dock/sentence-link.ts';
import { unwrapPrintedLines } from './printed-lines.ts';

/** Where on the page an address leads. */
interface Target {
  readonly figure: HTMLElement;
  readonly place: string | null;
}

/** The figure an address on this page means, if it is here. */
function figureOf(hash: string): Target | undefined {
  const address = readAddress(decodeHash(hash));
  if (address === undefined) return undefined;
  const figure = document.getElementById(address.hand);
  return figure?.matches('figure[data-hand]') === true
    ? { figure, place: address.place }
    : undefined;
}

/** Moves the figure, and brings it into view unless it is there, or is docked beside the text. */
function follow({ figure, place }: Target): void {
  figure.dispatchEvent(new CustomEvent('replay:go', { bubbles: true, detail: { place } }));
  if (place !== null && figure.closest('[data-dock]') !== null) return;
  const { bottom, top } = figure.getBoundingClientRect();
  const inView = top < innerHeight * 0.4 && bottom > innerHeight * 0.4;
  if (!inView) figure.scrollIntoView({ block: 'start' });
}

/** Goes where the page was opened at: to the sentence that tells of the place, or to the figure. */
function arrive({ figure, place }: Target): void {
  const sentence = place === null ? null : sentenceLink(figure.id, place);
  // In an answer that is shut still the question is what can be seen.
  const shown = sentence?.checkVisibility() === false ? sentence.closest('.ask') : sentence;
  if (shown === null) figure.scrollIntoView({ block: 'start' });
  else shown.scrollIntoView({ block: 'center' });
  figure.dispatchEvent(new CustomEvent('replay:go', { bubbles: true, detail: { place } }));
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
  history.replaceState(history.state, '', link.hash);
  follow(found);
});

addEventListener('hashchange', () => {
  const found = figureOf(location.hash);
  if (found !== undefined) follow(found);
});

/** A page that is loaded anew, or come back to, is where the reader left it. */
function comesBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit instanceof PerformanceNavigationTiming &&
    (visit.type === 'reload' || visit.type === 'back_forward')
  );
}

const opened = figureOf(location.hash);
if (opened !== undefined && !comesBack()) arrive(opened);

addEventListener('beforeprint', () => {
  unwrapPrintedLines();
});
const print = matchMedia('print');
if (print.matches) unwrapPrintedLines();
print.addEventListener('change', () => {
  unwrapPrintedLines();
});
