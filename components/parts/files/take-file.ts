/** Lets the reader save a file: a picture or, as text, data in JSON. */
export function takeFile(name: string, content: Blob | string): void {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  // eslint-disable-next-line no-restricted-syntax -- the browser has made it for this file
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after a moment.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/**
 * Lets the reader save a table for spreadsheets, with a byte order mark, because some misread
 * letters beyond English without it.
 */
export function takeCsv(name: string, table: string): void {
  takeFile(name, new Blob(['\uFEFF', table], { type: 'text/csv' }));
}
