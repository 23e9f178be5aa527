import { describe, expect, test } from 'vitest';
import { interpret, variantsOf } from '../../../../src/site/search/query/interpret.ts';
import { sayFound } from '../../../../src/site/search/query/say.ts';
import { menuEntriesAt } from '../../../../src/site/menu/find-in-menu.ts';
import { ABSENT, SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import { distance, makeVocabulary } from '../../../../src/site/search/query/vocabulary.ts';
import { fold } from '../../../../src/site/search/query/query-words.ts';
import { SMALL_BOOK } from './small-book.ts';

const VOCABULARY = makeVocabulary(
  [
    'skat',
    'leads',
    'trump',
    'tournee',
    'drücken',
    'congress',
    'scoring',
    'matadors',
    'open',
    'nullo',
    'grand',
    'points',
  ],
  SYNONYMS.flatMap(({ spellings }) => spellings),
);
const asked = (text: string) => interpret(text, VOCABULARY, SMALL_BOOK.numbers);

describe('what is looked for', () => {
  test('leaves out words that say nothing, unless there is no other', () => {
    expect(asked('how do the points count for a grand').concepts).toEqual([['points'], ['grand']]);
    expect(asked('what is it').missing.length + asked('what is it').concepts.length).toBe(3);
  });

  test('keeps “with” where it counts matadors', () => {
    const withThem = makeVocabulary(['with', 'matadors', 'four']);
    const { concepts } = interpret('with 4 matadors', withThem, SMALL_BOOK.numbers);
    expect(concepts).toEqual([['with'], ['four', '4'], ['matadors']]);
  });

  test.each(['drücken', 'druecken', 'drucken', 'DRÜCKEN'])('%s is found', (text) => {
    expect(asked(text)).toMatchObject({ concepts: [['drucken']], instead: [], missing: [] });
  });

  test('is the form of a word that the book has', () => {
    expect(asked('leading').concepts).toEqual([['leads']]);
    expect(asked('trumps').concepts[0]?.[0]).toBe('trump');
  });

  test('is taken as it stands while it is being typed', () => {
    expect(asked('tour')).toMatchObject({ concepts: [['tour']], instead: [] });
  });

  test('is the book’s word for another, and says so', () => {
    expect(asked('null ouvert')).toMatchObject({ concepts: [['nullo'], ['open']] });
    expect(asked('kongress').instead).toEqual([
      { typed: 'kongress', replacement: 'congress', guessed: false },
    ]);
  });

  test('is what the parts of a German word mean', () => {
    expect(asked('Skatkongress').concepts).toEqual([['congress']]);
    expect(asked('Skatabrechnung').concepts).toEqual([['scoring']]);
  });

  test('is a guess for a slip, and is called one', () => {
    expect(asked('toruney')).toMatchObject({
      concepts: [['tournee', 'tournament']],
      instead: [{ typed: 'toruney', replacement: 'tourney', guessed: true }],
    });
    expect(asked('grnad').instead).toEqual([
      { typed: 'grnad', replacement: 'grand', guessed: true },
    ]);
  });

  test('is nothing where no word is near', () => {
    expect(asked('zzyzx')).toMatchObject({ concepts: [], missing: ['zzyzx'] });
    expect(asked('xqz').missing).toEqual(['xqz']);
  });

  test('is known to be absent', () => {
    const bierlachs = ABSENT.find(({ spellings }) => spellings.includes('bierlachs'));
    expect(asked('Bierlachs').absent).toEqual([bierlachs]);
  });

  test.each(ABSENT)(
    'is led to an entry of the menu, or to the settings, where the book has nothing: $spellings',
    ({ near, says }) => {
      if (near === null) expect(says).toMatch(/“Settings” at the top of any page/u);
      else expect(menuEntriesAt(near)).toHaveLength(1);
    },
  );
});

test('each way to say it is a text, the reader’s own first and worth most', () => {
  const variants = variantsOf([['grand'], ['without'], ['four', '4']]);
  expect(variants).toEqual([
    { text: 'grand without four', weight: 1 },
    { text: 'grand without 4', weight: 0.7 },
  ]);
  expect(variantsOf([])).toEqual([]);
  const many = Array.from({ length: 6 }, () => ['a', 'b', 'c']);
  expect(variantsOf(many)).toHaveLength(8);
});

test('letters changed, put in, left out or swapped each count as one', () => {
  for (const [one, other, wrong] of [
    ['tenace', 'tenace', 0],
    ['tenance', 'tenace', 1],
    ['tenac', 'tenace', 1],
    ['tennce', 'tenace', 1],
    ['teanec', 'tenace', 2],
    ['toruney', 'tourney', 1],
    ['ramsch', 'tenace', Infinity],
  ] as const)
    expect(distance(one, other, 2), `${one} ${other}`).toBe(wrong);
});

test('every synonym is written as it is compared, and none is said twice', () => {
  const spellings = [...SYNONYMS, ...ABSENT].flatMap((row) => row.spellings);
  expect(spellings.filter((word) => fold(word) !== word)).toEqual([]);
  expect(spellings.filter((word, at) => spellings.indexOf(word) !== at)).toEqual([]);
});

describe('what is said', () => {
  const straight = { ways: [], says: null, mention: null };
  const say = (text: string, pages: number, all = true) =>
    sayFound({ text, straight, lookedFor: asked(text), pages, all });

  test('names a guess', () => {
    expect(say('toruney', 3)).toBe(
      'Nothing for “toruney”. Looking for “tourney” instead. Found on 3 pages.',
    );
  });

  test('names the book’s own word', () => {
    expect(say('Skatkongress', 1)).toBe(
      'For “Skatkongress” this book says “congress”. Found on one page.',
    );
  });

  test('says what was left out, and that no page has all', () => {
    expect(say('grand zzyzx', 2)).toBe(
      'Nothing for “zzyzx”; looking for the rest. Found on 2 pages.',
    );
    expect(say('grand points', 5, false)).toBe(
      'No page has all of these words; 5 pages have some.',
    );
  });

  test('says that there is nothing', () => {
    expect(say('zzyzx', 0)).toBe(
      'Nothing found for “zzyzx”. Try a single word, or another spelling.',
    );
  });

  test('says where Enter goes', () => {
    const way = { href: '/hands/foster-01/', name: 'Hand 1', about: 'Simple Game' };
    const outcome = { text: 'hand 1', lookedFor: asked('hand 1'), all: true };
    expect(
      sayFound({ ...outcome, straight: { ways: [way], says: null, mention: 'x' }, pages: 1 }),
    ).toBe('Enter goes to hand 1. It is mentioned on one page.');
  });

  test('says which tool Enter goes to, by its name in the menu', () => {
    const outcome = { straight, lookedFor: asked('play'), all: true, pages: 9 };
    expect(sayFound({ ...outcome, text: 'play', tool: 'Play' })).toBe('Enter goes to “Play”.');
  });

  test('says before that what the book does not explain', () => {
    const outcome = { straight, lookedFor: asked('Bierlachs'), all: true, pages: 0 };
    expect(sayFound({ ...outcome, text: 'Bierlachs', tool: 'Score pad' })).toMatch(
      /^The book does not explain Bierlachs, but the score pad counts it.* Enter goes to “Score pad”\.$/,
    );
  });
});
