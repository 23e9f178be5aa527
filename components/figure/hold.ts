import type { Attachment } from 'svelte/attachments';
import { deviceClock } from './clock.ts';
import type { Clock } from './clock.ts';

/** Milliseconds before a held button repeats, and between its steps. */
export const HOLD = { pause: 450, step: 120 } as const;

/** A step to repeat. */
export interface Steps {
  readonly step: () => void;
  /** Whether there is another step. */
  readonly more: () => boolean;
}

/** Repeats a step while a button is held. */
export interface Repeater {
  start(): void;
  /** Stops; returns whether it has made a step. */
  stop(): boolean;
}

/** Makes a repeater that steps after a pause, then regularly, until it is stopped or there is no more. */
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
 * Repeats a step while the button is held down, until the pointer is released or leaves the button or
 * the page. A short press makes its step by the button's click; after a hold the click is suppressed.
 */
export function hold(steps: Steps): Attachment<HTMLElement> {
  return (element) => {
    const repeater = makeRepeater(steps, deviceClock);
    const listeners = new AbortController();
    let isTouch = false;
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
      // Touch captures the pointer, so without this it would never leave the button.
      if (element.hasPointerCapture(event.pointerId))
        element.releasePointerCapture(event.pointerId);
      isTouch = event.pointerType === 'touch';
      wasHeld = false;
      repeater.start();
    });
    listen(['pointerup', 'pointerleave', 'pointercancel', 'blur'], stop);
    listen(['contextmenu'], (event) => {
      // A long touch would open the context menu.
      if (isTouch) event.preventDefault();
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
