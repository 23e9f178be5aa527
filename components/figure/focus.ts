/**
 * Focuses the table of the figure that an event came from, and scrolls it into view. For buttons that
 * disappear when pressed: without focus the figure's keys would stop working.
 */
export function focusTable({ currentTarget }: Event): void {
  if (!(currentTarget instanceof Element)) return;
  tableOf(currentTarget.closest('.replay'))?.focus();
}

/** Focuses the table of a figure without scrolling the page. */
export function focusTableOf(figure: Element | null): void {
  tableOf(figure)?.focus({ preventScroll: true });
}

function tableOf(figure: Element | null): HTMLElement | null {
  return figure?.querySelector<HTMLElement>('.table') ?? null;
}
