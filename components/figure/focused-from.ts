/** The focused element, also if it is in the same shadow tree as `element`; null if there is none. */
export function focusedFrom(element: Element | undefined): Element | null {
  const tree = element?.getRootNode();
  const inside = tree instanceof ShadowRoot ? tree.activeElement : null;
  const focused = inside ?? document.activeElement;
  return focused === document.body ? null : focused;
}
