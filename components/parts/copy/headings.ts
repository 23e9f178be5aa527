/**
 * A link at every heading and every law of a chapter that has an anchor: a press copies its
 * address. A script makes it and not the build, since without a script it could copy nothing; the
 * headings’ own anchors, and the numbers of the laws, are links without it.
 */
import { copyText, isForBrowser } from './copy-text.ts';
import { sayCopied } from './say-copied.ts';
import { sayCopyHeading } from '#edition/game/words/parts/copy.ts';

const HEADINGS = '.prose :is(h2, h3)[id]';

function addLink(heading: HTMLElement): void {
  const text = heading.textContent.replace(/\s+/g, ' ').trim();
  const link = document.createElement('a');
  link.className = 'anchor no-print';
  link.href = `#${heading.id}`;
  link.textContent = '#';
  link.setAttribute('aria-label', sayCopyHeading(text));
  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return;
    event.preventDefault();
    void copyText(link.href).then((ok) => {
      sayCopied(link, link.href, ok);
    });
  });
  // The heading keeps its own name.
  heading.setAttribute('aria-label', text);
  heading.append(link);
}

for (const heading of document.querySelectorAll<HTMLElement>(HEADINGS)) addLink(heading);
