/** The tables of medians. */
import type { TaskTimes } from './tasks.ts';
import type { Scores } from './scores.ts';
import type { StepTimes } from './steps.ts';

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
const whole = (milliseconds: number): string => `${milliseconds.toFixed(0)} ms`;

/** What Lighthouse says of each page. */
export function scoreTable(rows: readonly (Scores & { readonly name: string })[]): string {
  const heading = [
    'page',
    'score',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
    'Speed Index',
    'transfer',
    'requests',
  ];
  const lines = rows.map((row) => [
    row.name,
    row.score.toFixed(1),
    seconds(row.fcp),
    seconds(row.lcp),
    whole(row.tbt),
    row.cls.toFixed(3),
    seconds(row.speedIndex),
    `${(row.transfer / 1000).toFixed(0)} kB`,
    row.requests.toFixed(0),
  ]);
  return table([heading, ...lines]);
}

/** How soon a key is answered on each page that steps. */
export function stepTable(rows: readonly (StepTimes & { readonly name: string })[]): string {
  const lines = rows.map(({ alive, name, paint }) => [
    name,
    seconds(alive),
    `${paint.toFixed(1)} ms`,
  ]);
  return table([['page', 'figure alive after', 'key to paint'], ...lines]);
}

/** The longest task of each page. */
export function taskTable(rows: readonly (TaskTimes & { readonly name: string })[]): string {
  return table([
    ['page', 'longest task'],
    ...rows.map(({ name, longest }) => [name, whole(longest)]),
  ]);
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
