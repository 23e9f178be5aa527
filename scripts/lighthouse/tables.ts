/** The tables of medians. */
import type { PageTimes } from './steps.ts';
import type { Scores } from './scores.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

/** What Lighthouse says of each page. */
export function scoreTable(rows: readonly (Scores & { readonly name: string })[]): string {
  const heading = ['page', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'transfer', 'requests'];
  const lines = rows.map((row) => [
    row.name,
    row.score.toFixed(1),
    seconds(row.fcp),
    seconds(row.lcp),
    whole(row.tbt),
    row.cls.toFixed(3),
    `${(row.transfer / 1000).toFixed(0)} kB`,
    row.requests.toFixed(0),
  ]);
  return table([heading, ...lines]);
}

/** How soon each page is painted, and answers a key where it has a figure. */
export function timeTable(rows: readonly (PageTimes & { readonly name: string })[]): string {
  const lines = rows.map(({ firstKey, firstPaint, name, paint }) => [
    name,
    seconds(firstPaint),
    firstKey === undefined ? '' : seconds(firstKey),
    paint === undefined ? '' : `${paint.toFixed(1)} ms`,
  ]);
  return table([['page', 'first paint', 'first key answered', 'key to paint'], ...lines]);
}

/** The first column set left, all others right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}
