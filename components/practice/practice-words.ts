/** Words of the drills besides their questions: times, and a message that something is missing. */

/** A duration in words: `8 s`, `2 min 5 s`. */
export function sayTime(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? Math.round(seconds * 10) / 10 : whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
}

/**
 * What to say when the parts of a drill cannot be loaded: without a connection, or after a new
 * version of the site was put up. Browsers remember that a script failed to load, so only reloading
 * the page helps.
 */
export const NOT_LOADED = 'The drill could not be loaded. When you are connected, reload the page.';
