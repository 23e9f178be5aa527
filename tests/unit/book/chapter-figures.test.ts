/** What a chapter says of its hands, told from its text. */
import { expect, test } from 'vitest';
import { asksAbout, hasHand, opensWithHand } from '../../../src/book/chapter-figures.ts';

const CHAPTER = `
Before.

<Ask hand="foster-01" place="t7">
Which?
</Ask>

<HandFigure id="foster-01" start="t7" />

## A section

<Ask
  place="t2.1"
  hand="foster-01"
  open
>
<Ask hand="foster-10" place="deal">
`;

test('the questions about a hand, in whichever order they are written', () => {
  expect(asksAbout(CHAPTER, 'foster-01')).toEqual(['t7', 't2.1']);
  expect(asksAbout(CHAPTER, 'foster-10')).toEqual(['deal']);
  expect(asksAbout(CHAPTER, 'foster-1')).toEqual([]);
});

test('whether it opens with a hand, or comes to one later', () => {
  expect(opensWithHand(CHAPTER)).toBe(true);
  const later = '## A section\n\n<HandFigure id="foster-02" />';
  expect([hasHand(later), opensWithHand(later)]).toEqual([true, false]);
  expect(hasHand('## A section')).toBe(false);
});
