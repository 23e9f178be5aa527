import type { Clock } from './clock.ts';
import { sayLoading, sayNotLoaded } from '#edition/game/words/figure/loading.ts';

/** How long loading may take before the reader gets a message, in milliseconds. */
const PATIENCE = 400;

/** Shows messages to the reader. */
interface Speaker {
  readonly clock: Clock;
  readonly message: string;
  say(message: string): void;
}

/**
 * Waits for a part of a figure that is loaded on demand; shows a message if that takes long or fails.
 *
 * @param what the part's name for the reader, which begins a sentence.
 * @param stillWanted whether the reader is still at the place where the part was requested.
 * @returns the part, or null if it could not be loaded.
 */
export async function loadPart<Part>(
  what: string,
  part: Promise<Part>,
  speaker: Speaker,
  stillWanted: () => boolean,
): Promise<Part | null> {
  const loading = sayLoading(what);
  const cancel = speaker.clock.after(PATIENCE, () => {
    if (stillWanted()) speaker.say(loading);
  });
  const loaded = await part.catch(() => null);
  cancel();
  if (loaded === null) {
    speaker.say(sayNotLoaded(what));
  } else if (speaker.message === loading) speaker.say('');
  return loaded;
}
