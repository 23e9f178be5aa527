/** Sets the columns of numbers in a chapter's Markdown tables to the right: `.figure` in src/styles/controls.css. */
import type { Element } from 'hast';
import { defineHastPlugin } from 'satteri';

/** A number or a sum of them, a dash for none, or nothing. */
const NUMBERS = /^[\d\s+−–×=.,%]*$/;

/** The elements with this name below another that are in no element of the same name. */
function below(parent: Element, ...names: readonly string[]): readonly Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return names.includes(child.tagName) ? [child] : below(child, ...names);
  });
}

/** The plug-in for the Markdown compiler. A column of numbers has at least one digit, and a head of any kind. */
export function numberColumns() {
  return defineHastPlugin({
    name: 'number-columns',
    element: {
      filter: ['table'],
      visit(table, context) {
        const [head = [], ...rows] = below(table, 'tr').map((row) => below(row, 'th', 'td'));
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
