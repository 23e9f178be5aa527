/** How far a menu stays from its button, and from the edges of the window, in CSS pixels. */
const GAP = 6;

/**
 * Sets a popover beside the button that opens it: above or below, where there is more room, and never
 * across the edges of the window, until the function given is called. What is too high scrolls within
 * itself.
 */
export function besideButton(menu: HTMLElement, button: HTMLElement): () => void {
  const place = (): void => {
    if (!menu.matches(':popover-open')) return;
    const box = button.getBoundingClientRect();
    const { clientHeight: height, clientWidth: width } = document.documentElement;
    const above = box.top > height - box.bottom;
    const room = (above ? box.top : height - box.bottom) - 2 * GAP;
    const { style } = menu;
    // Beside a button in a low window there is too little room above it and below.
    const whole = room < Math.min(menu.scrollHeight, height * 0.75);
    style.maxHeight = `${whole ? height - 2 * GAP : room}px`;
    style.top = whole ? `${GAP}px` : above ? 'auto' : `${box.bottom + GAP}px`;
    style.bottom = above && !whole ? `${height - box.top + GAP}px` : 'auto';
    const left = Math.min(box.right - menu.offsetWidth, width - menu.offsetWidth - GAP);
    style.left = `${Math.max(GAP, left)}px`;
  };
  // What it holds may come later.
  const observer = new ResizeObserver(place);
  observer.observe(menu);
  menu.addEventListener('toggle', place);
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    menu.removeEventListener('toggle', place);
    removeEventListener('resize', place);
  };
}
