/**
 * Sets the columns of numbers in a chapter's Markdown tables to the right: `.figure` in src/styles/controls.css.
 * Markdown's own `---:` would become an inline style, which the policy of the pages refuses.
 */
import { selectAll } from 'hast-util-select';
import { defineHastPlugin } from 'satteri';

/** A number or a sum of them, a dash for none, or nothing. */
const NUMBERS = /^[\d\s+−–×=.,%]*$/;

/** The plug-in for the Markdown compiler. A column of numbers has at least one digit, and a head of any kind. */
export function numberColumns() {
  return defineHastPlugin({
    name: 'number-columns',
    element: {
      filter: ['table'],
      visit(table, context) {
        const [head = [], ...rows] = selectAll('tr', table).map((row) => selectAll('th, td', row));
        for (const [column, title] of head.entries()) {
          const cells = rows.flatMap((row) => row[column] ?? []);
          const texts = cells.map((cell) => context.textContent(cell));
          if (!texts.every((text) => NUMBERS.test(text)) || !/\d/.test(texts.join(''))) continue;
          for (const cell of [title, ...cells]) context.setProperty(cell, 'className', 'figure');
        }
      },
    },
  });
}
