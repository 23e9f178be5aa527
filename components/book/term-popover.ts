/**
 * The meaning of a word, in a popover beside it. The browser itself closes the popover, by Escape
 * or a click elsewhere, and restores the focus.
 */
import { IN_GLOSSARY } from '#edition/book/note-words.ts';

const popover = document.createElement('div');
popover.className = 'term-popover';
popover.id = 'term-popover';
popover.popover = 'auto';
popover.setAttribute('role', 'dialog');
const means = document.createElement('p');
const whole = document.createElement('a');
whole.textContent = IN_GLOSSARY;
popover.append(means, whole);

/** The word whose meaning is shown. */
let openTerm: HTMLAnchorElement | undefined;

popover.addEventListener('toggle', ({ newState }) => {
  if (newState === 'closed') openTerm?.setAttribute('aria-expanded', 'false');
});

// Under the word, or above it near the end of the window, and never across its edges.
function place({ left, top, bottom }: DOMRect): void {
  const { innerHeight, scrollX, scrollY } = window;
  const { offsetWidth, offsetHeight } = popover;
  const gap = 6;
  const room = document.documentElement.clientWidth - offsetWidth;
  const edge = Math.min(16, room / 2);
  const below = bottom + gap + offsetHeight <= innerHeight || top < offsetHeight + gap;
  popover.style.left = `${scrollX + Math.max(edge, Math.min(left, room - edge))}px`;
  popover.style.top = `${scrollY + (below ? bottom + gap : top - gap - offsetHeight)}px`;
}

/** Shows the entry of a word (`a.term`) beside it. */
export function show(term: HTMLAnchorElement): void {
  openTerm?.setAttribute('aria-expanded', 'false');
  openTerm = term;
  means.textContent = term.dataset['means'] ?? '';
  whole.href = term.href;
  popover.setAttribute('aria-label', term.textContent);
  // After the word, so that Tab goes on from there.
  term.after(popover);
  popover.showPopover();
  place(term.getClientRects()[0] ?? term.getBoundingClientRect());
  term.setAttribute('aria-expanded', 'true');
  whole.focus({ preventScroll: true });
}
