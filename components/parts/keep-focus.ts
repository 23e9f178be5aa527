import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus in a part of a page: if the control that has it goes or is disabled, the focus moves on
 * instead of falling back to the top of the page. Other code may move it again.
 *
 * @param next finds what takes the focus; null while there is nothing.
 */
export function keepFocus(
  next: (root: HTMLElement) => HTMLElement | null,
): Attachment<HTMLElement> {
  return (root) => {
    let focused: Element | null = null;
    const isGone = (element: Element): boolean =>
      !element.isConnected || element.matches(':disabled, [hidden], [hidden] *');
    const follow = (): void => {
      const { activeElement: now, body } = document;
      if (focused === null || !isGone(focused)) return;
      if (now === null || now === body || now === focused)
        next(root)?.focus({ preventScroll: true });
      else focused = null;
    };
    const observer = new MutationObserver(follow);
    observer.observe(root, {
      attributeFilter: ['disabled', 'hidden'],
      childList: true,
      subtree: true,
    });
    const onFocus = ({ target }: FocusEvent): void => {
      focused = target as Element;
    };
    const onBlur = (): void => {
      // This also comes for an element that is being removed, which shows only afterwards.
      queueMicrotask(() => {
        if (focused !== null && !isGone(focused) && !root.contains(document.activeElement))
          focused = null;
      });
    };
    root.addEventListener('focusin', onFocus);
    root.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('focusout', onBlur);
    };
  };
}
