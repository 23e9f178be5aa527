/**
 * Shows the line before it, which leads to the other edition, if that is the one for this reader. It stands in
 * the page as it is (src/build/inline-script.ts), so that the line is there when the page is painted.
 */
import { isForReader, keepLanguage } from '../../src/lib/storage/chosen-language.ts';

const line = document.currentScript?.previousElementSibling;
const store = (): Storage => localStorage;

if (line instanceof HTMLElement) {
  const other = { language: line.lang, isOffered: line.hasAttribute('data-offered') };
  line.hidden = !isForReader(store, navigator.language, other);
  line.querySelector('button')?.addEventListener('click', () => {
    keepLanguage(store, document.documentElement.lang);
    line.hidden = true;
    document.querySelector('main')?.focus({ preventScroll: true });
  });
}
