/** In a chapter's tables numbers are set to the right, the last digit below the last. */
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { numberColumns } from '../../../../components/book/number-columns.ts';

/** The text of each cell that is set to the right, in the order of the page. */
function setRight(...lines: string[]): string[] {
  const { html } = markdownToHtml(lines.join('\n'), { hastPlugins: [numberColumns()] });
  return [...html.matchAll(/<t[dh] class="figure">([^<]*)</g)].map(([, text = '']) => text);
}

test('a column of numbers is set to the right with its head, a column of words is not', () => {
  expect(
    setRight(
      '| Game | Won | Lost |',
      '| --- | --- | --- |',
      '| Solo | 9 | 18 |',
      '| None | – | 110 |',
    ),
  ).toEqual(['Won', 'Lost', '9', '18', '–', '110']);
});

test('a column with a word among its numbers stays at the left', () => {
  expect(setRight('| Card | Counts |', '| --- | --- |', '| ace | 3 |', '| ten | 1 each |')).toEqual(
    [],
  );
});

test('a column without a digit stays at the left', () => {
  expect(setRight('| Game | Value |', '| --- | --- |', '| Solo | – |')).toEqual([]);
});
