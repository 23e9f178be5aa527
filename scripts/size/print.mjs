/** @param {number} bytes */
export function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

const HEADING = [
  'kind',
  'pages',
  'JS gzip',
  'JS brotli',
  'CSS gzip',
  'fonts',
  'HTML',
  'elements',
  'requests',
  'at first',
  'heaviest page',
];

/**
 * Prints the pages by kind, the top folder and whether they have a figure, each with its heaviest.
 *
 * @param {readonly import('./weigh.mjs').PageWeight[]} pages
 */
export function printKinds(pages) {
  /** @type {Map<string, import('./weigh.mjs').PageWeight[]>} */
  const kinds = new Map();
  for (const page of pages) {
    const folder = page.path.includes('/') ? `${String(page.path.split('/')[0])}/` : 'top';
    const kind = `${folder} ${page.hasIsland ? 'with figure' : 'text only'}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  printTable([HEADING, ...[...kinds].sort().map(([kind, members]) => rowOfKind(kind, members))]);
}

/**
 * @param {string} kind
 * @param {readonly import('./weigh.mjs').PageWeight[]} members
 */
function rowOfKind(kind, members) {
  const worst = members.reduce((a, b) => (b.script.gzip > a.script.gzip ? b : a));
  const { script, style, fonts, path } = worst;
  const sizes = [script.gzip, script.brotli, style.gzip, fonts].map(kilobytes);
  // Of these the page that has most, which is seldom the same.
  const most = (/** @type {(page: import('./weigh.mjs').PageWeight) => number} */ of) =>
    Math.max(...members.map(of));
  const counts = [
    kilobytes(most(({ html }) => html)),
    String(most(({ elements }) => elements)),
    String(most(({ first: { requests } }) => requests)),
    kilobytes(most(({ first: { bytes } }) => bytes)),
  ];
  return [kind, String(members.length), ...sizes, ...counts, path];
}

/** @param {string[][]} table */
function printTable(table) {
  const widths = HEADING.map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  for (const row of table) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      const isNumber = column > 0 && column < HEADING.length - 1;
      return isNumber ? cell.padStart(width) : cell.padEnd(width);
    });
    console.log(cells.join('  ').trimEnd());
  }
}
