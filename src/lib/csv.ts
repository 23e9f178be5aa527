/** Rows for spreadsheets (RFC 4180). */

/** The content of a cell; null and undefined for an empty one. */
export type Cell = string | number | null | undefined;

/**
 * Rows as CSV. A text that a spreadsheet would take for a formula is made a text; one with a semicolon
 * stands in quotes too, since a spreadsheet set to German divides cells by it.
 */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(content: Cell): string {
  if (content === null || content === undefined) return '';
  if (typeof content === 'number') return String(content);
  const text = /^[=+\-@\t\r]/u.test(content) ? `'${content}` : content;
  return /[",;\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
