/** The message beside a link or a button after it has been pressed to copy a link. */
import { COPIED, COPY_LINK, NOT_COPIED } from '#edition/game/words/parts/copy.ts';

const status = document.createElement('p');
status.className = 'visually-hidden';
status.setAttribute('role', 'status');
document.querySelector('main')?.append(status);

/** The message after the last press. */
let message: HTMLElement | null = null;

/** Says whether `url` was copied; if it could not be, it is written out. */
export function sayCopied(opener: Element, url: string, ok: boolean): void {
  message?.remove();
  message = document.createElement('span');
  message.className = 'anchor-said small-print';
  message.append(ok ? COPIED : NOT_COPIED);
  if (!ok) {
    const field = document.createElement('input');
    field.className = 'field';
    field.readOnly = true;
    field.value = url;
    field.setAttribute('aria-label', COPY_LINK.name);
    message.append(field);
    field.addEventListener('focus', () => {
      field.select();
    });
  }
  opener.after(message);
  status.textContent = '';
  // Screen readers do not repeat an unchanged text.
  requestAnimationFrame(() => {
    status.textContent = ok ? COPIED : NOT_COPIED;
  });
}
