/** Buttons that copy a link: `<button data-copies="/hands/foster-01/">`. */
import { inBook } from '../../../src/lib/address/in-book.ts';
import { copyText } from './copy-text.ts';
import { sayCopied } from './say-copied.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-copies]')) {
  button.addEventListener('click', () => {
    const { href } = new URL(inBook(button.dataset['copies'] ?? ''), location.href);
    void copyText(href).then((ok) => {
      sayCopied(button, href, ok);
    });
  });
}
