/** Loads the drills of a chapter when their buttons are pressed, so that a reader who only reads loads none. */

import { bookAddress } from '../../src/lib/address/in-book.ts';
import { begunDrill } from './begun/begun-drill.ts';

const page = bookAddress(new URL(location.href));

/** No message about loading is shown before this many milliseconds. */
const PATIENCE = 400;

for (const [index, place] of document.querySelectorAll<HTMLElement>('[data-begins]').entries()) {
  const at = `${page}${index}`;
  const status = place.querySelector<HTMLElement>('[role=status]');
  /** Shows the message of this name, which the status element carries as data, or none. */
  const say = (news: 'slow' | 'failed' | ''): void => {
    if (status !== null) status.textContent = status.dataset[news] ?? '';
  };
  let coming = false;

  const begin = async (): Promise<void> => {
    if (coming) return;
    coming = true;
    say('');
    const slow = setTimeout(say, PATIENCE, 'slow');
    try {
      await (await import('./begin-drill.ts')).beginDrill(place, at);
    } catch {
      say('failed');
    }
    clearTimeout(slow);
    coming = false;
  };
  place.querySelector('button')?.addEventListener('click', () => void begin());
  place.dataset['ready'] = '';
  // What was begun before the page was reloaded goes on.
  if (begunDrill(at).read() !== undefined) void begin();
}
