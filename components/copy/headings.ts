/**
 * A link at every heading and every law of a chapter that has an anchor: a press copies its address.
 * It is made here and not at build, since without a script it could copy nothing; the headings’ own
 * anchors, and the numbers of the laws, are links without it.
 */
import { COPIED, NOT_COPIED, copyText, isForBrowser } from './copy-text.ts';

const HEADINGS = '.prose :is(h2, h3)[id]';

const status = document.createElement('p');
status.className = 'visually-hidden';
status.setAttribute('role', 'status');

/** What stands behind the link that was pressed last. */
let shown: HTMLElement | null = null;

function show(link: Element, url: string, ok: boolean): void {
  shown?.remove();
  shown = document.createElement('span');
  shown.className = 'anchor-said small-print';
  shown.append(ok ? COPIED : NOT_COPIED);
  if (!ok) {
    const field = document.createElement('input');
    field.className = 'field';
    field.readOnly = true;
    field.value = url;
    field.setAttribute('aria-label', 'The link');
    shown.append(field);
    field.addEventListener('focus', () => {
      field.select();
    });
  }
  link.after(shown);
  status.textContent = '';
  // A text that is the same would not be spoken again.
  requestAnimationFrame(() => {
    status.textContent = ok ? COPIED : NOT_COPIED;
  });
}

function addLink(heading: HTMLElement): void {
  const text = heading.textContent.replace(/\s+/g, ' ').trim();
  const link = document.createElement('a');
  link.className = 'anchor no-print';
  link.href = `#${heading.id}`;
  link.textContent = '#';
  link.setAttribute('aria-label', `Copy the link to “${text}”`);
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void copyText(link.href).then((ok) => {
      show(link, link.href, ok);
    });
  });
  // The heading keeps its own name.
  heading.setAttribute('aria-label', text);
  heading.append(link);
}

for (const heading of document.querySelectorAll<HTMLElement>(HEADINGS)) addLink(heading);
document.querySelector('main')?.append(status);
