/** Rows for spreadsheets (RFC 4180). */

/** Rows as CSV. A text that a spreadsheet would take for a formula is made a text. */
export function csvText(rows: readonly (readonly (number | string)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(content: string | number): string {
  if (typeof content === 'number') return String(content);
  const text = /^[=+\-@\t]/u.test(content) ? `'${content}` : content;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
