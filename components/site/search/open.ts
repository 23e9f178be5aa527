/**
 * Opens the search from every page: by the link in the running head, by Ctrl or ⌘ and K, and by /,
 * unless the reader has switched such keys off (`data-keys`).
 * This is all of the search that a page loads in advance, so it is as short as can be.
 */
import { inBook } from '../../../src/lib/address/in-book.ts';

/** A key press, or a click, which has no key. */
type Pressed = Omit<KeyboardEvent, 'key' | 'target'> & {
  readonly key?: string;
  readonly target: Element;
};

function open(event: Pressed): void {
  const isRequest =
    event.ctrlKey || event.metaKey
      ? // A click with these keys wants the page of the search in another tab.
        event.key === 'k'
      : event.key
        ? // In a field the key is part of the text.
          event.key === '/' && !event.target.closest('input,textarea,[data-keys]')
        : event.target.closest('.find');
  // A figure may have used the key.
  if (!isRequest || event.defaultPrevented) return;
  event.preventDefault();
  import('./dialog.ts').then(
    (dialog) => dialog.open(),
    // The page of the search may be in the cache when this script is not.
    () => {
      location.href = inBook('/search/');
    },
  );
}

addEventListener('click', open as unknown as EventListener);
addEventListener('keydown', open as unknown as EventListener);
