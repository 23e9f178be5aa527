/** The style of the search, which no page has that has not opened it. */
import address from './search.css?url';

let loading: Promise<void> | undefined;

/** Adds the style sheet, once; resolves when it is there, or cannot be had, and the search is plain. */
export function addStyle(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    // eslint-disable-next-line no-restricted-syntax -- it has its base from the bundler
    sheet.href = address;
    sheet.addEventListener('load', () => {
      resolve();
    });
    sheet.addEventListener('error', () => {
      resolve();
    });
    document.head.append(sheet);
  });
  return loading;
}
