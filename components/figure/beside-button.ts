/** The distance of a menu from its button and from the edges of the window, in CSS pixels. */
const GAP = 6;

/**
 * Positions a popover above or below its button, where there is more room, and within the window. A
 * popover that is too high scrolls. The returned function stops positioning it.
 */
export function besideButton(menu: HTMLElement, button: HTMLElement): () => void {
  const place = (): void => {
    if (!menu.matches(':popover-open')) return;
    const box = button.getBoundingClientRect();
    const { clientHeight: height, clientWidth: width } = document.documentElement;
    const above = box.top > height - box.bottom;
    const room = (above ? box.top : height - box.bottom) - 2 * GAP;
    const { style } = menu;
    // In a low window there may be too little room both above and below the button.
    const whole = room < Math.min(menu.scrollHeight, height * 0.75);
    style.maxHeight = `${whole ? height - 2 * GAP : room}px`;
    style.top = whole ? `${GAP}px` : above ? 'auto' : `${box.bottom + GAP}px`;
    style.bottom = above && !whole ? `${height - box.top + GAP}px` : 'auto';
    const left = Math.min(box.right - menu.offsetWidth, width - menu.offsetWidth - GAP);
    style.left = `${Math.max(GAP, left)}px`;
  };
  // Its content may be loaded later.
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
