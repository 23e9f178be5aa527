import { describe, expect, test } from 'vitest';
import { menuEntriesNamed, menuEntryOf } from '../../../src/site/find-in-menu.ts';
import { MAIN_MENU, MORE_MENU } from '../../../src/site/menu.ts';

describe('the menu', () => {
  test.each([
    ['/', undefined],
    ['/learn/', '/learn/'],
    ['/manual/solo/', '/manual/'],
    ['/manual/', '/manual/'],
    ['/practice/points/', '/practice/'],
    ['/score/tournament/', '/score/tournament/'],
    ['/score/form/', '/score/'],
    ['/hands/foster-09/', '/hands/'],
    ['/shelf/mate/play/', '/shelf/'],
    ['/glossary/', '/glossary/'],
    ['/embed/', '/embed/'],
    ['/developers/', '/embed/'],
    ['/data/', '/hands/'],
    ['/hand/', '/hand/'],
    ['/play/', '/play/'],
    ['/play/series/compare/', '/play/series/'],
    ['/problems/', '/problems/'],
    ['/search/', undefined],
  ])('marks on the page %s the entry %s', (page, entry) => {
    expect(menuEntryOf(page)?.href).toBe(entry);
  });

  test.each([
    ['play', '/play/'],
    ['Play Skat', '/play/'],
    ['spielen', '/play/'],
    ['learn', '/learn/'],
    ['how to play', '/learn/'],
    ['Anfänger', '/learn/'],
    ['score', '/score/'],
    ['Skatliste', '/score/'],
    ['tournament', '/score/tournament/'],
    ['Turnier', '/score/tournament/'],
    ['practise', '/practice/'],
    ['Practice', '/practice/'],
    ['üben', '/practice/'],
    ['E-Book', '/manual/#take-along'],
    ['analyze', '/analyse/'],
    ['my hand', '/hand/'],
    ['Problems', '/problems/'],
    ['problem', '/problems/'],
    ['Aufgaben', '/problems/'],
    ['puzzles', '/problems/'],
    ['Hand-Rechner', '/hand/'],
    ['wie weit reizen', '/hand/'],
    ['bidding calculator', '/hand/'],
    ['Series', '/play/series/'],
    ['Serie', '/play/series/'],
    ['12 deals', '/play/series/'],
    ['Liste spielen', '/play/series/'],
    ['embed', '/embed/'],
    ['shelf', '/shelf/'],
    ['what you keep', '/kept/'],
  ])('is found for “%s” by the entry %s, first', (words, entry) => {
    expect(menuEntriesNamed(words)[0]?.href).toBe(entry);
  });

  test.each(['lead', 'jack of clubs', 'grand', 'trick', 'solo', ''])(
    'has nothing for “%s”, which is a word of the game',
    (words) => {
      expect(menuEntriesNamed(words)).toEqual([]);
    },
  );

  test('no two entries share a name', () => {
    for (const { also, text } of [...MAIN_MENU, ...MORE_MENU]) {
      for (const name of [text, ...also]) expect(menuEntriesNamed(name), name).toHaveLength(1);
    }
  });
});
