/**
 * The drills of a chapter until they are begun: the button alone. A drill is loaded when its button is
 * pressed, so that a reader who only reads does not load it.
 */

/** A drill that is there within this many milliseconds needs no word about it. */
const PATIENCE = 400;

for (const place of document.querySelectorAll<HTMLElement>('[data-begins]')) {
  const status = place.querySelector<HTMLElement>('[role=status]');
  /** Says what stands on the status by this name, or nothing. */
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
