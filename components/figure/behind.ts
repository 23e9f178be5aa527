import type { Figure } from './figure.svelte.ts';
import { PLACE_NAMES } from './walk-place.ts';
import type { WalkPlace } from './walk-place.ts';

/**
 * A figure for what stands beside the table, which follows it one picture later: of a step the card is to
 * be seen first, and a slow device lays out the comment, the count and the bar when it is.
 *
 * @returns the same figure, but at the place that was painted last (`figure.painted`); what it is asked
 *   to do, the figure itself does where it is.
 */
export const behind = (figure: Figure): Figure =>
  new Proxy(figure, {
    get(itself, name) {
      // What is no part of the place is not asked anew with it.
      if (PLACE_NAMES.includes(name)) return (itself.painted ?? itself)[name as keyof WalkPlace];
      const value: unknown = Reflect.get(itself, name, itself);
      return typeof value === 'function' ? (value.bind(itself) as unknown) : value;
    },
  });
