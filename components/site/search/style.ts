/** The style sheet of the search, which only pages that have opened it load. */
import address from './search.css?url';

let loading: Promise<void> | undefined;

/**
 * Adds the style sheet, once; resolves when it has loaded, or has failed to, and the search is
 * plain.
 */
export function addStyle(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // eslint-disable-next-line no-restricted-syntax -- it has its base from the bundler
    link.href = address;
    link.addEventListener('load', () => {
      resolve();
    });
    link.addEventListener('error', () => {
      resolve();
    });
    document.head.append(link);
  });
  return loading;
}
