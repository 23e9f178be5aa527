/** Loads the drills of a chapter when their buttons are pressed, so that a reader who only reads loads none. */

/** No message about loading is shown before this many milliseconds. */
const PATIENCE = 400;

for (const place of document.querySelectorAll<HTMLElement>('[data-begins]')) {
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
      await (await import('./begin-drill.ts')).beginDrill(place);
    } catch {
      say('failed');
    }
    clearTimeout(slow);
    coming = false;
  };
  place.querySelector('button')?.addEventListener('click', () => void begin());
  place.dataset['ready'] = '';
}

export {};
