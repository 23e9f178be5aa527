import type { Clock } from './clock.ts';

/** How long loading may take before the reader is told of it, in milliseconds. */
const PATIENCE = 400;

/** Who tells the reader, and what he is being told. */
interface Speaker {
  readonly clock: Clock;
  readonly message: string;
  say(message: string): void;
}

/**
 * Waits for a part of a figure that is loaded only when it is asked for; says so when that takes
 * long, and when it fails.
 *
 * @param what the part as the reader knows it, which begins a sentence.
 * @param stillWanted whether the reader is still where he asked for it.
 * @returns null when it could not be loaded.
 */
export async function loadPart<Part>(
  what: string,
  part: Promise<Part>,
  speaker: Speaker,
  stillWanted: () => boolean,
): Promise<Part | null> {
  const loading = `${what} is being loaded …`;
  const cancel = speaker.clock.after(PATIENCE, () => {
    if (stillWanted()) speaker.say(loading);
  });
  const loaded = await part.catch(() => null);
  cancel();
  if (loaded === null) {
    speaker.say(`${what} could not be loaded. Are you offline? Try again, or reload the page.`);
  } else if (speaker.message === loading) speaker.say('');
  return loaded;
}
