import type { Attachment } from 'svelte/attachments';
import { deviceClock } from './clock.ts';
import type { Clock } from './clock.ts';

/** How long a button is held before it repeats, and from one step to the next, in milliseconds. */
export const HOLD = { pause: 450, step: 120 } as const;

/** A step that can be made again and again. */
export interface Steps {
  readonly step: () => void;
  /** Whether there is another. */
  readonly more: () => boolean;
}

/** What repeats while a button is held. */
export interface Repeating {
  start(): void;
  /** Stops, and says whether it has made a step. */
  stop(): boolean;
}

/**
 * Repeats a step after a pause, then steadily, until it is stopped or there is no other.
 */
export function makeRepeating(steps: Steps, clock: Clock): Repeating {
  let cancel = (): void => undefined;
  let made = false;
  const again = (): void => {
    if (!steps.more()) return;
    made = true;
    steps.step();
    cancel = clock.after(HOLD.step, again);
  };
  return {
    start() {
      made = false;
      cancel();
      cancel = clock.after(HOLD.pause, again);
    },
    stop() {
      cancel();
      const was = made;
      made = false;
      return was;
    },
  };
}

/**
 * Repeats a step while the button is held down with the pointer or a finger. It ends when the
 * button is released, or left, or the page is. The first step is the button's own, at the press
 * that a click is; after a hold there is no such press.
 */
export function hold(steps: Steps): Attachment<HTMLElement> {
  return (element) => {
    const repeating = makeRepeating(steps, deviceClock);
    const listening = new AbortController();
    let byTouch = false;
    let held = false;
    const stop = (): void => {
      if (repeating.stop()) held = true;
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      names: readonly Name[],
      act: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => {
      for (const name of names) {
        element.addEventListener(name, act, { signal: listening.signal, capture });
      }
    };
    listen(['pointerdown'], (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // A finger is taken to stay where it came down: without this it would never leave.
      if (element.hasPointerCapture(event.pointerId))
        element.releasePointerCapture(event.pointerId);
      byTouch = event.pointerType === 'touch';
      held = false;
      repeating.start();
    });
    listen(['pointerup', 'pointerleave', 'pointercancel', 'blur'], stop);
    listen(['contextmenu'], (event) => {
      // Which a long touch would open.
      if (byTouch) event.preventDefault();
      else stop();
    });
    listen(
      ['click'],
      (event) => {
        if (!held || event.detail === 0) return;
        held = false;
        event.stopPropagation();
      },
      true,
    );
    addEventListener('blur', stop, { signal: listening.signal });
    return () => {
      repeating.stop();
      listening.abort();
    };
  };
}
