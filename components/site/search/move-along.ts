/**
 * The keys of the search: ↓ and ↑ move from the field along the links and back, and letters typed
 * there go into the field.
 */
export function moveAlong(box: HTMLElement, input: HTMLInputElement): void {
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const { key, target } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const stops = [
        input,
        ...[...box.querySelectorAll<HTMLElement>('a, summary, button')].filter((each) =>
          each.checkVisibility(),
        ),
      ];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = stops[at + (key === 'ArrowDown' ? 1 : -1)];
      if (at === -1 || next === undefined) return;
      event.preventDefault();
      next.focus();
      if (next === input) input.select();
    } else if (target !== input && key.length === 1 && key !== ' ') {
      // The letter itself follows the focus.
      input.focus();
    }
  });
}
