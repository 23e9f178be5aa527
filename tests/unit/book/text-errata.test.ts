/** The notes on Foster’s text, as the list of errata gathers them from the chapters. */
import { expect, test } from 'vitest';
import { findTextErrata, firstPageOf } from '../../../src/book/text-errata.ts';
import { readChapters } from '../content/chapter-text.ts';

test('a note is given in plain words, with its cards, laws and links as text', () => {
  const chapter = [
    'A paragraph.',
    '',
    '<Note book="Foster" page="82–83">',
    '  With <At hand="foster-05" place="t5">the <Fact hand="foster-05" of="t5">5</Fact></At> and the',
    '  <InlineCard card="HA" />{\' \'}',
    '  it is *so*, by <Law n="9, 10" /> and [the sixth](#foster-06/t6.2).',
    '</Note>',
  ].join('\n');
  const found = findTextErrata(chapter);
  expect(found).toEqual([
    {
      page: '82–83',
      text: 'With the 5 and the ace of hearts it is so, by laws 9 and 10 and the sixth.',
    },
  ]);
  expect(found.map(firstPageOf)).toEqual([82]);
});

test('a number of the laws is worded as in the laws', () => {
  const value =
    '<LawValue of="base gucki-grand" />, today <LawValue of="base gucki-grand" law="isko" />';
  const note = `<Note book="Foster" page="1">\n  It is ${value}.\n</Note>`;
  expect(findTextErrata(note)).toEqual([{ page: '1', text: 'It is 12, today 24.' }]);
});

test('a note with a part that only the build knows has no text', () => {
  const note = '<Note book="Foster" page="1">\n  It is <Fact hand="foster-01" of="t1" />.\n</Note>';
  expect(findTextErrata(note)).toEqual([{ page: '1', text: null }]);
});

test('other books’ notes and notes without a page are not gathered', () => {
  expect(
    findTextErrata('<Note book="Hoyle" page="1">\n  So.\n</Note>\n<Note>\n  So.\n</Note>'),
  ).toEqual([]);
});

test('a misprint that the chapter does not show is gathered like a note', () => {
  const chapter = '<Misprint page="127">\n  It says No. 16 for No. 17.\n</Misprint>';
  expect(findTextErrata(chapter)).toEqual([{ page: '127', text: 'It says No. 16 for No. 17.' }]);
});

test('every note on a page of Foster’s and every misprint in a chapter is found', () => {
  for (const { file, source, tags } of readChapters()) {
    const notes = tags.filter(
      ({ name, props }) =>
        name === 'Misprint' ||
        (name === 'Note' && props['book'] === 'Foster' && props['page'] !== undefined),
    );
    expect(
      findTextErrata(source).map(({ page }) => page),
      file,
    ).toEqual(notes.map(({ props }) => props['page']));
  }
});

test('each has its text, and says whom it is about: it stands alone in the list', () => {
  for (const { file, source } of readChapters()) {
    for (const { page, text } of findTextErrata(source)) {
      expect(text, `${file}, page ${page}`).not.toBeNull();
      expect(text, `${file}, page ${page}`).not.toMatch(/^(?:He|His|It|Here|This)\b/);
    }
  }
});
