/**
 * Lets links and addresses that name a place in a figure on this page move the figure instead of the
 * page. The address is replaced, so that Back leaves the page. A figure that is not hydrated yet reads
 * the address later. Before printing, the play of every figure is unwrapped.
 */
import { readAddress } from '../../src/game/replay/address.ts';
import { decodeHash } from '../../src/lib/address/decode-hash.ts';
import { sentenceLink } from './dock/sentence-link.ts';
import { unwrapPrintedLines } from './printed-lines.ts';

/** The figure and the place that an address leads to. */
interface Target {
  readonly figure: HTMLElement;
  readonly place: string | null;
}

/** The target of an address, if its figure is on this page. */
function figureOf(hash: string): Target | undefined {
  const address = readAddress(decodeHash(hash));
  if (address === undefined) return undefined;
  const figure = document.getElementById(address.hand);
  return figure?.matches('figure[data-hand]') === true
    ? { figure, place: address.place }
    : undefined;
}

/** Moves the figure, and scrolls it into view unless it is visible or docked beside the text. */
function follow({ figure, place }: Target): void {
  figure.dispatchEvent(new CustomEvent('replay:go', { bubbles: true, detail: { place } }));
  if (place !== null && figure.closest('[data-dock]') !== null) return;
  const { bottom, top } = figure.getBoundingClientRect();
  const inView = top < innerHeight * 0.4 && bottom > innerHeight * 0.4;
  if (!inView) figure.scrollIntoView({ block: 'start' });
}

/** Goes to the target of the page's first address: to the sentence about the place, or to the figure. */
function arrive({ figure, place }: Target): void {
  const sentence = place === null ? null : sentenceLink(figure.id, place);
  // If the sentence is in a hidden answer, show the question.
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

/** Whether the page was reloaded or returned to: the browser then restores its scroll position. */
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
