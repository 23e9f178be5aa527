/**
 * Gives the focus to the table of the figure that an event came from, and brings the table into
 * view. For buttons that vanish when they are pressed: the focus would be lost with them, and the
 * figure's keys with the focus.
 */
export function focusTable({ currentTarget }: Event): void {
  if (!(currentTarget instanceof Element)) return;
  tableOf(currentTarget.closest('.replay'))?.focus();
}

/** Gives the focus to the table of a figure; the page stays where it is. */
export function focusTableOf(figure: Element | null): void {
  tableOf(figure)?.focus({ preventScroll: true });
}

/** What has the focus, seen from an element, which may be in a shadow tree; null when nothing has. */
export function focusedFrom(element: Element | undefined): Element | null {
  const tree = element?.getRootNode();
  const inside = tree instanceof ShadowRoot ? tree.activeElement : null;
  const focused = inside ?? document.activeElement;
  return focused === document.body ? null : focused;
}

function tableOf(figure: Element | null): HTMLElement | null {
  return figure?.querySelector<HTMLElement>('.table') ?? null;
}
