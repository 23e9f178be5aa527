/** Does something once what has changed is on the screen. */
export type AfterPaint = (act: () => void) => void;

/** What a frame asks for is done just before it is painted, so the next task comes after it. */
export const afterPaint: AfterPaint = (act) => {
  requestAnimationFrame(() => {
    setTimeout(act);
  });
};

/**
 * Makes a gate that lets one step through for each picture the screen shows: true when the last
 * one it let through has been seen. Steps that are made faster than a slow device paints would
 * wait in a row and go on after the finger is lifted.
 *
 * @param after when something has been painted; a test hands in its own.
 */
export function makePaintGate(after: AfterPaint = afterPaint): () => boolean {
  let open = true;
  return () => {
    if (!open) return false;
    open = false;
    after(() => {
      open = true;
    });
    return true;
  };
}
