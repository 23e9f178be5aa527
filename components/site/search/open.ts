/**
 * Opens the search from every page: by the link in the running head, by Ctrl or ⌘ and K, and by /,
 * unless the reader has switched such keys off (`data-keys`).
 * This is all that a page loads of it before, and so as short as can be.
 */
import { inBook } from '../../../src/lib/address/in-book.ts';

/** A key, or a click, which has none. */
type Pressed = Omit<KeyboardEvent, 'key' | 'target'> & {
  readonly key?: string;
  readonly target: Element;
};

function open(event: Pressed): void {
  const wanted =
    event.ctrlKey || event.metaKey
      ? // A click then wants the page of the search, in another tab.
        event.key === 'k'
      : event.key
        ? // It belongs to what is being written.
          event.key === '/' && !event.target.closest('input,textarea,[data-keys]')
        : event.target.closest('.find');
  // A figure may have had a use for the key.
  if (!wanted || event.defaultPrevented) return;
  event.preventDefault();
  import('./dialog.ts').then(
    (dialog) => dialog.open(),
    // Its own page may be kept in the browser when the script is not.
    () => {
      location.href = inBook('/search/');
    },
  );
}

addEventListener('click', open as unknown as EventListener);
addEventListener('keydown', open as unknown as EventListener);
