import type { Attachment } from 'svelte/attachments';
import type * as Touch from './touch.ts';

/** Attaches what answers to a finger, once it is loaded. Until then a press is a press, and no more. */
export const byTouch =
  (make: (touch: typeof Touch) => Attachment<HTMLElement>): Attachment<HTMLElement> =>
  (element) => {
    let end: ReturnType<Attachment> = undefined;
    void import('./touch.ts').then((touch) => {
      if (element.isConnected) end = make(touch)(element);
    });
    return () => end?.();
  };
