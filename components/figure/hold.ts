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
export interface Repeater {
  start(): void;
  /** Stops, and says whether it has made a step. */
  stop(): boolean;
}

/**
 * Repeats a step after a pause, then steadily, until it is stopped or there is no other.
 */
export function makeRepeater(steps: Steps, clock: Clock): Repeater {
  let cancel = (): void => undefined;
  let hasStepped = false;
  const again = (): void => {
    if (!steps.more()) return;
    hasStepped = true;
    steps.step();
    cancel = clock.after(HOLD.step, again);
  };
  return {
    start() {
      hasStepped = false;
      cancel();
      cancel = clock.after(HOLD.pause, again);
    },
    stop() {
      cancel();
      const result = hasStepped;
      hasStepped = false;
      return result;
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
    const repeater = makeRepeater(steps, deviceClock);
    const listeners = new AbortController();
    let byTouch = false;
    let wasHeld = false;
    const stop = (): void => {
      if (repeater.stop()) wasHeld = true;
    };
    const listen = <Name extends keyof HTMLElementEventMap>(
      names: readonly Name[],
      act: (event: HTMLElementEventMap[Name]) => void,
      capture = false,
    ): void => {
      for (const name of names) {
        element.addEventListener(name, act, { signal: listeners.signal, capture });
      }
    };
    listen(['pointerdown'], (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // A finger is taken to stay where it came down: without this it would never leave.
      if (element.hasPointerCapture(event.pointerId))
        element.releasePointerCapture(event.pointerId);
      byTouch = event.pointerType === 'touch';
      wasHeld = false;
      repeater.start();
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
        if (!wasHeld || event.detail === 0) return;
        wasHeld = false;
        event.stopPropagation();
      },
      true,
    );
    addEventListener('blur', stop, { signal: listeners.signal });
    return () => {
      repeater.stop();
      listeners.abort();
    };
  };
}
