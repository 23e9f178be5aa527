/** What has the focus, seen from an element, which may be in a shadow tree; null when nothing has. */
export function focusedFrom(element: Element | undefined): Element | null {
  const tree = element?.getRootNode();
  const inside = tree instanceof ShadowRoot ? tree.activeElement : null;
  const focused = inside ?? document.activeElement;
  return focused === document.body ? null : focused;
}
