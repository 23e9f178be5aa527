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

function tableOf(figure: Element | null): HTMLElement | null {
  return figure?.querySelector<HTMLElement>('.table') ?? null;
}
