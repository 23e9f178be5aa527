import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKS_FORMAT } from '../../../src/reader/marks-format.ts';
import {
  addressOf,
  markAt,
  mergeMarks,
  withMark,
  withNote,
  withoutMark,
} from '../../../src/reader/marks.ts';
import type { Bookmark, Marks } from '../../../src/reader/marks.ts';
import { aMark } from './arbitrary.ts';

/** Marks as they come to be: one at each spot. */
const someMarks = fc
  .array(aMark, { maxLength: 6 })
  .map((all) => all.reduce<Marks>((marks, mark) => withMark(marks, mark), []));

const AT: Bookmark = {
  spot: {
    is: 'paragraph',
    page: '/manual/the-simple-game/',
    title: 'The Simple Game',
    section: 'following-suit',
    heading: 'Following suit',
    hash: '1x9',
    begins: 'You must follow suit',
    language: 'en',
  },
  note: '',
  at: 1,
  changed: 1,
};

describe('marks', () => {
  test('have an address that leads to them', () => {
    expect(addressOf(AT.spot)).toBe('/manual/the-simple-game/#here-1x9');
    const spot = { is: 'hand', hand: 'foster-01', title: '', place: 't7.2', says: '' } as const;
    expect(addressOf({ ...spot, language: 'de' })).toBe('/hands/foster-01/#foster-01/t7.2');
  });

  test('are set, written at, and taken away', () => {
    const address = addressOf(AT.spot);
    const marks = withNote(withMark([], AT), address, '', '  Mind the jacks. \r\n', 5);
    expect(markAt(marks, address)).toEqual({ ...AT, note: 'Mind the jacks.', changed: 5 });
    expect(withoutMark(marks, address)).toEqual([]);
    expect(withNote([], address, '', 'lost?', 5)).toEqual([]);
  });
});

describe('no mark and no note is lost', () => {
  const address = addressOf(AT.spot);
  const storedMarks = (marks: Marks): unknown =>
    JSON.parse(JSON.stringify(MARKS_FORMAT.make(marks)));

  test('however many there are', () => {
    const many = Array.from({ length: 2001 }, (_, at): Bookmark => ({
      ...AT,
      spot: { ...AT.spot, hash: `h${at}` } as Bookmark['spot'],
    }));
    const marks = withMark(many, AT);
    expect(marks).toHaveLength(2002);
    expect(mergeMarks(many, [AT])).toHaveLength(2002);
    expect(MARKS_FORMAT.read(storedMarks(marks))).toEqual({ is: 'whole', value: marks });
  });

  test('when two long ones are brought together', () => {
    const [one, other] = ['a', 'b'].map((letter) => letter.repeat(9000));
    const merged = mergeMarks([{ ...AT, note: one! }], [{ ...AT, note: other!, changed: 2 }]);
    expect(merged[0]?.note).toBe(`${one}\n\n${other}`);
    expect(MARKS_FORMAT.read(storedMarks(merged))).toEqual({ is: 'whole', value: merged });
  });

  test('when two tabs write at the same spot', () => {
    const marks = withMark([], { ...AT, note: 'As it was.' });
    const first = withNote(marks, address, 'As it was.', 'As it was. More.', 2);
    // The second tab still shows what it read before.
    expect(withNote(first, address, 'As it was.', 'As it was.', 3)).toEqual(first);
    const both = withNote(first, address, 'As it was.', 'Something else.', 3);
    expect(markAt(both, address)?.note).toBe('As it was. More.\n\nSomething else.');
  });
});

describe('marks of two browsers together', () => {
  test('lose no mark and no note', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (ours, theirs) => {
        const merged = mergeMarks(ours, theirs);
        for (const { note, spot } of [...ours, ...theirs]) {
          expect(markAt(merged, addressOf(spot))?.note).toContain(note);
        }
      }),
    );
  });

  test('are the same in either order and however often', () => {
    fc.assert(
      fc.property(someMarks, someMarks, (ours, theirs) => {
        const merged = mergeMarks(ours, theirs);
        const notes = (marks: Marks) =>
          new Map(marks.map(({ note, spot }) => [addressOf(spot), note]));
        expect(notes(mergeMarks(theirs, ours))).toEqual(notes(merged));
        expect(mergeMarks(merged, theirs)).toEqual(merged);
      }),
    );
  });
});

describe('marks as they are kept', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(someMarks, (marks) => {
        const stored: unknown = JSON.parse(JSON.stringify(MARKS_FORMAT.make(marks)));
        expect(MARKS_FORMAT.read(stored)).toEqual({ is: 'whole', value: marks });
      }),
    );
  });

  test('are English when an older version has kept them, which did not name the language', () => {
    const { language, ...spot } = AT.spot;
    const stored = { vorhand: 'marks', version: 1, marks: [{ ...AT, spot }] };
    expect(MARKS_FORMAT.read(stored)).toEqual({ is: 'whole', value: [AT] });
    expect(language).toBe('en');
  });

  test('a damaged one is left out, and the others stay', () => {
    const broken: unknown[] = [
      null,
      { ...AT, at: 'today' },
      { ...AT, spot: { ...AT.spot, page: 'javascript:alert(1)' } },
      { ...AT, spot: { ...AT.spot, page: '//elsewhere.example/' } },
      { ...AT, spot: { is: 'hand', hand: '../x', title: '', place: 'deal', says: '' } },
      { ...AT, note: 7 },
    ];
    for (const entry of broken) {
      const stored = { vorhand: 'marks', version: 1, marks: [entry, AT] };
      expect(MARKS_FORMAT.read(stored)).toEqual({ is: 'damaged', value: [AT] });
    }
  });

  test('what a newer version wrote is not touched, anything else is damaged', () => {
    expect(MARKS_FORMAT.read({ vorhand: 'marks', version: 2 })).toEqual({ is: 'newer' });
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(MARKS_FORMAT.read(data)).toEqual({ is: 'damaged', value: [] });
      }),
    );
  });
});
