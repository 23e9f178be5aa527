/** The scrolling ancestors of an element, the page last. */
function scrollers(element: Element): Element[] {
  const page = element.ownerDocument.scrollingElement;
  const around: Element[] = [];
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (box !== page && box.scrollHeight > box.clientHeight) around.push(box);
  }
  return page === null ? around : [...around, page];
}

/**
 * Remembers the scroll positions around an element.
 *
 * @returns a function that restores them.
 */
export function rememberScroll(element: Element | undefined): () => void {
  const places =
    element === undefined ? [] : scrollers(element).map((box) => ({ box, top: box.scrollTop }));
  return () => {
    for (const { box, top } of places) box.scrollTop = top;
  };
}
