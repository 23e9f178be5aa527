import type { Attachment } from 'svelte/attachments';
import type { Direction } from '../../src/game/replay/step.ts';

/** How far a finger must travel sideways, in CSS pixels, and how much more than up or down. */
const DISTANCE = 36;
const STEEPNESS = 1.6;

/** Controls that a finger drags for their own purpose. */
const OWN_DRAWING = 'input, select, textarea';

/**
 * Calls `step` when the reader swipes across the element; left is forward. A swipe that starts on a
 * control is ignored.
 */
export function swipe(step: (direction: Direction) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { id: number; x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      const own = event.target instanceof Element && event.target.closest(OWN_DRAWING) !== null;
      if (event.pointerType === 'touch' && event.isPrimary && !own) {
        from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      }
    };
    const up = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      const across = event.clientX - from.x;
      const along = Math.abs(event.clientY - from.y);
      from = null;
      if (Math.abs(across) < DISTANCE || Math.abs(across) < along * STEEPNESS) return;
      step(across < 0 ? 'forward' : 'back');
    };
    const cancel = (): void => {
      from = null;
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}
