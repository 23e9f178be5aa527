/** Copying a link for somebody else. */

/** Puts a text on the clipboard; false where the browser refuses, or has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a press on a link is the browser’s own: with a modifier key the reader wants a new tab. */
export function isForBrowser(event: MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
}
