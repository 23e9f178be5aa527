/** The steps that a page has with it come to what the server would have drawn. */
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { ElementContent, RootContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { drawingChanges } from '../../../../components/figure/ahead/delta.ts';
import type { Change } from '../../../../components/figure/ahead/delta.ts';

type Nodes = (ElementContent | RootContent)[];

const parse = (html: string): Nodes => fromHtml(html, { fragment: true }).children;

/** Carries changes out on the tree of another parser, as plainly as can be. */
function changed(nodes: Nodes, changes: readonly Change[]): Nodes {
  const left = [...nodes];
  const after: Nodes = [];
  for (const change of changes) {
    if (typeof change === 'string') after.push(...parse(change));
    else if (typeof change === 'number') {
      const taken = left.splice(0, Math.abs(change));
      if (change > 0) after.push(...taken);
    } else {
      const [tag, ...content] = change;
      const old = left.shift();
      if (old?.type !== 'element') throw new Error('Only an element changes in itself.');
      const [like] = typeof tag === 'string' ? parse(tag) : [old];
      if (like?.type !== 'element') throw new Error('A beginning tag is an element.');
      after.push({
        ...like,
        children: changed(old.children, content) as ElementContent[],
      });
    }
  }
  return [...after, ...left];
}

const written = (nodes: Nodes): string => toHtml({ type: 'root', children: nodes });

describe('what makes one drawing into another', () => {
  test.each([
    ['nothing', '<p>a</p>', '<p>a</p>'],
    ['a text', '<p>a</p>', '<p>b</p>'],
    [
      'an attribute, and nothing within',
      '<div class="a"><i>x</i></div>',
      '<div class="b" hidden=""><i>x</i></div>',
    ],
    ['a card that goes', '<div><i>1</i><i>2</i><i>3</i></div>', '<div><i>1</i><i>3</i></div>'],
    [
      'a note that comes',
      '<div><!--[--><!--]--></div>',
      '<div><!--[--><p>x &amp; y</p><!--]--></div>',
    ],
    [
      'other elements in the place of these',
      '<div><b>1</b> <i>2</i></div>',
      '<div><i>2</i><u>3</u><hr></div>',
    ],
    [
      'a bar that moves',
      '<input type="range" value="1"><svg><rect width="1"></rect></svg>',
      '<input type="range" value="2"><svg><rect width="20"></rect></svg>',
    ],
  ])('%s', (_, before, after) => {
    const changes = drawingChanges(before, after);
    expect(written(changed(parse(before), changes))).toBe(written(parse(after)));
  });

  test('leaves alone what is the same', () => {
    expect(drawingChanges('<p>a</p><p>b</p><p>c</p>', '<p>a</p><p>d</p><p>c</p>')).toEqual([
      1,
      [0, -1, 'd'],
    ]);
    expect(drawingChanges('<p>a</p><p>b</p>', '<p>a</p><p>b</p>')).toEqual([]);
  });

  test.each(['<p>a', 'a</p>', '<p>a</i></p>', '<p>a < b</p>'])('refuses %s', (odd) => {
    expect(() => drawingChanges(odd, odd)).toThrow(RangeError);
  });
});
